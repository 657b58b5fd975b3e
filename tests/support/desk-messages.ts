import type { TestApi } from './api.ts'
import { newRegistration } from './paid-registration.ts'

type Api = Omit<TestApi, 'url' | 'filesDir'>

const plain = { subject: { nl: 'Een ander lokaal' }, text: { nl: 'Beste {{firstName}}, tot dan.' } }

/** What is written to all of a new session with two participants. */
export async function newMessage(api: Api) {
  const { session } = await newRegistration(api, { paid: 'partner' })
  return { session, ...plain, to: 'participants' }
}

/** A draft of it, with what stands for whom it reaches. */
export async function draftedMessage(api: Api) {
  const staff = await api.as('STAFF')
  const { body } = await api.send('POST', '/desk-messages', await newMessage(api), staff)
  const id = String(body._id)
  const { receivers } = (await api.get(`/desk-messages/${id}`, staff)).body
  return { id, shown: String(receivers.shown) }
}
