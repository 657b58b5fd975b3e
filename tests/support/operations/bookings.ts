import { randomUUID } from 'node:crypto'
import { guestQuotation } from '../guest-quotation.ts'
import { newOwnUse, newRoom, ownUse, quotedBooking, requestRoom, visit, visitor } from '../rooms.ts'
import { newCustomer } from '../training.ts'
import { fromTiredPlace, tiredAccount } from './limits.ts'
import type { Call, Headers, Proofs, World } from './proof.ts'

interface Booked {
  headers: Headers
  id: string
}

/** A request of a customer's. */
async function requested({ api }: World): Promise<Booked> {
  const { headers } = await newCustomer(api)
  return { headers, id: (await requestRoom(api, headers))._id }
}

async function quoted({ api }: World): Promise<Booked> {
  const { headers } = await newCustomer(api)
  return { headers, id: (await quotedBooking(api, headers))._id }
}

/** One that is to be paid. */
async function approved(world: World): Promise<Booked> {
  const { headers, id } = await quoted(world)
  await world.api.send('POST', '/bookings/approve-offer', { _id: id }, headers)
  return { headers, id }
}

/** A guest's answer, to the quotation that was read or to another one. */
async function answered({ api }: World, body: object, number?: string): Promise<Call> {
  const { token, offer } = await guestQuotation(api)
  return { params: { token }, body: { ...body, offerNumber: number ?? offer.number } }
}

const onPath = ({ headers, id }: Booked): Call => ({ headers, params: { id } })

export const bookingProofs: Proofs = {
  'GET /room-uses': {
    200: async ({ api, staff }) => {
      await newOwnUse(api)
      return { headers: staff, query: `from=${visit.date}&to=${visit.date}` }
    },
  },
  'POST /room-uses': {
    201: async ({ api, staff }) => ({ headers: staff, body: ownUse(await newRoom(api)) }),
    409: async ({ api, staff }) => {
      const room = await newRoom(api)
      await newOwnUse(api, room)
      return { headers: staff, body: ownUse(room) }
    },
  },
  'DELETE /room-uses/{id}': {
    204: async ({ api, staff }) => ({ headers: staff, params: { id: await newOwnUse(api) } }),
  },
  'POST /bookings': {
    429: async (world) => ({
      headers: await fromTiredPlace(world, 'booking-address'),
      body: { ...visit, ...visitor() },
    }),
  },
  'GET /bookings/price': {
    200: async ({ api }) => ({ query: `persons=10&dayPart=all&catering=lunch&roomType=${await newRoom(api)}` }),
  },
  'GET /bookings/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /bookings/availability': {
    200: async (world) => {
      await approved(world)
      return { query: `from=${visit.date}&to=${visit.date}` }
    },
  },
  'GET /bookings/calendar': {
    200: async (world) => {
      await approved(world)
      return { headers: world.staff, query: `from=${visit.date}&to=${visit.date}` }
    },
  },
  'GET /bookings/user-bookings/{userId}': {
    200: async ({ api }) => {
      const { id, headers } = await newCustomer(api)
      await requestRoom(api, headers)
      return { headers, params: { userId: id } }
    },
  },
  'GET /bookings/{id}': { 200: async (world) => onPath(await quoted(world)) },
  'PUT /bookings/{id}': {
    429: async (world) => ({
      ...onPath(await requested(world)),
      body: { email: await tiredAccount(world, 'mail-recipient', visitor().email) },
    }),
    409: async (world) => ({ ...onPath(await quoted(world)), body: { persons: 4 } }),
  },
  'DELETE /bookings/{id}': {
    409: async (world) => ({ ...onPath(await quoted(world)), headers: world.staff }),
  },
  'POST /bookings/approve-offer': {
    200: async (world) => {
      const { headers, id } = await quoted(world)
      return { headers, body: { _id: id }, query: 'customerRef=PO123' }
    },
    404: async ({ api }) => ({ headers: (await newCustomer(api)).headers, body: { _id: randomUUID() } }),
    409: async (world) => {
      const { headers, id } = await requested(world)
      return { headers, body: { _id: id } }
    },
  },
  'GET /quotations/{token}': {
    200: async ({ api }) => ({ params: { token: (await guestQuotation(api)).token } }),
  },
  'POST /quotations/{token}/approve': {
    200: async (world) => answered(world, {}),
    409: async (world) => answered(world, {}, 'another'),
  },
  'POST /quotations/{token}/refuse': {
    200: async (world) => answered(world, { reason: 'Te duur' }),
    409: async (world) => answered(world, { reason: 'Te duur' }, 'another'),
  },
  'POST /bookings/create-payment': {
    200: async (world) => {
      const { headers, id } = await approved(world)
      return { headers, body: { id } }
    },
    404: async ({ api }) => ({ headers: (await newCustomer(api)).headers, body: { id: randomUUID() } }),
    409: async (world) => {
      const { headers, id } = await requested(world)
      return { headers, body: { id } }
    },
    502: async (world) => {
      const { headers, id } = await approved(world)
      return { headers, body: { id }, without: 'payments' }
    },
  },
  'GET /bookings/{id}/payment': { 200: async (world) => onPath(await approved(world)) },
  'GET /bookings/{id}/rivals': {
    200: async (world) => ({ ...onPath(await requested(world)), headers: world.staff }),
  },
  'GET /bookings/{id}/history': { 200: async (world) => onPath(await requested(world)) },
  'POST /bookings/offer-example/{id}': { 200: async (world) => onPath(await requested(world)) },
}
