import type { TestApi } from './api.ts'
import { newRegistration } from './paid-registration.ts'

type Api = Omit<TestApi, 'url' | 'filesDir'>

/** A draft by which a new registration is to be canceled. */
export async function draftedBulkAct(api: Api) {
  const { id: registration } = await newRegistration(api, { paid: 'partner', participants: 1 })
  const input = { act: 'cancel', registrations: [registration] }
  const { body } = await api.send('POST', '/bulk-acts', input, await api.as('STAFF'))
  return { id: String(body._id), registration, input }
}
