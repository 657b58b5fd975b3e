import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { LostToOthers } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { emailVerifications, memberships, users } from '../../db/tables.ts'
import { mailHeldInvoices } from '../money/index.ts'
import { type ApiContext, ApiError, lock, recordSecurityEvent, toPerson } from '../platform/index.ts'
import { accountSteps } from './account-steps.ts'
import { mailApprovalRequest } from './approvals.ts'
import { findVerification } from './email-verification.ts'
import { endLinks } from './login-sessions.ts'
import { assertReplaceable } from './replaceable.ts'
import { lockToRetire, retireAccount } from './retire-account.ts'

/** Somebody followed a link that was mailed to the account's address: it is theirs, and what waited for that goes out. */
export async function confirmAddress(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  userId: string,
) {
  const [account] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning()
  if (!account) return
  const requests = await tx
    .select({ organisationId: memberships.organisationId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.approval, 'pending')))
  for (const { organisationId } of requests) await mailApprovalRequest(context, tx, account, organisationId)
  await mailHeldInvoices(context, tx, account)
  for (const steps of accountSteps()) await steps.prove?.(context, tx, userId)
}

type Account = typeof users.$inferSelect

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

async function holderOf(tx: Transaction, email: string, userId: string): Promise<Account | undefined> {
  const [holder] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, userId)))
  return holder
}

/** Locks the account of a link with whoever else has its address now. */
async function lockAccounts(tx: Transaction, { userId, email }: { userId: string; email: string }) {
  const holder = await holderOf(tx, email, userId)
  if (holder) await lockToRetire(tx, holder.id, [userId])
  else await lock(tx, { users: [userId] })
  const present = await holderOf(tx, email, userId)
  if (present && present.id !== holder?.id) throw new LostToOthers()
}

/** Whoever registered with the address and never verified it makes way; 409 where somebody did. Both are locked. */
async function freeAddress(tx: Transaction, email: string, userId: string) {
  const holder = await holderOf(tx, email, userId)
  if (!holder) return
  await assertReplaceable(tx, holder, 'EMAIL_IN_USE')
  await retireAccount(tx, holder)
}

/** What the account follows by the address that it proved before stays its own, unless the new one stands there already. */
const takeAlong = (tx: Transaction, old: string, email: string) =>
  tx.execute(sql`update students set email = ${email} where lower(email) = lower(${old}) and status <> 'deleted'
    and not exists (select from students other where lower(other.email) = lower(${email}) and other.status <> 'deleted'
      and other.organisation_id is not distinct from students.organisation_id
      and other.owner_id is not distinct from students.owner_id)`)

/** The account is reached at its new address from now on; links that went to the old one open nothing any more. */
async function moveTo(tx: Transaction, account: Account, email: string) {
  const { id, firstName } = account
  await freeAddress(tx, email, id)
  await tx.update(users).set({ email }).where(eq(users.id, id))
  await endLinks(tx, id)
  if (!account.emailVerifiedAt) return
  await takeAlong(tx, account.email, email)
  await queueMail(tx, { ...toPerson(account), kind: 'email-changed', values: { firstName, email } })
}

interface Verified {
  email: string
  /** An organisation is still to decide whether the account belongs to it. */
  waits: boolean
  /** What became of the account; null when the link was followed before. */
  event: { name: 'email-changed' | 'email-verified'; account: string } | null
}

async function follow(context: ApiContext, tx: Transaction, token: string): Promise<Verified> {
  const found = await findVerification(tx, token)
  if (!found) throw new ApiError('VERIFICATION_LINK_INVALID')
  await lockAccounts(tx, found)
  const [account] = await tx.select().from(users).where(eq(users.id, found.userId))
  // Read again now that the account is held: a password that changed meanwhile ended the link.
  const link = await findVerification(tx, token)
  if (!link || !account) throw new ApiError('VERIFICATION_LINK_INVALID')
  const { email, usedAt } = link
  const isPresent = isSame(email, account.email)
  const isAsked = and(eq(memberships.userId, account.id), eq(memberships.approval, 'pending'))
  const waits = (await tx.$count(memberships, isAsked)) > 0
  if (usedAt && isPresent && account.emailVerifiedAt) return { email, waits, event: null }
  if (usedAt || !(isPresent || isSame(email, account.newEmail))) throw new ApiError('VERIFICATION_LINK_INVALID')
  await tx
    .update(emailVerifications)
    .set({ usedAt: sql`now()` })
    .where(eq(emailVerifications.tokenHash, link.tokenHash))
  if (!isPresent) await moveTo(tx, account, email)
  await confirmAddress(context, tx, account.id)
  return { email, waits, event: { name: isPresent ? 'email-verified' : 'email-changed', account: account.id } }
}

/** Verifies the address to which a link was mailed; once more changes nothing. 400 for a link that is not good. */
export async function verifyEmail(context: ApiContext, token: string): Promise<Pick<Verified, 'email' | 'waits'>> {
  const { email, waits, event } = await context.db.transaction((tx) => follow(context, tx, token))
  if (event) recordSecurityEvent(context, event.name, { account: event.account })
  return { email, waits }
}
