import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../../db/tables.ts'
import { countRegistrationMail } from '../../mail/index.ts'
import { type ApiContext, countAttempt, invalid } from '../../platform/index.ts'
import { mailVerification } from './email-verification.ts'

const columns = {
  id: users.id,
  email: users.email,
  newEmail: users.newEmail,
  emailVerifiedAt: users.emailVerifiedAt,
  firstName: users.firstName,
  language: users.language,
}

/** The caller's account or, for whoever is not signed in, the unverified one of an address. */
async function findAccount({ db, user }: ApiContext, email: string | undefined) {
  if (!user && !email) throw invalid('email', 'error.required')
  const isMine = user
    ? eq(users.id, user.userId)
    : and(eq(sql`lower(${users.email})`, String(email).toLowerCase()), isNull(users.emailVerifiedAt))
  const [account] = await db
    .select(columns)
    .from(users)
    .where(and(isMine, eq(users.active, true)))
  return account ?? null
}

/**
 * Mails another link: to the address that waits to become the account's, else to the account's own while that is not
 * verified. Where nothing waits, nothing is mailed, and nobody learns from the response whether an address is known.
 */
export async function resendVerification(context: ApiContext, given: { email?: string | undefined }) {
  const { db, pool, address, user } = context
  await countAttempt(pool, 'reset-address', { address })
  const account = await findAccount(context, given.email)
  const waiting = account && (user ? account.newEmail : null)
  const to = waiting ?? (account && !account.emailVerifiedAt ? account.email : null)
  if (account && to) {
    await countRegistrationMail(context, to)
    await db.transaction((tx) => mailVerification(tx, context, account, to))
  }
  return { email: to ?? given.email ?? account?.email ?? '' }
}
