import type { Placeholder, SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject, ObjectSchema, Schema } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import type { SluggedKind } from '../../domain/slugs.ts'
import { type Access, type Asking, isEditor, type StaffFields } from './access.ts'
import type { ApiContext, Principal, ReadHeader } from './context.ts'
import type { ErrorCode } from './errors.ts'
import type { FilterFields } from './filters.ts'
import type { Sort } from './list-query.ts'
import type { Parameter } from './parameters.ts'

/** What the generic six need to know of a table. */
export interface Resource {
  /** As operations and GraphQL fields name it: ['faq', 'faqs']. */
  names: [one: string, many: string]
  table: PgTable & { id: PgColumn }
  /** What leaves the API, by name. */
  columns: Record<string, PgColumn | SQL>
  /** Of one, what readers of its language see otherwise; `whole` for editors. */
  columnsIn?: (locale: Locale, whole: boolean) => Record<string, SQL>
  /** What editors see otherwise than everybody, which nobody keeps then. */
  editorColumns?: Record<string, PgColumn | SQL>
  /** Columns that lists leave out until the query says `<parameter>=true`: they cost more than the rest. */
  onRequest?: { parameter: string; description: string; columns: Record<string, PgColumn | SQL>; schema: Schema }
  /** What only staff see beside it. */
  staffColumns?: Record<string, PgColumn | SQL>
  filters: FilterFields
  /** The order when none is asked. */
  sort: Sort[]
  schema: Schema
  input: ObjectSchema<AnyObject>
  /** Checked input as the table's columns; left out, the names are the same. */
  toRow?: (input: AnyObject) => AnyObject
  /** What some alone change, where others may change the rest: 403. */
  staffFields?: StaffFields
  /** What else than the id finds one: a page's slugs, and which of several first. */
  alsoFoundBy?: { slugIs(slug: Placeholder): SQL; first(slug: Placeholder, locale: Locale): SQL }
  /** When it was changed last, which leaves the API as `updatedAt`: a change that names another moment is 409. */
  version?: PgColumn
  /** Editors put it in order, by its `sequence`; what is new comes last. */
  ordered?: true
  /** What points at one and keeps it: rows of `_id`, `kind`, `name` and `day` (schemas/subject.ts). */
  usedBy?: (id: string) => SQL
  /** It has an address of its own on the site, made of this field; the one before leads there. */
  slugged?: { kind: SluggedKind; by: 'name' }
  /** Stored things whose answers contain this one, as cache tags beside its own. */
  shownIn?: string[]
  /** Left out, everybody sees every row, and answers are kept; else only rows for which this holds (see access.ts). */
  visible?: (caller: Asking | null) => SQL | undefined
  /** The journal says who made, changed and removed one; of people the names of the fields alone. */
  journal?: 'values' | 'fields'
  /** How the journal says a row, where columns alone would not say it. */
  journalRow?: (row: Record<string, unknown>) => Record<string, unknown>
  /** How a row comes, changes and goes where that is more than one statement; each gives back the row's id. */
  create?: (context: ApiContext, input: AnyObject, header: ReadHeader) => Promise<string>
  update?: (context: ApiContext, id: string, input: AnyObject) => Promise<string>
  remove?: (context: ApiContext, id: string) => Promise<void>
  /** What a PATCH may say; left out, any part of `input`. */
  changes?: ObjectSchema<AnyObject>
}

type Verb = 'read' | 'create' | 'update' | 'delete'

/** What its six calls are: who may call them, how they can fail, and what people read of them. */
export interface ResourceCalls {
  access: Record<Verb, Access>
  /** Beside what every call of its kind can; `read` is that of one by its id. */
  failures?: Partial<Record<Verb, readonly ErrorCode[]>>
  /** 'a category', 'categories', and a sentence about them. */
  words: { one: string; many: string; about: string }
  /** What is worth knowing of one of the calls, as sentences; `id` what stands in the path, where that is not the id alone. */
  more?: Partial<Record<Verb | 'id', string>>
  /** A body that adds one, for people to try. */
  example?: object
  /** Headers that `create` reads. */
  createHeaders?: Parameter[]
  /** What was made stays: DELETE is always refused. */
  neverDeleted?: true
}

/** What of a row leaves the API for this caller; `whole` is with what lists leave out. */
export const columnsFor = (
  { columns, editorColumns, staffColumns, onRequest }: Resource,
  caller: Principal | null,
  whole: boolean,
): Record<string, PgColumn | SQL> => ({
  ...columns,
  ...(isEditor(caller) && editorColumns),
  ...(whole && onRequest?.columns),
  ...(caller?.role === 'STAFF' && staffColumns),
})

/** The columns of a checked input. */
export const rowOf = (resource: Resource, input: AnyObject): AnyObject => resource.toRow?.(input) ?? input

/** The cache tag of one row. */
export const tagOfRow = ({ names }: Resource, id: string): string => `${names[0]}:${id.toLowerCase()}`

/** The cache tags that a change of a row touches: its own, that of the lists, which may show it elsewhere now, and others. */
export const tagsOf = (resource: Resource, id: string): string[] =>
  resource.visible ? [] : [tagOfRow(resource, id), resource.names[1], ...(resource.shownIn ?? [])]

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What people read of each of the six calls: a line for lists of calls, and sentences. */
export function describeCalls({ words: { one, many, about }, more = {} }: ResourceCalls) {
  const described = (summary: string, ...sentences: (string | undefined)[]) => ({
    summary,
    description: sentences.filter(Boolean).join(' '),
  })
  return {
    list: described(`A page of ${many}`, about, 'A page of those that fit the filters, and how many those are in all.'),
    all: described(`All ${many}`, about, 'All that fit the filters at once, as a plain array.'),
    read: described(
      capital(one),
      about,
      'One of them; 404 when there is none, or when the caller may not see it.',
      more.read,
    ),
    create: described(`Adds ${one}`, `Adds ${one} and gives it back with its id.`, more.create),
    update: described(
      `Changes ${one}`,
      `Changes what the body names of ${one}, leaves the rest as it is, and gives back the whole.`,
      more.update,
    ),
    delete: described(`Deletes ${one}`, `Deletes ${one}.`, more.delete),
  }
}
