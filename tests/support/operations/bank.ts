import { movementMade, newBankFile } from '../bank-files.ts'
import type { Call, Proofs, World } from './proof.ts'
import { ofInvoice } from './records.ts'

const ofMovement = async ({ api, staff }: World, reason?: string): Promise<Call> => ({
  headers: staff,
  params: { id: await movementMade(api, reason) },
})

const ignoring = { reason: 'Geen klant' }

export const bankProofs: Proofs = {
  'POST /bank/files': {
    201: ({ staff }) => ({ headers: staff, body: newBankFile() }),
    409: async ({ api, staff }) => {
      const body = newBankFile()
      await api.api.fetch(new Request('http://api.test/api/bank/files', { method: 'POST', headers: staff, body }))
      return { headers: staff, body }
    },
  },
  'GET /bank/statements': { 200: ({ staff }) => ({ headers: staff, query: 'limit=999' }) },
  'GET /bank/transactions': { 200: ({ staff }) => ({ headers: staff, query: 'limit=999' }) },
  'GET /bank/transactions/{id}': { 200: ofMovement },
  'POST /bank/transactions/{id}/settle': {
    200: async (world) => ({
      ...(await ofMovement(world)),
      body: { parts: [{ invoice: (await ofInvoice(world)).params?.id, amount: 100 }] },
    }),
    409: async (world) => {
      const invoice = (await ofInvoice(world)).params?.id
      await world.api.send('PATCH', `/invoices/${invoice}`, { status: 'credited' }, world.staff)
      return { ...(await ofMovement(world)), body: { parts: [{ invoice, amount: 100 }] } }
    },
  },
  'POST /bank/transactions/{id}/ignore': {
    200: async (world) => ({ ...(await ofMovement(world)), body: ignoring }),
    409: async (world) => ({ ...(await ofMovement(world, 'Al gezien')), body: ignoring }),
  },
  'POST /bank/transactions/{id}/reopen': {
    200: (world) => ofMovement(world, 'Vergist'),
    409: (world) => ofMovement(world),
  },
}
