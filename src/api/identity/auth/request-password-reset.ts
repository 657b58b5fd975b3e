import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { queueMail } from '../../../db/queue-mail.ts'
import { passwordResets, users } from '../../../db/tables.ts'
import { asLocale } from '../../../domain/locales.ts'
import { mailboxOf } from '../../../domain/mailbox.ts'
import { type ApiContext, ApiError, countAttempt, recordSecurityEvent } from '../../platform/index.ts'
import { issueResetLink } from './reset-token.ts'

/** Mails a link to choose a new password, good for an hour; 401 for an address that nobody has (CONTRACT). */
export async function requestPasswordReset(context: ApiContext, { email }: { email: string }) {
  const { db, pool, address, publicUrl } = context
  await countAttempt(pool, 'reset-address', { address })
  await countAttempt(pool, 'reset-account', { account: mailboxOf(email) })
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    if (!account) throw new ApiError('EMAIL_NOT_FOUND')
    const locale = asLocale(account.language)
    await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.userId, account.id), lt(passwordResets.expiresAt, sql`now()`)))
    const url = await issueResetLink(tx, { userId: account.id, life: 1, publicUrl: publicUrl(), locale })
    await queueMail(tx, {
      key: `password-reset:${randomUUID()}`,
      to: account.email,
      locale,
      kind: 'password-reset',
      values: { firstName: account.firstName, url },
    })
    recordSecurityEvent(context, 'password-reset-requested', { userId: account.id })
    return { email: account.email }
  })
}
