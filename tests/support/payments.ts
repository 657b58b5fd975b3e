import { eq } from 'drizzle-orm'
import { signedWebhook, testCheckout } from '../../src/adapters/payments/test-payment-provider.ts'
import { mails, payments, testPayments } from '../../src/db/tables.ts'
import { jwtSecret, type TestApi } from './api.ts'
import { type Customer, newSession, newStudents, registrationOf } from './training.ts'

/** The payer's side of the test provider, whose messages reach the API. */
export function payerOf(api: Pick<TestApi, 'pool' | 'api' | 'send' | 'db'>) {
  const checkout = testCheckout(api.pool, jwtSecret, (request) => Promise.resolve(api.api.fetch(request)))
  return {
    checkout,
    /** Begins to pay; gives back the payment's id. */
    async begin(registration: string, headers: Record<string, string>): Promise<string> {
      const { status, body } = await api.send('POST', '/registrations/create-payment', { id: registration }, headers)
      if (status !== 200) throw new Error(`no payment began: ${JSON.stringify(body)}`)
      return String(body.redirectUrl).split('/').at(-1) ?? ''
    },
    /** As when the payer chose, but no message arrived. */
    chooseSilently: (id: string, status: typeof testPayments.$inferInsert.status) =>
      api.db.update(testPayments).set({ status }).where(eq(testPayments.id, id)),
    paymentsOf: (registration: string) =>
      api.db.select().from(payments).where(eq(payments.registrationId, registration)).orderBy(payments.createdAt),
  }
}

/** The kinds of mail that were queued about any of these ids, in order of the alphabet. */
export async function mailKinds({ db }: Pick<TestApi, 'db'>, ...ids: string[]): Promise<string[]> {
  const all = await db.select().from(mails)
  return all
    .filter(({ aboutId }) => ids.some((id) => id === aboutId))
    .map(({ data }) => data.kind)
    .sort()
}

/** The payment of a new registration for which another amount came than was asked. */
export async function mismatchedPayment(api: TestApi, customer: Customer, paid = 50_000) {
  const input = registrationOf(await newSession(api, { capacity: 2 }), await newStudents(api, customer))
  const registration: string = (await api.send('POST', '/registrations', input, customer.headers)).body._id
  const payment = await payerOf(api).begin(registration, customer.headers)
  await comeInstead(api, payment, paid)
  return { registration, payment }
}

/** Another amount comes of a payment, and its provider tells. */
export async function comeInstead(api: TestApi, payment: string, paid: number) {
  await api.db.update(testPayments).set({ status: 'paid', amount: paid }).where(eq(testPayments.id, payment))
  const { body, headers } = signedWebhook(jwtSecret, payment)
  await api.send('POST', '/payments/webhook', body, headers)
  api.logged.splice(0)
}
