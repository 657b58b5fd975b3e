/** Sets a value at a path that a form's definition names. */
export function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner = (target[name] ?? {}) as Record<string, unknown>
  target[name] = inner
  setAt(inner, rest, value)
}
