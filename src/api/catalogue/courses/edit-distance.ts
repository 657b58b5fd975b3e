/**
 * How many letters are wrong, missing, too many or exchanged with their neighbour between two words; `asPart` lets the
 * second one begin earlier and end later.
 */
export function editDistance(typed: string, word: string, { asPart = false } = {}): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => (asPart ? 0 : at))
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      const isExchanged = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      const none = Number.POSITIVE_INFINITY
      current[at] = Math.min(
        (last[at] ?? none) + 1,
        (current[at - 1] ?? none) + 1,
        (last[at - 1] ?? none) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[at - 2] ?? none) + 1 : none,
      )
    }
    beforeLast = last
    last = current
  }
  return asPart ? Math.min(...last) : (last.at(-1) ?? 0)
}
