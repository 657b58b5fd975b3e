import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { users } from '../../db/tables.ts'
import type { Principal } from './context.ts'
import { ApiError } from './errors.ts'

export const isVerified = async (db: Executor, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))) > 0

/** 403 for a customer whose own e-mail address is not verified: nothing goes out in their name. */
export async function assertVerified(db: Executor, { userId, role }: Principal) {
  if (role === 'CONTACT' && !(await isVerified(db, userId))) throw new ApiError('EMAIL_NOT_VERIFIED')
}
