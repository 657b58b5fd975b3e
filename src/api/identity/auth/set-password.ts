import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { users } from '../../../db/tables.ts'
import { asLocale, localePath } from '../../../domain/locales.ts'
import { endSessions } from './end-sessions.ts'

/** Gives an account a new password, says so by mail, and ends what hung on the old one but for the session `except`. */
export async function setPassword(
  tx: Transaction,
  {
    userId,
    passwordHash,
    publicUrl,
    except,
  }: { userId: string; passwordHash: string; publicUrl: string; except?: string },
): Promise<{ email: string }> {
  const [account] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email, firstName: users.firstName, language: users.language })
  if (!account) throw new Error(`No account ${userId}`)
  await endSessions(tx, userId, except)
  const locale = asLocale(account.language)
  await queueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    to: account.email,
    locale,
    kind: 'password-changed',
    values: { firstName: account.firstName, url: `${publicUrl}${localePath('/password-reset', locale)}` },
  })
  return { email: account.email }
}
