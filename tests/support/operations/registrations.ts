import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { signedWebhook } from '../../../src/adapters/payments/test-payment-provider.ts'
import { users } from '../../../src/db/tables.ts'
import { jwtSecret } from '../api.ts'
import { attendedSeat, newLeaveSeat } from '../leave-seat.ts'
import { otherSessionOf } from '../other-session.ts'
import { payerOf } from '../payments.ts'
import {
  billedTo,
  type Customer,
  leaveSession,
  newCustomer,
  newSession,
  newStudents,
  phoneBody,
  registrationOf,
} from '../training.ts'
import { fullSession, newWaiting, offered } from '../waiting-lists.ts'
import { tiredAccount } from './limits.ts'
import type { Call, Proofs, World } from './proof.ts'

/** A registration that awaits payment, with its customer's headers. */
async function unpaid({ api }: World) {
  const customer = await newCustomer(api)
  const input = registrationOf(await newSession(api), await newStudents(api, customer))
  const { body } = await api.send('POST', '/registrations', input, customer.headers)
  return { headers: customer.headers, id: String(body._id) }
}

async function paid(world: World) {
  const { headers, id } = await unpaid(world)
  await world.api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, world.staff)
  return { headers, id }
}

/** A seat that is sure, in a course with a number in the Flemish training database. */
async function seatWithLeave({ api, staff }: World): Promise<Call> {
  const customer = await newCustomer(api)
  const [studentId = ''] = await newStudents(api, customer)
  const input = registrationOf(await leaveSession(api), [studentId])
  const { body } = await api.send('POST', '/registrations', input, customer.headers)
  await api.send('PATCH', `/registrations/${body._id}`, { status: 'paid' }, staff)
  return { headers: customer.headers, params: { id: String(body._id), studentId } }
}

/** Somebody with a seat, and who could take it. */
async function seatToGive({ api }: World) {
  const customer = await newCustomer(api)
  const [studentId = '', student = ''] = await newStudents(api, customer, 2)
  const input = registrationOf(await newSession(api), [studentId])
  const { body } = await api.send('POST', '/registrations', input, customer.headers)
  return { headers: customer.headers, params: { id: String(body._id), studentId }, body: { student } }
}

/** Somebody at the last step, and what they send there. */
export async function draftToConfirm({ api }: Pick<World, 'api'>, customer: Customer, capacity = 10) {
  const session = await newSession(api, { capacity })
  const known = { students: await newStudents(api, customer, 2), invoice: billedTo }
  const { body } = await api.send('PATCH', `/registration-drafts/${session}`, known, customer.headers)
  return { params: { session }, body: { draft: String(body._id), agreedToTerms: true } }
}

/** Two participants who await payment, the first of whom can go. */
async function twoSeats({ api }: World) {
  const customer = await newCustomer(api)
  const students = await newStudents(api, customer, 2)
  const { body } = await api.send(
    'POST',
    '/registrations',
    registrationOf(await newSession(api), students),
    customer.headers,
  )
  return { headers: customer.headers, params: { id: String(body._id), studentId: String(students[0]) } }
}

/** Somebody who wants a seat, in a full session when none is given. */
const wish = async (api: World['api'], customer: Customer, session?: string): Promise<Call> => ({
  headers: customer.headers,
  body: { session: session ?? (await fullSession(api)).session, students: await newStudents(api, customer) },
})

const entryOf = ({ id, customer }: { id: string; customer: Customer }): Call => ({
  headers: customer.headers,
  params: { id },
})

const onPath = ({ headers, id }: { headers: Call['headers']; id: string }): Call => ({ headers, params: { id } })
const inBody = ({ headers, id }: { headers: Call['headers']; id: string }): Call => ({ headers, body: { id } })

async function toAnotherDay(world: World) {
  const call = onPath(await unpaid(world))
  const session = await otherSessionOf(world.api, String(call.params?.id))
  return { ...call, body: { session, difference: 0 } }
}

export const registrationProofs: Proofs = {
  'GET /registration-drafts': {
    200: async ({ api }) => ({ headers: (await newCustomer(api)).headers }),
  },
  'GET /registration-drafts/{session}': {
    200: async ({ api }) => ({
      headers: (await newCustomer(api)).headers,
      params: { session: await newSession(api) },
    }),
    404: async ({ api }) => ({ headers: (await newCustomer(api)).headers, params: { session: randomUUID() } }),
  },
  'PATCH /registration-drafts/{session}': {
    200: async ({ api }) => ({
      headers: (await newCustomer(api)).headers,
      params: { session: await newSession(api) },
      body: { reference: 'PO 9' },
    }),
    404: async ({ api }) => ({
      headers: (await newCustomer(api)).headers,
      params: { session: await newSession(api) },
      body: { students: [randomUUID()] },
    }),
    429: async (world) => {
      const customer = await newCustomer(world.api)
      await tiredAccount(world, 'discount-code', customer.id)
      return {
        headers: customer.headers,
        params: { session: await newSession(world.api) },
        body: { discountCode: 'X' },
      }
    },
  },
  'POST /registration-drafts/{session}/confirm': {
    201: async (world) => {
      const customer = await newCustomer(world.api)
      return { headers: customer.headers, ...(await draftToConfirm(world, customer)) }
    },
    404: async (world) => {
      const customer = await newCustomer(world.api)
      const { params } = await draftToConfirm(world, customer)
      return { headers: customer.headers, params, body: { draft: randomUUID(), agreedToTerms: true } }
    },
    409: async (world) => {
      const customer = await newCustomer(world.api)
      return { headers: customer.headers, ...(await draftToConfirm(world, customer, 1)) }
    },
    429: async (world) => {
      const customer = await newCustomer(world.api)
      await world.api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
      await tiredAccount(world, 'mail-recipient', customer.email)
      return { headers: customer.headers, ...(await draftToConfirm(world, customer)) }
    },
  },
  'POST /registrations': {
    429: async (world) => {
      const customer = await newCustomer(world.api)
      await world.api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
      await tiredAccount(world, 'mail-recipient', customer.email)
      const students = await newStudents(world.api, customer)
      return { headers: customer.headers, body: registrationOf(await newSession(world.api), students) }
    },
    404: async ({ api }) => {
      const customer = await newCustomer(api)
      return { headers: customer.headers, body: registrationOf(randomUUID(), await newStudents(api, customer)) }
    },
    409: async ({ api }) => {
      const customer = await newCustomer(api)
      const session = await newSession(api, { capacity: 1 })
      return { headers: customer.headers, body: registrationOf(session, await newStudents(api, customer, 2)) }
    },
  },
  'PATCH /registrations/{id}': {
    409: async (world) => ({ ...onPath(await paid(world)), body: { reference: 'PO 8' } }),
  },
  'DELETE /registrations/{id}': { 409: async (world) => onPath(await paid(world)) },
  'GET /registrations/totals': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /registrations/{id}/payment': { 200: async (world) => onPath(await unpaid(world)) },
  'POST /registrations/create-payment': {
    200: async (world) => inBody(await unpaid(world)),
    404: async ({ api }) => ({ headers: (await newCustomer(api)).headers, body: { id: randomUUID() } }),
    409: async (world) => inBody(await paid(world)),
    502: async (world) => ({ ...inBody(await unpaid(world)), without: 'payments' }),
  },
  'GET /registrations/{id}/cancellation-effect': {
    200: async (world) => onPath(await unpaid(world)),
    400: async (world) => ({ ...onPath(await unpaid(world)), query: 'students=none' }),
    404: async ({ api }) => ({ headers: (await newCustomer(api)).headers, params: { id: randomUUID() } }),
  },
  'POST /registrations/{id}/cancellation': {
    200: async (world) => ({ ...onPath(await unpaid(world)), body: { credit: 54_450, refund: 0 } }),
    404: async ({ api }) => ({
      headers: (await newCustomer(api)).headers,
      params: { id: randomUUID() },
      body: { credit: 0, refund: 0 },
    }),
    409: async (world) => ({ ...onPath(await unpaid(world)), body: { credit: 1, refund: 0 } }),
  },
  'GET /registrations/desk': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /registrations/csv': { 200: ({ staff }) => ({ headers: staff, query: 'locale=fr' }) },
  'GET /registrations/phone': { 200: ({ staff }) => ({ headers: staff, query: 'caller=nele&sought=boekhouden' }) },
  'POST /registrations/phone': {
    201: async ({ api, staff }) => ({ headers: staff, body: await phoneBody(api, await newCustomer(api)) }),
    404: async ({ api, staff }) => ({
      headers: staff,
      body: { ...(await phoneBody(api, await newCustomer(api))), session: randomUUID() },
    }),
    409: async ({ api, staff }) => ({
      headers: staff,
      body: { ...(await phoneBody(api, await newCustomer(api))), total: undefined },
    }),
  },
  'GET /registrations/{id}/history': {
    200: async (world) => ({ headers: world.staff, params: (await onPath(await unpaid(world))).params }),
  },
  'GET /registrations/{id}/replacements': {
    200: async (world) => ({ headers: world.staff, params: (await seatToGive(world)).params, query: 'search=~e' }),
  },
  'GET /registrations/{id}/moves': {
    200: async (world) => onPath(await unpaid(world)),
    400: async (world) => ({ ...onPath(await unpaid(world)), query: 'students=none' }),
    404: async (world) => ({ ...onPath(await unpaid(world)), query: `students=${randomUUID()}` }),
  },
  'POST /registrations/{id}/move': {
    200: toAnotherDay,
    404: async (world) => ({ ...(await toAnotherDay(world)), params: { id: randomUUID() } }),
    409: async (world) => {
      const { body, ...call } = await toAnotherDay(world)
      return { ...call, body: { ...body, difference: 1 } }
    },
  },
  'PUT /registrations/{id}/students/{studentId}': {
    204: seatToGive,
    404: async (world) => ({ ...(await seatToGive(world)), params: { id: randomUUID(), studentId: randomUUID() } }),
    409: async (world) => {
      const { params, ...call } = await seatToGive(world)
      return { ...call, params, body: { student: params.studentId } }
    },
  },
  'GET /registrations/{id}/students/{studentId}/training-leave-attest': { 200: seatWithLeave },
  'GET /registrations/{id}/students/{studentId}/attendance-attest': {
    200: async ({ api }) => {
      const { customer, params } = await attendedSeat(api)
      return { headers: customer.headers, params }
    },
    409: async ({ api }) => {
      const { customer, params } = await newLeaveSeat(api)
      return { headers: customer.headers, params }
    },
  },
  'DELETE /registrations/{id}/students/{studentId}': {
    204: twoSeats,
    404: async (world) => ({ ...(await twoSeats(world)), params: { id: randomUUID(), studentId: randomUUID() } }),
    409: async (world) => {
      const { headers, params } = await seatToGive(world)
      return { headers, params }
    },
  },
  'GET /calendar-feeds': { 200: ({ staff }) => ({ headers: staff }) },
  'POST /calendar-feeds': { 201: ({ staff }) => ({ headers: staff }) },
  'DELETE /calendar-feeds': { 204: ({ staff }) => ({ headers: staff }) },
  'GET /calendar-feeds/{token}': {
    200: async ({ api }) => {
      const { body } = await api.send('POST', '/calendar-feeds', {}, (await newCustomer(api)).headers)
      return { params: { token: body.token } }
    },
  },
  'GET /training-years': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /training-years/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /waiting-list-entries': { 200: ({ staff }) => ({ headers: staff }) },
  'POST /waiting-list-entries': {
    201: async ({ api }) => wish(api, await newCustomer(api)),
    404: async ({ api }) => ({
      ...(await wish(api, await newCustomer(api))),
      headers: (await newCustomer(api)).headers,
    }),
    409: async ({ api }) => wish(api, await newCustomer(api), await newSession(api)),
    429: async (world) => {
      const customer = await newCustomer(world.api)
      await world.api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
      await tiredAccount(world, 'mail-recipient', customer.email)
      return wish(world.api, customer)
    },
  },
  'POST /waiting-list-entries/{id}/accept': {
    200: async ({ api }) => entryOf(await offered(api)),
    404: async ({ api }) => ({ ...entryOf(await offered(api)), params: { id: randomUUID() } }),
    409: async ({ api }) => entryOf(await newWaiting(api, (await fullSession(api)).session)),
  },
  'DELETE /waiting-list-entries/{id}': {
    204: async ({ api }) => entryOf(await offered(api)),
    404: async ({ api }) => ({ ...entryOf(await offered(api)), params: { id: randomUUID() } }),
    409: async ({ api }) => {
      const waiting = await offered(api)
      await waiting.withdraw()
      return entryOf(waiting)
    },
  },
  'POST /payments/webhook': {
    200: async (world) => {
      const { headers, id } = await unpaid(world)
      return signedWebhook(jwtSecret, await payerOf(world.api).begin(id, headers))
    },
    401: () => ({ body: '{}' }),
  },
}
