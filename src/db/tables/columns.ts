import { SQL, StringChunk } from 'drizzle-orm'
import { type AnyPgColumn, customType, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A text per language: Dutch always, the others null while untranslated. */
export type LocalizedText = { nl: string; en: string | null; fr: string | null }

export const localized = (name: string) => jsonb(name).$type<LocalizedText>()
export const id = () => uuid('id').primaryKey().defaultRandom()
/** The row of another table that one belongs to, which has to stay; and the one that it is a part of, and goes with. */
export const rowOf = (name: string, of: () => AnyPgColumn) => uuid(name).notNull().references(of)
export const partOf = (name: string, of: () => AnyPgColumn) =>
  uuid(name).notNull().references(of, { onDelete: 'cascade' })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/** When it was changed last: whoever read it before does not overwrite that. */
export const updatedAt = () => instant('updated_at').notNull().defaultNow()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Text compared byte by byte, as JavaScript compares it. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A state as it stands in a statement, and as it is sent where a statement was built without knowing it. */
class WrittenState extends SQL {
  readonly toPostgres: () => string

  constructor(state: string) {
    super([new StringChunk(`'${state.replaceAll("'", "''")}'`)])
    this.toPostgres = () => state
  }
}

/** A column of states: they are written into statements, so that a plan that is kept can use the indexes of a state's rows. */
export const state = <State extends string>(name: string) =>
  customType<{ data: State; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => new WrittenState(value),
  })(name)
