import { eq } from 'drizzle-orm'
import { testCheckout } from '../../src/adapters/payments/test-checkout.ts'
import { mails, payments, testPayments } from '../../src/db/tables.ts'
import { jwtSecret, type TestApi } from './api.ts'

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
    .filter(({ key }) => ids.some((id) => key.includes(id)))
    .map(({ data }) => data.kind)
    .sort()
}
