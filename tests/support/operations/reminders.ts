import { usualAccounts } from '../../../src/domain/ledger.ts'
import { newPause, usualReminders } from '../reminders.ts'
import type { Proofs } from './proof.ts'
import { ofInvoice } from './records.ts'

export const reminderProofs: Proofs = {
  'GET /open-invoices': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /open-invoices/ages': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /open-invoices/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /open-invoices/{id}': { 200: ofInvoice },
  'GET /open-invoices/{id}/reminder': { 200: ofInvoice },
  'POST /open-invoices/{id}/pause': {
    200: async (world) => ({ ...(await ofInvoice(world)), body: newPause }),
    409: async (world) => {
      const call = await ofInvoice(world)
      await world.api.send('PATCH', `/invoices/${call.params?.id}`, { status: 'paid' }, world.staff)
      return { ...call, body: newPause }
    },
  },
  'POST /open-invoices/{id}/resume': { 200: ofInvoice },
  'POST /reminders': {
    200: async (world) => ({ headers: world.staff, body: { chosen: [(await ofInvoice(world)).params?.id] } }),
  },
  'GET /reminder-settings': { 200: ({ staff }) => ({ headers: staff }) },
  'PUT /reminder-settings': { 200: ({ staff }) => ({ headers: staff, body: usualReminders }) },
  'GET /ledger-accounts': { 200: ({ staff }) => ({ headers: staff }) },
  'PUT /ledger-accounts': { 200: ({ staff }) => ({ headers: staff, body: usualAccounts }) },
}
