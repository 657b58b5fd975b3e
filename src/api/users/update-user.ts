import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { UserChanges } from '../../../schemas/user.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { passwordResets, users } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import { checkPassword } from '../auth/check-password.ts'
import { endSessions } from '../auth/end-sessions.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { presentUser } from './present-user.ts'

/** The account to change: one's own, for staff anybody's. */
async function findAccount({ db, user }: ApiContext, id: string) {
  if (!user || !uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  if (user.role !== 'STAFF' && user.id !== id.toLowerCase()) throw new ApiError('NOT_FOUND')
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      passwordHash: users.passwordHash,
      active: users.active,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!account) throw new ApiError('NOT_FOUND')
  if (user.id === account.id && !account.active) throw new ApiError('TOKEN_INVALID')
  return { ...account, isOwn: user.id === account.id }
}

type Account = Awaited<ReturnType<typeof findAccount>>

/** Another address opens the account to whoever reads its mail, so its owner gives the password once more. */
async function checkEmailChange(context: ApiContext, account: Account, email: string, password: string | undefined) {
  if (account.isOwn) {
    if (!password) throw invalid('password', 'error.required')
    if (!(await checkPassword(context, account.email, account.passwordHash, password))) {
      throw new ApiError('WRONG_PASSWORD')
    }
  }
  const isTaken = await context.db.$count(
    users,
    and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, account.id)),
  )
  if (isTaken) throw new ApiError('EMAIL_IN_USE')
}

/** Personal data, and the address one signs in with; `active` only by staff, and not of oneself. */
export async function updateUser(context: ApiContext, id: string, input: UserChanges) {
  const account = await findAccount(context, id)
  const { email, password, active, firstName, lastName, phone, language, allowMarketing } = input
  const mayClose = context.user?.role === 'STAFF' && !account.isOwn
  if (active !== undefined && active !== account.active && !mayClose) throw new ApiError('FORBIDDEN')
  const isNewEmail = email !== undefined && email !== account.email
  if (isNewEmail) await checkEmailChange(context, account, email, password)

  return context.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ id: account.id, email, firstName, lastName, phone, language, allowMarketing, active })
      .where(eq(users.id, account.id))
    // Links that went to the old address open nothing any more.
    if (isNewEmail) {
      await tx.delete(passwordResets).where(eq(passwordResets.userId, account.id))
      await queueMail(tx, {
        key: `email-changed:${randomUUID()}`,
        to: account.email,
        locale: asLocale(account.language),
        kind: 'email-changed',
        values: { firstName: account.firstName, email },
      })
    }
    if (active === false) await endSessions(tx, account.id)
    return presentUser(tx, account.id)
  })
}
