import { newCard } from '../prepaid-cards.ts'
import { newReceipt, receiptMade, repaying, repaymentMade, undoing } from '../receipts.ts'
import { newCustomer } from '../training.ts'
import type { Call, Proofs, World } from './proof.ts'
import { ofInvoice } from './records.ts'

const ofReceipt = async ({ api, staff }: World): Promise<Call> => ({
  headers: staff,
  params: { id: await receiptMade(api) },
})

const partFor = async (world: World) => ({ parts: [{ invoice: (await ofInvoice(world)).params?.id, amount: 100 }] })

const noDay = 'from=2026-02-30'
const ofOwn = {
  200: async ({ api }: World) => ({ headers: (await newCustomer(api)).headers }),
  400: async ({ api }: World) => ({ headers: (await newCustomer(api)).headers, query: noDay }),
}
const ofCustomer = {
  200: async ({ api, staff }: World) => ({ headers: staff, params: { id: (await newCustomer(api)).id } }),
  400: async ({ api, staff }: World) => ({ headers: staff, params: { id: (await newCustomer(api)).id }, query: noDay }),
}

export const receiptProofs: Proofs = {
  'GET /account-statements/mine': ofOwn,
  'GET /account-statements/mine/pdf': ofOwn,
  'GET /account-statements/{id}': ofCustomer,
  'GET /account-statements/{id}/pdf': ofCustomer,
  'GET /prepaid-cards': {
    200: async ({ api, staff }) => {
      await newCard(api, await newCustomer(api))
      return { headers: staff, query: 'limit=999' }
    },
  },
  'POST /prepaid-cards': {
    201: async ({ api, staff }) => ({
      headers: staff,
      body: { user: (await newCustomer(api)).id, days: 2, price: 40_000 },
    }),
  },
  'GET /prepaid-cards/mine': {
    200: async ({ api }) => {
      const customer = await newCustomer(api)
      await newCard(api, customer)
      return { headers: customer.headers }
    },
  },
  'GET /receipts': { 200: ({ staff }) => ({ headers: staff, query: 'limit=999' }) },
  'POST /receipts': {
    201: ({ staff }) => ({ headers: staff, body: newReceipt }),
    409: async (world) => {
      const { headers, params } = await ofInvoice(world)
      await world.api.send('PATCH', `/invoices/${params?.id}`, { status: 'credited' }, world.staff)
      return { headers, body: { ...newReceipt, parts: [{ invoice: params?.id, amount: 100 }] } }
    },
  },
  'GET /receipts/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /receipts/{id}': { 200: ofReceipt },
  'POST /receipts/{id}/parts': {
    200: async (world) => ({ ...(await ofReceipt(world)), body: await partFor(world) }),
    409: async (world) => {
      const call = await ofReceipt(world)
      await world.api.send('POST', `/receipts/${call.params?.id}/undo`, undoing, world.staff)
      return { ...call, body: await partFor(world) }
    },
  },
  'POST /receipts/{id}/repayments': {
    201: async (world) => ({ ...(await ofReceipt(world)), body: repaying }),
    409: async (world) => {
      const call = await ofReceipt(world)
      await world.api.send('POST', `/receipts/${call.params?.id}/undo`, undoing, world.staff)
      return { ...call, body: repaying }
    },
  },
  'POST /receipts/repayments/{id}/undo': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: await repaymentMade(api) }, body: undoing }),
  },
  'POST /receipts/{id}/undo': {
    200: async (world) => ({ ...(await ofReceipt(world)), body: undoing }),
    409: async (world) => {
      const invoice = (await ofInvoice(world)).params?.id
      const parts = [{ invoice, amount: newReceipt.amount }]
      const id = await receiptMade(world.api, { ...newReceipt, parts })
      await world.api.send('PATCH', `/invoices/${invoice}`, { status: 'credited' }, world.staff)
      return { headers: world.staff, params: { id }, body: undoing }
    },
  },
}
