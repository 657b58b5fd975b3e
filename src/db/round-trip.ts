/**
 * One question at a time for any number of callers: each is answered by a question that was put after it asked,
 * and all who wait meanwhile share the next one.
 */
export function shareRoundTrips(ask: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  const begin = async () => {
    await current.catch(() => {})
    if (next) current = next
    next = null
    await ask()
  }
  return () => {
    next ??= begin()
    return next
  }
}
