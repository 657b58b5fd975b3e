import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject, ObjectSchema, Schema } from 'yup'
import type { ApiContext, Caller } from '../context.ts'
import type { FilterFields } from '../filters.ts'
import type { Sort } from '../list-query.ts'
import type { Parameter } from '../openapi/operation.ts'

export type HeaderReader = (name: string) => string | undefined

/** What the generic six need to know of a table. */
export interface Resource {
  /** As operations and GraphQL fields name it: ['faq', 'faqs']. */
  names: [one: string, many: string]
  table: PgTable & { id: PgColumn }
  /** What leaves the API, by name. */
  columns: Record<string, PgColumn | SQL>
  /** What only staff see beside it. */
  staffColumns?: Record<string, PgColumn | SQL>
  filters: FilterFields
  /** The order when none is asked. */
  sort: Sort[]
  schema: Schema
  input: ObjectSchema<AnyObject>
  /** Checked input as the table's columns; left out, the names are the same. */
  toRow?: (input: AnyObject) => AnyObject
  /** What else than the id finds one: a page's slugs. */
  alsoFoundBy?: (id: string) => SQL
  /** Stored things whose answers contain this one, as cache tags beside its own. */
  shownIn?: string[]
  /** Left out, everybody sees every row, and answers are kept; else only rows for which this holds (see owner.ts). */
  visible?: (caller: Caller | null) => SQL | undefined
  /** How a row comes, changes and goes where that is more than one statement; each gives back the row's id. */
  create?: (context: ApiContext, input: AnyObject, header: HeaderReader) => Promise<string>
  update?: (context: ApiContext, id: string, input: AnyObject) => Promise<string>
  remove?: (context: ApiContext, id: string) => Promise<void>
  /** Headers that `create` reads. */
  createHeaders?: Parameter[]
  /** What a PATCH may say; left out, any part of `input`. */
  changes?: ObjectSchema<AnyObject>
}

/** What of a row leaves the API for this caller. */
export const columnsFor = ({ columns, staffColumns }: Resource, caller: Caller | null) =>
  caller?.role === 'STAFF' ? { ...columns, ...staffColumns } : columns

/** The columns of a checked input. */
export const rowOf = (resource: Resource, input: AnyObject): AnyObject => resource.toRow?.(input) ?? input

/** The cache tags that a change touches. */
export const tagsOf = (resource: Resource): string[] =>
  resource.visible ? [] : [resource.names[1], ...(resource.shownIn ?? [])]
