import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { organisations } from '../../../db/tables.ts'
import { ApiError, type Principal, uuidPattern } from '../../platform/index.ts'
import { administeredBy } from '../users/administrators.ts'

/** 403 for whoever administers no organisation, 404 for another one; staff administer all. */
export async function assertAdministers(db: Executor, caller: Principal | null, id: string) {
  const own = administeredBy(caller)
  if (!uuidPattern.test(id) || (own !== null && own !== id.toLowerCase())) throw new ApiError('NOT_FOUND')
  // That of an account is there.
  if (own === null && (await db.$count(organisations, eq(organisations.id, id))) === 0) throw new ApiError('NOT_FOUND')
}
