import { eq } from 'drizzle-orm'
import { users } from '../../db/tables.ts'
import { accountColumns, refusalOf } from '../auth/account-state.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { presentUser } from './present-user.ts'

/** The caller's own account; anybody else's is not found. */
export async function getMe({ db, user }: ApiContext, id: string) {
  if (!user || user.id !== id.toLowerCase()) throw new ApiError('NOT_FOUND')
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, user.id))
  if (!account || refusalOf(account)) throw new ApiError('TOKEN_INVALID')
  return presentUser(db, user.id)
}
