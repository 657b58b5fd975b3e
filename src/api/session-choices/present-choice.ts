import { eq, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import { billedOf } from '../cancellations/money-of-registration.ts'
import { planCancellation } from '../cancellations/plan-cancellation.ts'
import type { ApiContext } from '../context.ts'
import { otherSessions } from '../moves/list-moves.ts'
import { loadRegistration } from '../registrations/load-registration.ts'
import { presentSession } from '../registrations/present-session.ts'
import { findChoice } from './choose.ts'

/** A choice as its link shows it: what it is about, until when, and where one may go; nothing of who takes part. */
export async function presentChoice(context: ApiContext, token: string) {
  const { status, until, offeredSessionId, registrationId } = await findChoice(context, token)
  const [row] = await context.db
    .select({ session: presentSession(sql`registrations.session_id`) })
    .from(registrations)
    .where(eq(registrations.id, registrationId))
  const registration = await loadRegistration(context.db, registrationId)
  const isOpen = status === 'open' && until > new Date()
  const money = await billedOf(context.db, registration)
  const { effect } = planCancellation(registration, { withdrawal: false }, money)
  const others = isOpen ? await otherSessions(context, registration) : []
  return {
    status,
    isOpen,
    until: until.toISOString(),
    session: row?.session,
    seats: registration.participants.length,
    refund: isOpen ? effect.refund : 0,
    offered: isOpen ? offeredSessionId : null,
    sessions: others.map(({ session }) => session),
  }
}
