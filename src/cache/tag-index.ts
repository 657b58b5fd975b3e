/** A tag and the entries that bear it: the text is held once, however many do. */
interface Tag<Entry> {
  name: string
  entries: Set<Entry>
}

export interface Tagged<Entry> {
  tags: Tag<Entry>[]
}

/** Which entries bear which tag; a tag that none bears any more is forgotten. */
export function createTagIndex<Entry extends Tagged<Entry>>() {
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
