import type { Executor } from '../../db/client.ts'

/** A statement built once for each database handle: building the SQL of a course takes longer than asking for it. */
export function preparedFor<Statement>(build: (db: Executor) => Statement): (db: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>()
  return (db) => {
    const known = built.get(db) ?? build(db)
    built.set(db, known)
    return known
  }
}

/** Shapes that callers choose could go on for ever; the one that was not asked for longest makes way. */
const mostShapes = 100

/** As `preparedFor`, a statement for each shape that a query may have. */
export function preparedByShape<Query, Statement>(
  shapeOf: (query: Query) => string,
  build: (db: Executor, query: Query) => Statement,
): (db: Executor, query: Query) => Statement {
  const shapes = preparedFor(() => new Map<string, Statement>())
  return (db, query) => {
    const built = shapes(db)
    const shape = shapeOf(query)
    const known = built.get(shape) ?? build(db, query)
    built.delete(shape)
    built.set(shape, known)
    const [oldest] = built.keys()
    if (built.size > mostShapes && oldest !== undefined) built.delete(oldest)
    return known
  }
}
