/** An access token as its cookie holds it: JSON, or raw where that cannot be read (spec section 7). */
export function tokenInCookie(value: string): string {
  // Mostly raw: an error costs more than all else that is read of a request.
  if (!value.trimStart().startsWith('"')) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}
