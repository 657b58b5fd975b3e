import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings, stateChanges } from '../../src/db/tables.ts'
import {
  type BookingActor,
  type BookingStatus,
  bookingStatuses,
  bookingTransitions,
} from '../../src/domain/bookings.ts'
import { canTransition } from '../../src/domain/state-table.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { inDays, newRoom, quotation, quotedBooking, requestRoom } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
let owner: Customer
let headersOf: Record<Person, Record<string, string>>
beforeAll(async () => {
  api = await startApi({ jobs: true })
  owner = await newCustomer(api)
  headersOf = { customer: owner.headers, staff: await api.as('STAFF') }
})
afterAll(() => api.stop())

type Person = Extract<BookingActor, 'customer' | 'staff'>
type Step =
  | { kind: 'put'; by: Person; to: BookingStatus }
  | { kind: 'approve'; by: Person }
  | { kind: 'time'; job: 'expire-quotations' | 'complete-bookings' }

const person = fc.constantFrom<Person>('customer', 'staff', 'staff')
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), by: person, to: fc.constantFrom(...bookingStatuses) }),
  fc.record({
    kind: fc.constant('put' as const),
    by: fc.constant<Person>('staff'),
    to: fc.constantFrom<BookingStatus>('waiting_for_customer', 'paid'),
  }),
  fc.record({ kind: fc.constant('approve' as const), by: person }),
  fc.record({ kind: fc.constant('time' as const), job: fc.constantFrom('expire-quotations', 'complete-bookings') }),
)

const addJob = (name: string) => api.db.execute(sql`select graphile_worker.add_job(${name})`)

async function timePasses(id: string, status: BookingStatus, job: 'expire-quotations' | 'complete-bookings') {
  const past = inDays(-1)
  const change =
    job === 'expire-quotations' ? { offerValidUntil: past } : { date: status === 'paid' ? past : inDays(40) }
  if (status === 'waiting_for_customer' || status === 'paid')
    await api.db.update(bookings).set(change).where(eq(bookings.id, id))
  await addJob(job)
  await api.jobsDone()
}

async function take(step: Step, id: string, roomType: string, status: BookingStatus): Promise<number> {
  if (step.kind === 'time') {
    await timePasses(id, status, step.job)
    return 200
  }
  const headers = headersOf[step.by]
  if (step.kind === 'approve') return (await api.send('POST', '/bookings/approve-offer', { _id: id }, headers)).status
  const isOffer = step.to === 'waiting_for_customer' && step.by === 'staff'
  const body = isOffer ? quotation(roomType) : { status: step.to, reason: 'Omdat' }
  return (await api.send('PUT', `/bookings/${id}`, body, headers)).status
}

/** Where a step leads by the table alone. */
function expected(status: BookingStatus, step: Step): BookingStatus {
  if (step.kind === 'time') {
    const [from, to] =
      step.job === 'expire-quotations'
        ? (['waiting_for_customer', 'quotation_expired'] as const)
        : (['paid', 'completed'] as const)
    return status === from ? to : status
  }
  const to = step.kind === 'approve' ? 'waiting_for_payment' : step.to
  const isByPut = step.kind === 'put' && to === 'waiting_for_payment'
  return !isByPut && canTransition(bookingTransitions, status, to, step.by) ? to : status
}

test('no calls in whatever order bring a booking where the table of moves does not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 10 }), async (steps) => {
      const roomType = await newRoom(api)
      const { _id } = await requestRoom(api, owner.headers)
      const trail: BookingStatus[] = ['new']
      for (const step of steps) {
        const before = trail.at(-1) ?? 'new'
        const after = expected(before, step)
        expect(await take(step, _id, roomType, before)).toBeLessThan(500)
        const { body } = await api.get(`/bookings/${_id}`, headersOf.staff)
        expect({ step, before, status: body.status }).toEqual({ step, before, status: after })
        if (after !== before) trail.push(after)
      }
      const moved = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, _id))
      const known = moved.filter(({ from, to }) => from !== to)
      expect(known.map(({ to }) => to).sort()).toEqual(trail.toSorted())
      for (const { from, to } of known) if (from) expect(bookingTransitions[from as BookingStatus]).toHaveProperty(to)
    }),
    { numRuns: 40 },
  )
})

test('a quotation nobody answered expires with the day, and its customer hears of it once', async () => {
  const [late, still] = [await quotedBooking(api, owner.headers), await quotedBooking(api, owner.headers)]
  const end = (id: string, offerValidUntil: string) =>
    api.db.update(bookings).set({ offerValidUntil }).where(eq(bookings.id, id))
  await end(late._id, inDays(-1))
  await end(still._id, inDays(0))
  for (let times = 0; times < 3; times++) await addJob('expire-quotations')
  await api.jobsDone()
  const statusOf = async (id: string) => (await api.get(`/bookings/${id}`, owner.headers)).body.status
  expect([await statusOf(late._id), await statusOf(still._id)]).toEqual(['quotation_expired', 'waiting_for_customer'])
  const told = (await api.mailsTo(owner.email)).filter(({ data }) => data.kind === 'quotation-expired')
  const about = told.filter(({ aboutId }) => aboutId === late._id)
  expect(about).toMatchObject([{ data: { values: { number: late.offer.number, date: late.date } } }])
})
