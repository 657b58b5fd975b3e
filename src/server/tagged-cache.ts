/** Values that fall when something behind them changes; the least recently used go when `maximumSize` is passed. */
export interface TaggedCache<Value> {
  /** Not what is older than `maximumAge`, unless `evenOld`: better than nothing. */
  get(key: string, evenOld?: boolean): Value | undefined
  /** What `set` must be handed: the moment before the value's making began. */
  moment(): number
  /** Refused (false) when one of the tags was dropped since `begun`: the value may be made of what was there before. */
  set(key: string, value: Value, size: number, tags: Iterable<string>, begun: number): boolean
  drop(tags: Iterable<string>): void
  clear(): void
  readonly count: number
  readonly size: number
}

interface Entry<Value> {
  value: Value
  madeAt: number
  size: number
  tags: string[]
}

/** Milliseconds: some of what pages say depends on the clock alone, such as which session is the next. */
const maximumAge = 60_000

export function createTaggedCache<Value>(maximumSize: number): TaggedCache<Value> {
  const entries = new Map<string, Entry<Value>>()
  const keysByTag = new Map<string, Set<string>>()
  const droppedAt = new Map<string, number>()
  let now = 0
  let clearedAt = -1
  let total = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.size
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  return {
    get(key, evenOld = false) {
      const entry = entries.get(key)
      if (!entry || (!evenOld && performance.now() - entry.madeAt > maximumAge)) return undefined
      // Moving to the end on each hit costs more than it saves on a cache that is far from full.
      if (total > maximumSize / 2) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry.value
    },
    moment: () => now,
    set(key, value, size, tags, begun) {
      const tagList = [...tags]
      if (clearedAt >= begun || tagList.some((tag) => (droppedAt.get(tag) ?? -1) >= begun)) return false
      remove(key)
      entries.set(key, { value, madeAt: performance.now(), size, tags: tagList })
      total += size
      for (const tag of tagList) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      for (const oldest of entries.keys()) {
        if (total <= maximumSize) break
        remove(oldest)
      }
      return true
    },
    drop(tags) {
      for (const tag of tags) {
        droppedAt.set(tag, now)
        for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key)
      }
      now += 1
    },
    clear() {
      entries.clear()
      keysByTag.clear()
      droppedAt.clear()
      total = 0
      clearedAt = now
      now += 1
    },
    get count() {
      return entries.size
    },
    get size() {
      return total
    },
  }
}
