import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindUnpaid } from '../../src/api/registrations/remind-unpaid.ts'
import { registrations, sessions } from '../../src/db/tables.ts'
import { asLocale } from '../../src/domain/locales.ts'
import { renderMail } from '../../src/jobs/mail/render-mail.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { payerOf } from '../support/payments.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const hour = 3_600_000
const context = () => ({ ...api.parts, user: null })

interface Wish {
  customer?: Customer
  payment?: string
  /** Hours that it was held for, and of those that are left. */
  held?: number
  left?: number
}

/** A registration that nobody paid, whose seats are held for so many hours more. */
async function unpaid({ customer, payment = 'online', held = 7 * 24, left = 47 }: Wish = {}) {
  const owner = customer ?? (await newCustomer(api))
  const session = await newSession(api)
  const body = { ...registrationOf(session, await newStudents(api, owner, 2)), payment }
  const made = await api.send('POST', '/registrations', body, owner.headers)
  expect(made.status).toBe(201)
  const id = String(made.body._id)
  const expiresAt = new Date(Date.now() + left * hour)
  const createdAt = new Date(expiresAt.getTime() - held * hour)
  const times = payment === 'online' ? { expiresAt, createdAt } : { createdAt }
  await api.db.update(registrations).set(times).where(eq(registrations.id, id))
  return { id, session, owner, expiresAt }
}

const remindersOf = async (email: string) =>
  (await api.mailsTo(email)).filter(({ data }) => data.kind === 'payment-reminder')
const isReminded = async ({ owner }: { owner: Customer }) => (await remindersOf(owner.email)).length

test('who has not paid is reminded once, two days before the seats are given up, with the way to pay', async () => {
  const due = await unpaid()
  const later = await unpaid({ left: 49 })
  await Promise.all([remindUnpaid(context()), remindUnpaid(context())])
  await remindUnpaid(context())
  expect([await isReminded(due), await isReminded(later)]).toEqual([1, 0])
  const [mail] = await remindersOf(due.owner.email)
  expect(mail?.data.values).toMatchObject({
    amount: 108_900,
    expiresAt: due.expiresAt.toISOString(),
    url: expect.stringContaining(`/my-account/registration-data/${due.id}`),
    participants: ['Jan Peeters 0', 'Jan Peeters 1'],
  })
  await api.db
    .update(registrations)
    .set({ expiresAt: new Date(Date.now() + hour) })
    .where(eq(registrations.id, later.id))
  await remindUnpaid(context())
  expect([await isReminded(due), await isReminded(later)]).toEqual([1, 1])
})

test('of seats that are held for less, as a third of the time is left', async () => {
  const soon = await unpaid({ held: 24, left: 7.9 })
  const notYet = await unpaid({ held: 24, left: 8.1 })
  await remindUnpaid(context())
  expect([await isReminded(soon), await isReminded(notYet)]).toEqual([1, 0])
})

test.each<[string, (made: Awaited<ReturnType<typeof unpaid>>) => Promise<unknown>]>([
  [
    'whose payment is on its way',
    async ({ id, owner }) => {
      const payer = payerOf(api)
      await payer.chooseSilently(await payer.begin(id, owner.headers), 'pending')
      await api.db.execute(sql`update payments set status = 'pending' where registration_id = ${id}`)
    },
  ],
  ['who paid', async ({ id }) => api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))],
  ['who took it back', ({ id, owner }) => api.send('DELETE', `/registrations/${id}`, undefined, owner.headers)],
  [
    'whose seats are given up already',
    ({ id }) =>
      api.db
        .update(registrations)
        .set({ expiresAt: new Date(Date.now() - hour) })
        .where(eq(registrations.id, id)),
  ],
  [
    'whose session does not take place',
    ({ session }) => api.db.update(sessions).set({ canceledAt: new Date() }).where(eq(sessions.id, session)),
  ],
])('nobody %s', async (_who, happens) => {
  const made = await unpaid()
  await happens(made)
  await remindUnpaid(context())
  expect(await isReminded(made)).toBe(0)
})

test('nobody who pays on invoice', async () => {
  const billed = await unpaid({ payment: 'invoice' })
  await api.db
    .update(registrations)
    .set({ expiresAt: new Date(Date.now() + hour) })
    .where(eq(registrations.id, billed.id))
  await remindUnpaid(context())
  expect(await isReminded(billed)).toBe(0)
})

test.each([
  ['nl', 'Betaal op tijd: uw inschrijving voor Boekhouden'],
  ['en', 'Pay in time: your registration for Bookkeeping'],
  ['fr', 'Payez à temps : votre inscription à Boekhouden'],
])('it speaks %s', async (language, subject) => {
  const owner = await newCustomer(api, { language })
  await unpaid({ customer: owner })
  await remindUnpaid(context())
  const [mail] = await remindersOf(owner.email)
  if (!mail) throw new Error('no mail was written')
  const about = { brand: 'Leerplein', publicUrl: () => 'https://leerplein.test' }
  expect(renderMail({ data: mail.data, locale: asLocale(mail.locale) }, about).subject).toBe(subject)
})
