const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const longest = 400

/** A fraction in base 62 without the '0.' before it, nor zeros at its end. */
export const isPosition = (text: string): boolean => text.length <= longest && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(text)

const digitOf = (text: string) => digits.indexOf(text.charAt(0) || '0')

function between(low: string, high: string | null): string {
  let shared = 0
  while (high !== null && shared < high.length && (low.charAt(shared) || '0') === high.charAt(shared)) shared += 1
  if (high !== null && shared > 0) return high.slice(0, shared) + between(low.slice(shared), high.slice(shared))
  const first = digitOf(low)
  const end = high === null ? digits.length : digitOf(high)
  // At the end a step of one keeps positions short when blocks are added one after the other.
  if (end - first > 1) return digits.charAt(high === null ? first + 1 : Math.round((first + end) / 2))
  if (high !== null && high.length > 1) return high.charAt(0)
  return digits.charAt(first) + between(low.slice(1), null)
}

/** A position after `low` and before `high`; null is the beginning and the end. */
export const positionBetween = (low: string | null, high: string | null): string =>
  between(low ?? '', high !== null && low !== null && low >= high ? null : high)

/** As many positions as are asked for, with room before, between and after. */
export function spreadPositions(count: number): string[] {
  let width = 1
  while (digits.length ** width < 2 * (count + 1)) width += 1
  const step = Math.floor(digits.length ** width / (count + 1))
  return Array.from({ length: count }, (_, index) => {
    let rest = (index + 1) * step
    let text = ''
    for (let place = 0; place < width; place += 1) {
      text = digits.charAt(rest % digits.length) + text
      rest = Math.floor(rest / digits.length)
    }
    return text.endsWith('0') ? `${text}V` : text
  })
}
