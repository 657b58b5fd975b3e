import type { Locale, Localized } from '../locales.ts'

/** Where a value stands in the content of one language: names of fields, and items of a list by their `_id`. */
export type Path = readonly string[]

export type Values = Record<string, unknown>

/** A block of a draft. The one whose id is '' holds the document's own content: it stands nowhere and never goes. */
export interface Block {
  id: string
  block: string
  /** A fractional index, compared with `<`; PostgreSQL does the same under COLLATE "C". */
  position: string
  /** null: nobody ever said. */
  hidden: boolean | null
  removed: boolean
  /** Languages nobody wrote in are left out. */
  data: Partial<Localized<Values>>
  /** By language and field: which Dutch text a translation was made of (`textHash`), where Dutch says another by now. */
  sources?: Partial<Localized<Readonly<Record<string, string>>>> | null
}

/** Every block by its id, those that were removed too. */
export type Draft = ReadonlyMap<string, Block>

/**
 * What an editor does to one block. `was` is what the editor saw there: where it says something else by then, somebody
 * wrote since, and nothing is changed. A `set` to null takes the value away; of an item of a list, the item. A
 * translation says `from` which Dutch text it is (`textHash`); `confirm` says that one is right as it stands. As it is
 * kept, a `set` may have a part of a text alone: `value` stands in place of as many letters, from that one on (`at`).
 */
export type Operation = { id: string; undo?: true } & (
  | {
      op: 'set'
      locale: Locale
      path: Path
      value: unknown
      was?: unknown
      from?: string
      at?: readonly [number, number]
    }
  | { op: 'confirm'; locale: Locale; path: Path; from: string }
  | { op: 'move'; position: string; was?: string; asked?: string }
  | { op: 'insert'; block: NewBlock }
  | { op: 'hide'; value: boolean | null; was?: boolean | null }
  | { op: 'remove' | 'restore' }
)

export type NewBlock = Pick<Block, 'block' | 'position' | 'hidden' | 'data'>

/**
 * An operation that met what somebody else did. 'changed': the value is another by now; 'missing': there is no such
 * block or item; 'exists': the block is there already; 'removed': kept, in a block that was taken away.
 */
export interface Conflict {
  operation: Operation
  reason: 'changed' | 'missing' | 'exists' | 'removed'
  /** What stands there. */
  current: unknown
}

/** What an editor sends; sent again under the same number it changes nothing more. */
export interface Save {
  /** The version it was made on. */
  base: number
  client: string
  number: number
  operations: readonly Operation[]
}

/** A save as everybody replays it. */
export interface SavedRow {
  version: number
  client: string
  number: number
  operations: readonly Operation[]
  conflicts: readonly Conflict[]
}
