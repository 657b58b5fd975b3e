import { invalid } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import type { Wish } from './plan-cancellation.ts'

interface Query {
  query(name: string): string | undefined
  queries(name: string): string[] | undefined
}

/** Who leaves and by which right, of the query of an address. */
export function readWish(query: Query): Wish {
  const given = (query.queries('students') ?? []).flatMap((value) => value.split(',')).filter(Boolean)
  const wrong = given.findIndex((id) => !uuidPattern.test(id))
  if (wrong >= 0) throw invalid(`students.${wrong}`, 'error.id')
  const withdrawal = query.query('withdrawal') ?? 'false'
  if (withdrawal !== 'true' && withdrawal !== 'false') throw invalid('withdrawal', 'error.choice')
  return { ...(given.length > 0 && { students: given }), withdrawal: withdrawal === 'true' }
}
