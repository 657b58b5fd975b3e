/** Bytes of a string: V8 keeps one a character as long as all are Latin-1, of which a sample tells. */
function stringBytes(text: string): number {
  const isWide = /[\u0100-\uffff]/.test(text)
  return 16 + text.length * (isWide ? 2 : 1)
}

/** Bytes that plain data takes as objects in memory, about: three to six times its length as JSON. */
export function memorySize(value: unknown): number {
  if (typeof value === 'string') return stringBytes(value)
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce((total: number, item) => total + 8 + memorySize(item), 32)
  let total = 24
  for (const key in value) total += 8 + memorySize(value[key as keyof typeof value])
  return total
}
