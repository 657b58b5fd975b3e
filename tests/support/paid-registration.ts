import type { TestApi } from './api.ts'
import { payerOf } from './payments.ts'
import { newCustomer, newSession, newStudents, registrationOf } from './training.ts'

const day = 24 * 60 * 60 * 1000

export interface Wish {
  participants?: number
  capacity?: number
  /** Days until the session starts. */
  days?: number
  price?: number | null
  /** `online` through the payment provider, `byHand` by staff, `partner` billed and not paid. */
  paid?: 'online' | 'byHand' | 'partner' | 'not'
  isPrivatePerson?: boolean
}

/** A registration of a new customer, paid or not, with ways to change it and to see what became of it. */
export async function newRegistration(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const { participants = 2, capacity = 10, days = 30, price = 45_000, paid = 'online', isPrivatePerson = false } = wish
  const customer = await newCustomer(api, { isPartner: paid === 'partner', isPrivatePerson })
  const students = await newStudents(api, customer, participants)
  const session = await newSession(api, { price, capacity, start: new Date(Date.now() + days * day) })
  const { body } = await api.send('POST', '/registrations', registrationOf(session, students), customer.headers)
  const id = String(body._id)
  if (paid === 'byHand') await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))
  if (paid === 'online') {
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(id, customer.headers), 'paid')
  }
  const headers = customer.headers
  const read = async () => (await api.get(`/registrations/${id}`, headers)).body
  const effect = async (query = '') =>
    (await api.get(`/registrations/${id}/cancellation-effect?${query}`, headers)).body
  const cancel = (input: object, as = headers) => api.send('POST', `/registrations/${id}/cancellation`, input, as)
  return {
    ...{ customer, students, session, id, read, effect, cancel },
    /** Cancels with the effect that is shown now. */
    async cancelAsShown(wanted: { students?: string[]; withdrawal?: boolean } = {}) {
      const { students: leaving = [], withdrawal = false } = wanted
      const { credit, refund } = await effect(`students=${leaving.join(',')}&withdrawal=${withdrawal}`)
      return cancel({ ...wanted, credit, refund })
    },
    taken: async (of = session) => (await api.get(`/sessions/${of}/registration-count`)).body.registrationCount,
    /** Its invoices and credit notes, the oldest first. */
    papers: async () => (await api.get('/invoices?sort=number:ASC&limit=100', headers)).body.items,
    mails: async () => (await api.mailsTo(customer.email)).map(({ data }) => data),
  }
}
