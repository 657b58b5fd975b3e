import type { Executor } from '../db/client.ts'

/** A statement built once for each database handle: building the SQL of a course takes longer than asking for it. */
export function preparedFor<Statement>(build: (db: Executor) => Statement): (db: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>()
  return (db) => {
    const known = built.get(db) ?? build(db)
    built.set(db, known)
    return known
  }
}
