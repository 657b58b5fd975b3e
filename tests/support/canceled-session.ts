import { endSessionChoices } from '../../src/api/registrations/session-choices.ts'
import type { TestApi } from './api.ts'
import { otherSessionOf } from './other-session.ts'
import { newRegistration, type Wish } from './paid-registration.ts'

/** A registration whose session staff canceled, the way to choose, and what became of it. */
export async function canceledRegistration(api: TestApi, wish: Wish & { capacity?: number; alone?: boolean } = {}) {
  const { capacity, alone = false, ...registered } = wish
  const registration = await newRegistration(api, registered)
  const { id, session, customer } = registration
  const other = alone ? '' : await otherSessionOf(api, id, { capacity })
  const cancelSession = async () => api.send('POST', `/sessions/${session}/cancel`, undefined, await api.as('STAFF'))
  const { status } = await cancelSession()
  if (status !== 200) throw new Error(`The session was not canceled: ${status}`)
  const [mail] = (await api.mailsTo(customer.email)).filter(({ data }) => data.kind === 'session-canceled')
  const url = mail && 'url' in mail.data.values ? String(mail.data.values.url) : ''
  const token = url.split('/').at(-1) ?? ''
  return {
    ...{ ...registration, other, token, cancelSession },
    shown: async () => (await api.get(`/session-choices/${token}`)).body,
    choose: (target: string | null) => api.send('POST', `/session-choices/${token}`, { session: target }),
    endChoices: () => endSessionChoices({ ...api.parts, user: null }),
  }
}
