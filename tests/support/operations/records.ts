import { signedNotice } from '../../../src/adapters/access-point/test-access-point.ts'
import { brusselsYear } from '../../../src/domain/days.ts'
import { jwtSecret } from '../api.ts'
import { mergeOf, newDoubles } from '../doubles.ts'
import { mismatchedPayment } from '../payments.ts'
import { newSeat } from '../record.ts'
import { creditedPart, kinds, refusedInvoice, reissuing } from '../resources.ts'
import { newCustomer } from '../training.ts'
import { fromTiredPlace } from './limits.ts'
import type { Call, Proofs, World } from './proof.ts'
import { madeOf } from './resources.ts'

/** What staff send twice, where once is all that is allowed. */
async function twice({ api, staff }: World, path: string, body: object): Promise<Call> {
  await api.send('POST', path, body, staff)
  return { headers: staff, body }
}

const again = (kind: 'attendance' | 'result') => async (world: World) =>
  twice(world, kinds[kind].path, await kinds[kind].body(world.api, await newCustomer(world.api)))

async function seat({ api }: World) {
  const { student, session } = await newSeat(api)
  return { student, session }
}

async function certificate(world: World) {
  const { body } = await world.api.send('POST', '/certificates', await seat(world), world.staff)
  return { id: String(body._id), code: String(body.code) }
}

const ofCertificate = async (world: World): Promise<Call> => ({
  headers: world.staff,
  params: { id: (await certificate(world)).id },
})
export const ofInvoice = async (world: World): Promise<Call> => ({
  headers: world.staff,
  params: { id: await madeOf(world, kinds.invoice) },
})

const thisYear = brusselsYear(new Date())

const ofPayment = async ({ api, staff }: World): Promise<Call> => ({
  headers: staff,
  params: { id: (await mismatchedPayment(api, await newCustomer(api))).payment },
})

async function doubles({ api, staff }: World) {
  return { headers: staff, params: await newDoubles(api, await newCustomer(api)) }
}

async function merging(world: World) {
  const call = await doubles(world)
  return { ...call, body: await mergeOf(world.api, world.staff, call.params) }
}

export const recordProofs: Proofs = {
  'GET /invoices/{id}/pdf': { 200: ofInvoice },
  'GET /invoices/{id}/ubl': { 200: ofInvoice },
  'GET /customers': { 200: ({ staff }) => ({ headers: staff, query: 'limit=999' }) },
  'GET /customers/csv': { 200: ({ staff }) => ({ headers: staff, query: 'locale=fr' }) },
  'GET /customers/{id}': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: (await newCustomer(api)).id } }),
  },
  'GET /payments': { 200: ({ staff }) => ({ headers: staff, query: 'limit=999' }) },
  'GET /payments/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /payments/{id}': { 200: ofPayment },
  'POST /payments/{id}/decision': {
    200: async (world) => ({ ...(await ofPayment(world)), body: { decision: 'accepted', reason: 'Afgesproken' } }),
    409: async (world) => {
      const call = await ofPayment(world)
      const decided = { decision: 'returned', reason: 'Verkeerd bedrag' }
      await world.api.send('POST', `/payments/${call.params?.id}/decision`, decided, world.staff)
      return { ...call, body: { decision: 'accepted', reason: 'Afgesproken' } }
    },
  },
  'GET /doubles': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /doubles/{kind}/{kept}/{dropped}': { 200: doubles },
  'POST /doubles/{kind}/{kept}/{dropped}': {
    200: merging,
    409: async (world) => ({ ...(await merging(world)), body: { version: 'another' } }),
  },
  'GET /invoices/archive': { 200: ({ staff }) => ({ headers: staff, query: 'period=^1999' }) },
  'GET /invoices/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /invoices/{id}/record': { 200: ofInvoice },
  'POST /invoices/{id}/credit-notes': {
    201: async ({ api, staff, ...world }) => ({
      headers: staff,
      ...(await creditedPart(api, await madeOf({ api, staff, ...world }, kinds.invoice))),
    }),
    409: async ({ api, staff, ...world }) => {
      const call = await creditedPart(api, await madeOf({ api, staff, ...world }, kinds.invoice))
      return { headers: staff, ...call, body: { ...call.body, left: 1 } }
    },
  },
  'POST /invoices/{id}/reissue': {
    201: async (world) => ({ ...(await ofInvoice(world)), body: reissuing }),
    409: async (world) => {
      const call = { ...(await ofInvoice(world)), body: reissuing }
      await world.api.send('PATCH', `/invoices/${call.params?.id}`, { status: 'credited' }, world.staff)
      return call
    },
  },
  'POST /invoices/{id}/e-invoice': {
    200: async (world) => {
      const call = await ofInvoice(world)
      await refusedInvoice(world.api, String(call.params?.id))
      return call
    },
    409: ofInvoice,
  },
  'GET /e-invoices/receivers': {
    200: () => ({ query: 'number=BE0999123457' }),
    429: async (world) => ({ headers: await fromTiredPlace(world, 'validate-address'), query: 'number=BE0999123457' }),
  },
  'POST /e-invoices/webhook': { 200: () => signedNotice(jwtSecret, 'nobody'), 401: () => ({ body: '{}' }) },
  'PATCH /invoices/{id}': {
    409: async (world) => {
      const call = { ...(await ofInvoice(world)), body: { status: 'open' } }
      await world.api.send('PATCH', `/invoices/${call.params?.id}`, { status: 'credited' }, world.staff)
      return call
    },
  },
  'DELETE /invoices/{id}': { 409: ofInvoice },

  'POST /attendances': { 409: again('attendance') },
  'POST /results': { 409: again('result') },

  'GET /certificates': { 200: async (world) => ({ ...(await ofCertificate(world)), query: 'limit=999' }) },
  'GET /certificates/all': { 200: ofCertificate },
  'GET /certificates/{id}': { 200: ofCertificate },
  'GET /books': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /books/csv': { 200: ({ staff }) => ({ headers: staff, query: `year=${thisYear}&per=quarter&locale=fr` }) },
  'GET /books/journal': {
    200: ({ staff }) => ({ headers: staff, query: `journal=financial&period=${thisYear}&locale=fr` }),
  },
  'GET /books/totals': { 200: ({ staff }) => ({ headers: staff, query: `year=${thisYear}` }) },
  'GET /figures': { 200: ({ staff }) => ({ headers: staff, query: `period=${thisYear}&by=trainer` }) },
  'GET /figures/csv': {
    200: ({ staff }) => ({ headers: staff, query: `period=${thisYear}&table=groups&locale=fr` }),
  },
  'GET /badges/issuer': { 200: () => ({}) },
  'GET /badges/keys': { 200: () => ({}) },
  'GET /certificates/{id}/badge': { 200: ofCertificate },
  'GET /certificates/{id}/pdf': { 200: ofCertificate },
  'GET /certificates/verify/{code}': {
    200: async (world) => ({ params: { code: (await certificate(world)).code } }),
  },
  'POST /certificates': {
    201: async (world) => ({ headers: world.staff, body: await seat(world) }),
    409: async (world) => twice(world, '/certificates', await seat(world)),
  },
  'PATCH /certificates/{id}': {
    200: async (world) => ({ ...(await ofCertificate(world)), body: { lastName: 'Celik' } }),
  },
  'DELETE /certificates/{id}': { 204: ofCertificate },
}
