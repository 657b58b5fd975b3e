import { and, eq } from 'drizzle-orm'
import { organisations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { administratorsOf } from '../users/administrators.ts'
import { ownOrganisation } from './own-organisation.ts'

/** Who decides for an organisation, by name; 404 for one that is not the caller's. */
export async function listAdministrators({ db, user }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  // That of an account is there.
  const isOwn = user?.organisation === id.toLowerCase()
  if (!isOwn && (await db.$count(organisations, and(eq(organisations.id, id), ownOrganisation(user)))) === 0) {
    throw new ApiError('NOT_FOUND')
  }
  const administrators = await administratorsOf(db, id)
  return administrators
    .map(({ id: _id, firstName, lastName }) => ({ _id, firstName, lastName }))
    .toSorted((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'nl'))
}
