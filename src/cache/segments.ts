import { LRUCache } from 'lru-cache'

/** What lies in the segments: its size in bytes decides how many fit. */
export interface Sized {
  key: string
  size: number
}

/** Of all bytes, what entries that were asked for again may take; the rest is for those asked for once. */
const frequentShare = 0.8

/**
 * A segmented LRU: an entry is on probation until it is asked for a second time, so that any number of things asked
 * for once push out only each other. `onEvict` hears of what fell out for want of room.
 */
export function createSegments<Entry extends Sized>(maxBytes: number, onEvict: (entry: Entry) => void) {
  const segment = (maxSize: number, evict: (entry: Entry) => void) =>
    new LRUCache<string, Entry>({
      maxSize: Math.floor(maxSize),
      sizeCalculation: ({ size }) => size,
      dispose: (entry, _, reason) => reason === 'evict' && evict(entry),
    })
  const probation = segment(maxBytes * (1 - frequentShare), onEvict)
  // Long unused, it gets a second chance.
  const frequent = segment(maxBytes * frequentShare, (entry) => void probation.set(entry.key, entry))

  return {
    /** Larger ones would push out too much at once. */
    largest: Math.floor(maxBytes / 20),
    /** The entry, which counts as asked for. */
    get(key: string): Entry | undefined {
      const known = frequent.get(key)
      if (known) return known
      const promoted = probation.get(key)
      if (!promoted) return undefined
      probation.delete(key)
      frequent.set(key, promoted)
      return promoted
    },
    peek: (key: string): Entry | undefined => frequent.peek(key) ?? probation.peek(key),
    /** Puts an entry where its predecessor of that key was; again, after its size has changed. */
    set(entry: Entry): void {
      const place = frequent.has(entry.key) ? frequent : probation
      // An entry that is there already would keep its old size.
      place.delete(entry.key)
      place.set(entry.key, entry)
    },
    delete(key: string): void {
      frequent.delete(key)
      probation.delete(key)
    },
    clear(): void {
      frequent.clear()
      probation.clear()
    },
    *entries(): Generator<Entry> {
      yield* frequent.values()
      yield* probation.values()
    },
    get bytes() {
      return frequent.calculatedSize + probation.calculatedSize
    },
  }
}
