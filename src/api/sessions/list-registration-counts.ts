import { inArray } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { registrationCountColumns } from './present-session.ts'

const mostIds = 200

/** The counts of `ids=a,b`, in the order asked; sessions that do not exist are left out. */
export async function listRegistrationCounts(
  { db }: ApiContext,
  { ids: given = [], ...others }: Record<string, string[]>,
) {
  const unknown = Object.keys(others).map((path) => ({ path, message: 'is no parameter of this call' }))
  if (unknown.length > 0) throw new ApiError('INVALID', unknown)
  const ids = [...new Set(given.flatMap((text) => text.split(',')).map((id) => id.toLowerCase()))]
  if (ids.length === 0 || ids.length > mostIds) throw invalid('ids', `must name 1 to ${mostIds} sessions`)
  const wrong = ids.find((id) => !uuidPattern.test(id))
  if (wrong !== undefined) throw invalid('ids', `'${wrong}' is no id`)
  const counts = await db.select(registrationCountColumns).from(sessions).where(inArray(sessions.id, ids))
  const bySession = new Map(counts.map((count) => [count.session, count]))
  return ids.flatMap((id) => bySession.get(id) ?? [])
}
