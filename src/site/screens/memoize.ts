const nothing = {}

/**
 * Keeps what was made of one or two objects and a key for as long as those objects live: query results are such
 * objects, so what is drawn from an answer goes when the answer goes. At most `limit` keys for each pair.
 */
export function memoize<Made>(limit = 50) {
  const store = new WeakMap<object, WeakMap<object, Map<string, Made>>>()
  return (first: object | null, second: object | null, key: string, make: () => Made): Made => {
    let seconds = store.get(first ?? nothing)
    if (!seconds) {
      seconds = new WeakMap()
      store.set(first ?? nothing, seconds)
    }
    let keys = seconds.get(second ?? nothing)
    if (!keys) {
      keys = new Map()
      seconds.set(second ?? nothing, keys)
    }
    const known = keys.get(key)
    if (known !== undefined) return known
    const made = make()
    if (keys.size < limit) keys.set(key, made)
    return made
  }
}
