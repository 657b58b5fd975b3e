import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import { daysToPay } from '../../domain/registrations.ts'
import type { AccountSteps } from '../identity/index.ts'
import type { ApiContext, Rows } from '../platform/index.ts'
import { isConfirmed, loadRegistration } from './load-registration.ts'
import { mailParticipants } from './mail-registration.ts'
import { freeSeats } from './seats.ts'
import { transitionRegistration } from './transition-registration.ts'
import { endWaiting } from './waiting-list-routes.ts'

/** Tells the participants whom an account registered before its address was verified; each hears it once. */
async function mailHeldParticipants(context: Pick<ApiContext, 'publicUrl'>, tx: Transaction, userId: string) {
  const firm = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), isConfirmed))
    .orderBy(asc(registrations.id))
  for (const { id } of firm) {
    await mailParticipants(context, tx, await loadRegistration(tx, id), { kind: 'participant-registered' })
  }
}

/** What holds or awaits seats of an account, and the sessions that they are in. */
async function endsWith(tx: Transaction, userId: string): Promise<Rows> {
  const { rows } = await tx.execute<Record<'sessions' | 'registrations' | 'waitingListEntries', string[]>>(sql`
    with seats as (
      select id, session_id from registrations where user_id = ${userId} and status = 'awaiting_payment'
    ), places as (
      select id, session_id from waiting_list_entries where user_id = ${userId} and status in ('waiting', 'offered')
    )
    select array(select id::text from seats) as registrations, array(select id::text from places) as "waitingListEntries",
      array(select session_id::text from seats union select session_id::text from places
        union select offered_session_id::text from session_choices where status = 'open' and offered_session_id is not null
          and registration_id in (select id from registrations where user_id = ${userId})) as sessions`)
  return rows[0] ?? {}
}

/** Its seats are free again. */
async function endRegistrations(tx: Transaction, userId: string) {
  const held = await tx
    .select({ id: registrations.id, sessionId: registrations.sessionId, status: registrations.status })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.status, 'awaiting_payment')))
    .orderBy(asc(registrations.sessionId), asc(registrations.id))
  for (const registration of held) {
    const ended = { status: 'expired', endedReason: 'account replaced' } as const
    await transitionRegistration(tx, registration, ended, { as: 'job', reason: ended.endedReason })
    await freeSeats(tx, registration)
  }
}

/** Seats that were kept for a day until then are kept as long as anybody's. */
const keepSeatsLonger = (tx: Transaction, userId: string) =>
  tx.execute(sql`update registrations set expires_at = greatest(expires_at,
      least(registrations.created_at + make_interval(days => ${daysToPay}), sessions.start_date))
    from sessions where sessions.id = registrations.session_id and registrations.user_id = ${userId}
      and registrations.status = 'awaiting_payment' and registrations.billing = 'online'`)

/** Seats end with the account that has them, and are kept longer once its address is proved. */
export const registrationSteps: AccountSteps = {
  endsWith,
  async retire(tx, userId) {
    await endWaiting(tx, userId)
    await endRegistrations(tx, userId)
  },
  async prove(context, tx, userId) {
    await keepSeatsLonger(tx, userId)
    await mailHeldParticipants(context, tx, userId)
  },
}
