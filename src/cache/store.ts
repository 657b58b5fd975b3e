import { createSegments, type Sized } from './segments.ts'

/** A tag and the entries that bear it: the text is held once, however many do. */
interface Tag<Entry> {
  name: string
  entries: Set<Entry>
}

interface Tagged<Entry> {
  tags: Tag<Entry>[]
}

/** Which entries bear which tag; a tag that none bears any more is forgotten. */
function createTagIndex<Entry extends Tagged<Entry>>() {
  const index = new Map<string, Tag<Entry>>()

  return {
    add(entry: Entry, names: Iterable<string>): void {
      for (const name of names) {
        const tag = index.get(name) ?? { name, entries: new Set() }
        index.set(name, tag)
        tag.entries.add(entry)
        entry.tags.push(tag)
      }
    },
    remove(entry: Entry): void {
      for (const tag of entry.tags) {
        tag.entries.delete(entry)
        if (tag.entries.size === 0) index.delete(tag.name)
      }
      entry.tags = []
    },
    bearing: (name: string): Entry[] => [...(index.get(name)?.entries ?? [])],
    clear: () => index.clear(),
  }
}

/** A value that is being made: which tags were dropped since it began. */
interface InFlight {
  dropped: Set<string>
  isVoid: boolean
}

/**
 * Values in flight. A second request for a key joins the first, unless something was dropped since that began; and a
 * value is fresh only if none of its own tags was dropped meanwhile.
 */
function createInFlight() {
  const running = new Set<InFlight>()
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
      const own: InFlight = { dropped: new Set(), isVoid: false }
      running.add(own)
      const made = make((tags) => !own.isVoid && ![...tags].some((tag) => own.dropped.has(tag))).finally(() => {
        running.delete(own)
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
      for (const one of running) one.isVoid = true
      joinable = new Map()
    },
  }
}

interface Entry extends Sized, Tagged<Entry> {
  value: unknown
  madeAt: number
}

export interface CacheOptions<Value> {
  /** Bytes that a value takes in memory. */
  sizeOf(value: Value): number
  /** What a value is made of: it falls when one of these tags is dropped. null: it may not be kept. */
  tagsOf(value: Value): ReadonlySet<string> | null
  /** false keeps nothing; those who ask at the same moment still share what is in flight. */
  enabled?: boolean
}

/** One kind of thing in the store. */
export interface Cache<Value> {
  /** What is kept and may be trusted. */
  get(key: string): Value | undefined
  /** What is kept, however old: better than nothing. */
  getStale(key: string): Value | undefined
  /** What is kept, else what `make` gives, which is kept if nothing it is made of changed meanwhile. */
  fetch(key: string, make: () => Promise<Value>): Promise<Value>
  /** Keeps what was made at once of what its key names, so that it cannot be old. */
  put(key: string, value: Value): void
  /** Weighs a kept value again, which has grown or shrunk. */
  weigh(key: string, value: Value): void
}

/** Milliseconds: some of what pages say depends on the clock alone, such as which session is the next. */
const maxAge = 60_000
/** Bytes, measured: an entry in its segment, and its place under each of its tags. */
const entryBytes = 500
const tagBytes = 80

/**
 * One store for everything that is kept, bounded in bytes over all of it. It keeps and gives nothing before it is
 * trusted: from when changes are heard of until they may be missed.
 */
export function createStore(maxBytes: number) {
  const tags = createTagIndex<Entry>()
  const segments = createSegments<Entry>(maxBytes, tags.remove)
  const inFlight = createInFlight()
  let isTrusted = false

  function remove(entry: Entry) {
    tags.remove(entry)
    segments.delete(entry.key)
  }

  function cache<Value>(name: string, { sizeOf, tagsOf, enabled = true }: CacheOptions<Value>): Cache<Value> {
    const keyOf = (key: string) => `${name} ${key}`

    const bytesOf = (key: string, value: Value, tagCount: number) =>
      Math.ceil(sizeOf(value)) + key.length * 2 + tagCount * tagBytes + entryBytes

    function keep(key: string, value: Value, names: ReadonlySet<string>) {
      const size = bytesOf(key, value, names.size)
      const old = segments.peek(key)
      if (old) tags.remove(old)
      if (size > segments.largest) return segments.delete(key)
      const entry: Entry = { key, value, size, madeAt: performance.now(), tags: [] }
      tags.add(entry, names)
      segments.set(entry)
    }

    function get(key: string): Value | undefined {
      if (!isTrusted || !enabled) return undefined
      const entry = segments.get(keyOf(key))
      const isFresh = entry && performance.now() - entry.madeAt <= maxAge
      // Only this cache writes under its name.
      return isFresh ? (entry.value as Value) : undefined
    }

    return {
      get,
      getStale: (key) => segments.peek(keyOf(key))?.value as Value | undefined,
      async fetch(key, make) {
        const known = get(key)
        if (known !== undefined) return known
        const full = keyOf(key)
        return inFlight.join(full, async (isFresh) => {
          const value = await make()
          const names = enabled ? tagsOf(value) : null
          if (names && isTrusted && isFresh(names)) keep(full, value, names)
          return value
        })
      },
      put(key, value) {
        const names = tagsOf(value)
        if (enabled && isTrusted && names) keep(keyOf(key), value, names)
      },
      weigh(key, value) {
        const entry = segments.peek(keyOf(key))
        if (entry?.value !== value) return
        entry.size = bytesOf(entry.key, value, entry.tags.length)
        segments.set(entry)
      },
    }
  }

  function clear() {
    segments.clear()
    tags.clear()
    inFlight.dropAll()
  }

  return {
    cache,
    /** Everything may have changed. */
    clear,
    /** Something of these names has changed. */
    drop(names: Iterable<string>): void {
      const changed = [...names]
      inFlight.drop(changed)
      for (const name of changed) for (const entry of tags.bearing(name)) remove(entry)
    },
    /** From now on changes may be missed. */
    bypass(): void {
      isTrusted = false
      inFlight.dropAll()
    },
    /** From now on every change is heard of; what changed before is not known. */
    trust(): void {
      clear()
      isTrusted = true
    },
    /** How much of each kind there is. */
    sizes(): Map<string, { count: number; bytes: number }> {
      const sizes = new Map<string, { count: number; bytes: number }>()
      for (const { key, size } of segments.entries()) {
        const name = key.slice(0, key.indexOf(' '))
        const { count, bytes } = sizes.get(name) ?? { count: 0, bytes: 0 }
        sizes.set(name, { count: count + 1, bytes: bytes + size })
      }
      return sizes
    },
    get bytes() {
      return segments.bytes
    },
  }
}

export type Store = ReturnType<typeof createStore>
