import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/client.ts'

function builtOnce<Built>(keyOf: (db: Executor) => object, build: (db: Executor) => Built): (db: Executor) => Built {
  const built = new WeakMap<object, Built>()
  return (db) => {
    const key = keyOf(db)
    const known = built.get(key) ?? build(db)
    built.set(key, known)
    return known
  }
}

/**
 * A statement built once for the pool, and once for the transactions of each connection: building the SQL of a course takes
 * longer than asking for it.
 */
export const preparedFor = <Statement>(build: (db: Executor) => Statement) => builtOnce((db) => db._.session, build)

/** What is kept of what a database said; nothing of a transaction outlives it. */
export const keptFor = <Kept>(build: () => Kept) => builtOnce((db) => db, build)

const dialect = new PgDialect()

/** A statement that is written as SQL, to be kept: the rows of what it gives for the values of its placeholders. */
export function prepareSql<Row>(db: Executor, text: SQL) {
  const statement = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    dialect.sqlToQuery(text),
    undefined,
    undefined,
    false,
  )
  return async (values: Record<string, unknown> = {}): Promise<Row[]> => (await statement.execute(values)).rows
}

/** Shapes that callers choose could go on for ever; the one that was not asked for longest makes way. */
const mostShapes = 100

/** As `preparedFor`, a statement for each shape that a query may have; one without a shape is built and not kept. */
export function preparedByShape<Query, Statement>(
  shapeOf: (query: Query) => string | null,
  build: (db: Executor, query: Query) => Statement,
): (db: Executor, query: Query) => Statement {
  const shapes = preparedFor(() => new Map<string, Statement>())
  return (db, query) => {
    const shape = shapeOf(query)
    if (shape === null) return build(db, query)
    const built = shapes(db)
    const known = built.get(shape) ?? build(db, query)
    built.delete(shape)
    built.set(shape, known)
    const [oldest] = built.keys()
    if (built.size > mostShapes && oldest !== undefined) built.delete(oldest)
    return known
  }
}
