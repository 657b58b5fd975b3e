import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships, users } from '../../db/tables.ts'
import { daysToPay } from '../../domain/registration-states.ts'
import { adoptBookings } from '../bookings/adopt-bookings.ts'
import type { ApiContext } from '../context.ts'
import { mailHeldInvoices } from '../invoices/mail-held-invoices.ts'
import { mailHeldParticipants } from '../registrations/mail-held-participants.ts'
import { mailApprovalRequest } from '../users/mail-approval-request.ts'

/** Seats that were kept for a day until then are kept as long as anybody's. */
const keepSeatsLonger = (tx: Transaction, userId: string) =>
  tx.execute(sql`update registrations set expires_at = greatest(expires_at,
      least(registrations.created_at + make_interval(days => ${daysToPay}), sessions.start_date))
    from sessions where sessions.id = registrations.session_id and registrations.user_id = ${userId}
      and registrations.status = 'awaiting_payment' and registrations.outcome is distinct from 'partner'`)

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
  await keepSeatsLonger(tx, userId)
  await mailHeldParticipants(context, tx, userId)
  await mailHeldInvoices(context, tx, account)
  await adoptBookings(tx, userId)
}
