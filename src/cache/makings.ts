/** Something being made: which tags were dropped since it began. */
interface Making {
  dropped: Set<string>
  isVoid: boolean
}

/**
 * Requests in flight. Who asks for a key that is being made gets what comes of it, unless something was dropped since
 * it began; and what comes of a making is fresh only if nothing it is made of was dropped meanwhile.
 */
export function createMakings() {
  const running = new Set<Making>()
  let joinable = new Map<string, Promise<unknown>>()

  return {
    /** `make` is told how to ask, at its end, whether a value of these tags is fresh. */
    join<Value>(
      key: string,
      make: (isFresh: (tags: ReadonlySet<string>) => boolean) => Promise<Value>,
    ): Promise<Value> {
      const known = joinable.get(key)
      // A key names one cache and one value in it, so this is what its `make` gives.
      if (known) return known as Promise<Value>
      const mine = joinable
      const making: Making = { dropped: new Set(), isVoid: false }
      running.add(making)
      const made = make((tags) => !making.isVoid && ![...tags].some((tag) => making.dropped.has(tag))).finally(() => {
        running.delete(making)
        mine.delete(key)
      })
      mine.set(key, made)
      return made
    },
    drop(tags: Iterable<string>): void {
      const names = [...tags]
      for (const { dropped } of running) for (const name of names) dropped.add(name)
      joinable = new Map()
    },
    /** Whatever is being made may be old. */
    dropAll(): void {
      for (const making of running) making.isVoid = true
      joinable = new Map()
    },
  }
}
