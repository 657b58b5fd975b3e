import { eq } from 'drizzle-orm'
import type { RegistrationDraft } from '../../../schemas/registration-draft.ts'
import type { Executor } from '../../db/client.ts'
import { organisations } from '../../db/tables.ts'
import { deadlinesOf } from '../../domain/deadlines.ts'
import { registrationTerms } from '../../domain/registration-terms.ts'
import type { Principal } from '../context.ts'
import { findOffers, seatsOf } from '../waiting-list/find-offers.ts'
import { findInvoice } from './draft-invoice.ts'
import { findChosen, findRegistered } from './draft-students.ts'
import type { Draft, DraftSession } from './find-draft.ts'

async function isPartner(db: Executor, { organisation }: Principal): Promise<boolean> {
  if (!organisation) return false
  const [row] = await db
    .select({ isPartner: organisations.isPartner })
    .from(organisations)
    .where(eq(organisations.id, organisation))
  return row?.isPartner ?? false
}

/** The draft of a session's course, with what registering would cost the caller now. */
export async function presentDraft(
  db: Executor,
  caller: Principal,
  session: DraftSession,
  draft: Draft,
): Promise<RegistrationDraft> {
  const registered = await findRegistered(db, caller, session.id)
  const students = await findChosen(db, caller, draft, session, registered)
  const invoice = await findInvoice(db, caller, draft)
  const people = students.map((student) => student._id)
  const offers = await findOffers(db, session.id, people)
  const { price, startDate: start, category, ...course } = session
  const now = new Date()
  const terms = registrationTerms({ price, start }, students.length, await isPartner(db, caller), now)
  // Before anybody is chosen, as for one.
  const net = Math.max(terms.net, price ?? 0)
  const made = {
    course: { ...course, category: { key: category } },
    start: start.toISOString(),
    registeredAt: now.toISOString(),
    net,
    invoice,
  }
  return {
    _id: draft?.id ?? null,
    session: session.id,
    students,
    registered,
    invoice,
    hasInvoice: Boolean(draft?.invoice),
    reference: draft?.reference ?? null,
    seatsLeft: session.seatsLeft + seatsOf(offers),
    offeredUntil: offers[0]?.offeredUntil?.toISOString() ?? null,
    net: terms.net,
    vat: terms.vat,
    total: terms.net + terms.vat,
    isPaidOnline: terms.status === 'awaiting_payment' && terms.outcome === null,
    expiresAt: terms.expiresAt?.toISOString() ?? null,
    deadlines: deadlinesOf(made),
  }
}
