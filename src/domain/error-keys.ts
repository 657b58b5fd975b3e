/**
 * The keys of what is said of a fault ('error.required') at `path` ('invoice.city'), the more telling first:
 * requiredCity, required. None of a message that is no key.
 */
export function errorKeys(message: string, path = ''): string[] {
  const [, key] = /^error\.(\w+)$/.exec(message) ?? []
  if (!key) return []
  const field = path.slice(path.lastIndexOf('.') + 1)
  return [`${key}${field.charAt(0).toUpperCase()}${field.slice(1)}`, key]
}
