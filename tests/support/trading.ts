import { eq, sql } from 'drizzle-orm'
import { courses, registrations, sessions } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'
import { otherSessionOf } from './other-session.ts'
import { owedSinceMove } from './owed-since-move.ts'
import { newRegistration, type Wish } from './paid-registration.ts'
import { payerOf } from './payments.ts'
import { quotedBooking } from './rooms.ts'
import { newCustomer } from './training.ts'
import { offered } from './waiting-lists.ts'

/** Owes what a dearer date cost beside. */
async function owingRegistration(api: TestApi) {
  const { id } = await newRegistration(api)
  await owedSinceMove(api, id, 10_000)
  return id
}

/** Moved to another date, for another price per participant. */
async function movedRegistration(api: TestApi, price: number) {
  const moved = await newRegistration(api, { price: 45_000 })
  const session = await otherSessionOf(api, moved.id, {})
  const [{ courseId } = { courseId: '' }] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  await api.db.update(courses).set({ price }).where(eq(courses.id, courseId))
  const { headers } = moved.customer
  const { body } = await api.get(`/registrations/${moved.id}/moves`, headers)
  const { difference } = body.sessions[0]
  await api.send('POST', `/registrations/${moved.id}/move`, { session, difference }, headers)
  return moved
}

/** A room that its customer approved, and paid online where that is said. */
async function approvedBooking(api: TestApi, isPaid: boolean): Promise<string> {
  const { headers } = await newCustomer(api)
  const { _id } = await quotedBooking(api, headers)
  await api.send('POST', '/bookings/approve-offer', { _id }, headers)
  if (!isPaid) return _id
  const { body } = await api.send('POST', '/bookings/create-payment', { id: _id }, headers)
  await payerOf(api).checkout.choose(String(body.redirectUrl).split('/').at(-1) ?? '', 'paid')
  return _id
}

/** Its money came when its seats had gone to somebody else. */
async function latePayment(api: TestApi): Promise<string> {
  const late = await newRegistration(api, { paid: 'not', participants: 1 })
  const payer = payerOf(api)
  const payment = await payer.begin(late.id, late.customer.headers)
  await api.db.update(sessions).set({ capacity: 1 }).where(eq(sessions.id, late.session))
  await api.db
    .update(registrations)
    .set({ expiresAt: sql`now() - interval '1 hour'` })
    .where(eq(registrations.id, late.id))
  await api.send('PATCH', `/registrations/${late.id}`, { status: 'expired' }, await api.as('STAFF'))
  await api.db.update(sessions).set({ startDate: sql`now() - interval '1 hour'` }).where(eq(sessions.id, late.session))
  await payer.checkout.choose(payment, 'paid')
  return late.id
}

/** What staff billed by hand, and took back. */
async function manualInvoice(api: TestApi): Promise<string> {
  const staff = await api.as('STAFF')
  const lines = [{ description: 'Advies', quantity: 3, unitPrice: 3333, vatRate: 21 }]
  const { body } = await api.send(
    'POST',
    '/invoices',
    { customer: { name: 'Advies nv', email: 'advies@klant.test' }, lines },
    staff,
  )
  await api.send('PATCH', `/invoices/${body._id}`, { status: 'credited' }, staff)
  return body._id
}

/** Orders of every kind, each brought about by who may: the ids of one of each. */
export async function openTrading(api: TestApi) {
  const order = (wish: Wish) => newRegistration(api, wish)
  const paid = await order({})
  const [partly, kept, whole] = [await order({}), await order({ days: 8 }), await order({})]
  await partly.cancelAsShown({ students: partly.students.slice(0, 1) })
  await kept.cancelAsShown()
  await whole.cancelAsShown()
  const unpaid = await order({ paid: 'not' })
  const expired = await order({ paid: 'not' })
  await api.send('DELETE', `/registrations/${expired.id}`, undefined, expired.customer.headers)
  const notes = async ({ papers }: typeof paid) =>
    (await papers()).find(({ creditOf }: { creditOf?: string }) => creditOf)
  return {
    ...{ paid: paid.id, partly: partly.id, kept: kept.id, whole: whole.id, unpaid: unpaid.id, expired: expired.id },
    session: paid.session,
    byHand: (await order({ paid: 'byHand' })).id,
    partner: (await order({ paid: 'partner' })).id,
    free: (await order({ price: 0, paid: 'not' })).id,
    moved: await owingRegistration(api),
    cheaper: (await movedRegistration(api, 40_001)).id,
    late: await latePayment(api),
    room: await approvedBooking(api, true),
    openRoom: await approvedBooking(api, false),
    offer: (await offered(api)).id,
    manual: await manualInvoice(api),
    invoice: String((await paid.papers())[0]?._id),
    creditNote: String((await notes(partly))?._id),
  }
}
