import type { Store } from '../../cache/store.ts'
import type { Fragments } from '../../site/render/blocks.tsx'
import { textsTag } from './query-cache.ts'

/** HTML, and the same deflated. */
const growth = 1.3
const tags: ReadonlySet<string> = new Set([textsTag])

/**
 * Parts of pages. The objects that a part was drawn from are query results, or parts of them, and never change: their
 * numbers stand for them in the key. When a result is no longer kept, what was drawn from it is not asked for again.
 */
export function createFragmentCache(store: Store): Fragments {
  const cache = store.cache<Buffer>('fragment', { sizeOf: ({ length }) => length * growth, tagsOf: () => tags })
  const numbers = new WeakMap<object, number>()
  let last = 0

  function numberOf(object: object | null): number {
    if (!object) return 0
    const known = numbers.get(object)
    if (known) return known
    last += 1
    numbers.set(object, last)
    return last
  }

  return (sources, key, draw) => {
    const full = `${sources.map(numberOf).join(' ')} ${key}`
    const known = cache.get(full)
    if (known) return known
    const drawn = draw()
    cache.put(full, drawn)
    return drawn
  }
}
