import { eq } from 'drizzle-orm'
import { organisations, users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { userColumns } from './present-user.ts'

/** The caller's own account; anybody else's is not found. */
export async function getMe({ db, user }: ApiContext, id: string) {
  if (!user || user.id !== id.toLowerCase()) throw new ApiError('NOT_FOUND')
  const [account] = await db
    .select(userColumns)
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, user.id))
  if (!account?.active) throw new ApiError('TOKEN_INVALID')
  return account
}
