import { and, desc, eq, sql } from 'drizzle-orm'
import type { RegistrationDraft } from '../../../../schemas/registration-draft.ts'
import type { Executor } from '../../../db/client.ts'
import { organisations, registrations, users } from '../../../db/tables.ts'
import { deadlinesOf } from '../../../domain/deadlines.ts'
import { keptUntil, registrationTerms } from '../../../domain/registration-terms.ts'
import { isVerified, type Principal } from '../../platform/index.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'
import { findOffers, seatsOf } from '../waiting-list/find-offers.ts'
import { findChosen, findRegistered } from './draft-students.ts'
import type { Draft, DraftSession } from './find-draft.ts'

type Known = Partial<
  Record<'name' | 'address' | 'zip' | 'city' | 'country' | 'email' | 'vat' | 'reference', string | null>
>

const addressOf = ({ address, zip, city, country }: typeof users | typeof organisations) => ({
  ...{ address, zip, city, country },
})

/** Where the caller's own last registration was billed to: the organisation's may go to a colleague. */
const lastOf = (db: Executor, caller: Principal) =>
  db
    .select({ invoice: registrations.invoice })
    .from(registrations)
    .where(and(eq(registrations.userId, caller.userId), visibleRegistrations(caller)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)

/** What the account says of whom it speaks for, where it was billed last, and its own address. */
async function findKnown(db: Executor, caller: Principal) {
  const [row] = await db
    .select({
      email: users.email,
      person: { name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`, ...addressOf(users) },
      organisation: {
        ...{ name: organisations.name, ...addressOf(organisations) },
        ...{ vat: organisations.vat, reference: organisations.reference },
      },
      last: sql<Known | null>`${lastOf(db, caller)}`,
    })
    .from(users)
    .leftJoin(organisations, caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`)
    .where(eq(users.id, caller.userId))
  const account: Known = (caller.organisation ? row?.organisation : row?.person) ?? {}
  return { account, last: row?.last ?? {}, email: row?.email ?? null }
}

/** Who would be billed: as it was saved, else what the account says, and the last registration where that says nothing. */
async function findInvoice(db: Executor, caller: Principal, draft: Draft) {
  const none = { vat: null, reference: null }
  if (draft?.invoice) return { ...none, ...draft.invoice }
  const { account, last, email } = await findKnown(db, caller)
  const known = (field: keyof Known) => account[field] || last[field] || null
  return {
    name: known('name'),
    ...{ address: known('address'), zip: known('zip'), city: known('city'), country: known('country') ?? 'BE' },
    email: last.email ?? email,
    ...{ vat: known('vat'), reference: account.reference ?? null },
  }
}

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
  const expiresAt = keptUntil(terms, await isVerified(db, caller.userId), now)
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
    expiresAt: expiresAt?.toISOString() ?? null,
    deadlines: deadlinesOf(made),
  }
}
