import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/app/app.ts'
import { pollQuietRefunds } from '../../src/api/money/refunds.ts'
import { settleOpenPayments } from '../../src/api/money/settle-payment.ts'
import type { ApiContext } from '../../src/api/platform/context.ts'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { remindSubsidies } from '../../src/api/registrations/remind-subsidies.ts'
import { remindTrainingLeave } from '../../src/api/registrations/training-leave.ts'
import { bookings, categories, courses, payments, refunds, registrations, sessions } from '../../src/db/tables.ts'
import { completeBookings, expireQuotations } from '../../src/jobs/jobs.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { owedSinceMove } from '../support/owed-since-move.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { mailKinds, payerOf } from '../support/payments.ts'
import { inDays, quotedBooking } from '../support/rooms.ts'
import {
  billedTo,
  type Customer,
  leaveSession,
  newCustomer,
  newSession,
  newStudents,
  registrationOf,
} from '../support/training.ts'

let api: TestApi
let customer: Customer
let payer: ReturnType<typeof payerOf>
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
  payer = payerOf(api)
  // A row that is bad: no mail about it can be queued.
  await api.db.execute(sql`create table bad_rows (id text)`)
  await api.db.execute(sql`create function refuse_bad() returns trigger language plpgsql as $$ begin
    if exists (select from bad_rows where new.about_id::text = id or new.occasion like '%' || id || '%') then raise exception 'bad row'; end if;
    return new; end $$`)
  await api.db.execute(sql`create trigger bad before insert on mails for each row execute function refuse_bad()`)
})
afterAll(() => api.stop())

const context = (reading?: Partial<ApiContext['paymentProvider']>) => ({
  ...api.parts,
  ...{ user: null, mail: null },
  paymentProvider: { ...api.parts.paymentProvider, ...reading },
})
const spoil = (id: string) => api.db.execute(sql`insert into bad_rows values (${id})`)
const logged = () => api.logged.splice(0)
const statusOf = async (id: string) => (await api.get(`/registrations/${id}`, customer.headers)).body.status

/** How many wait for a lock. */
const waiting = async () =>
  Number(
    (
      await api.db.execute(sql`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).rows[0]?.count,
  )

async function register(session?: string, invoice: object = {}): Promise<string> {
  const input = registrationOf(session ?? (await newSession(api)), await newStudents(api, customer))
  const body = { ...input, invoice: { ...billedTo, ...invoice } }
  return (await api.send('POST', '/registrations', body, customer.headers)).body._id
}
const lapse = (...ids: string[]) =>
  api.db
    .update(registrations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(inArray(registrations.id, ids))

describe('while the payment provider is away', () => {
  const away = () => Promise.reject(new Error('away'))

  test('what may have been paid does not expire, what has no payment does, and the provider is soon left alone', async () => {
    const begun: string[] = []
    for (let count = 0; count < 6; count++) {
      const id = await register()
      await payer.chooseSilently(await payer.begin(id, customer.headers), 'paid')
      begun.push(id)
    }
    const unpaid = await register()
    await lapse(...begun, unpaid)
    let reads = 0
    const read = () => {
      reads += 1
      return away()
    }
    await expireRegistrations(context({ read }))
    expect(reads).toBe(5)
    expect(await Promise.all(begun.map(statusOf))).toEqual(begun.map(() => 'awaiting_payment'))
    expect(await statusOf(unpaid)).toBe('expired')
    // Who had no turn then has it now.
    const turns: string[] = []
    await expireRegistrations(
      context({
        read: (id) => {
          turns.push(id)
          return away()
        },
      }),
    )
    const last = await payer.paymentsOf(String(begun.at(-1)))
    expect(turns[0]).toBe(last[0]?.externalId)
    logged()
    await expireRegistrations(context())
    expect(await Promise.all(begun.map(statusOf))).toEqual(begun.map(() => 'paid'))
  })

  test('a checkout that could not begin blocks neither moving nor taking out, and is let go after an hour', async () => {
    const app = createApi(context({ create: away }))
    const begin = async (id: string, who = customer) => {
      const body = JSON.stringify({ id })
      const headers = { ...who.headers, 'Content-Type': 'application/json' }
      const call = new Request('http://api.test/api/registrations/create-payment', { method: 'POST', body, headers })
      expect((await app.fetch(call)).status).toBe(502)
    }
    const students = await newStudents(api, customer, 2)
    const session = await newSession(api)
    const { body } = await api.send('POST', '/registrations', registrationOf(session, students), customer.headers)
    const { _id: id } = body
    await begin(id)
    const out = `/registrations/${id}/students/${students[1]}`
    expect((await api.send('DELETE', out, undefined, customer.headers)).status).toBeLessThan(300)
    // What is asked now is the price of one.
    const payment = await payer.begin(id, customer.headers)
    expect(await payer.paymentsOf(id)).toMatchObject([
      { status: 'canceled', amount: 108_900, externalId: null },
      { id: payment, status: 'open', amount: 54_450 },
    ])
    for (const paid of ['not', 'online'] as const) {
      const { id: order, customer: who, students: both, cancelAsShown } = await newRegistration(api, { paid })
      const target = { session: await otherSessionOf(api, order), difference: paid === 'online' ? -12_100 : 0 }
      const acts = [
        () => api.send('POST', `/registrations/${order}/move`, target, who.headers),
        () => cancelAsShown({ students: both.slice(1) }),
      ]
      for (const act of acts) {
        if (paid === 'online') await owedSinceMove(api, order, 10_000)
        await begin(order, who)
        const left = async () => (await payer.paymentsOf(order)).at(-1)?.status
        expect([paid, await left()]).toEqual([paid, 'open'])
        expect([paid, (await act()).status, await left()]).toEqual([paid, 200, 'canceled'])
      }
    }
    // Tests of refunds count those that wait.
    await api.db.update(refunds).set({ status: 'refunded' })
    const other = await register()
    await begin(other)
    const old = new Date(Date.now() - 2 * 3_600_000)
    await api.db.update(payments).set({ createdAt: old }).where(eq(payments.registrationId, other))
    await settleOpenPayments(context())
    expect(await payer.paymentsOf(other)).toMatchObject([{ status: 'canceled' }])
    logged()
  })

  test('a checkout that begins while its order would let it go stays, since its address may be paid', async () => {
    const students = await newStudents(api, customer, 2)
    const input = registrationOf(await newSession(api), students)
    const { _id: registrationId } = (await api.send('POST', '/registrations', input, customer.headers)).body
    const out = `/registrations/${registrationId}/students/${students[1]}`
    const acts = [
      () => settleOpenPayments(context()),
      async () => expect((await api.send('DELETE', out, undefined, customer.headers)).status).toBe(409),
    ]
    for (const [index, act] of acts.entries()) {
      const old = new Date(Date.now() - 2 * 3_600_000)
      const payment = { registrationId, paymentProvider: api.parts.paymentProvider.name, amount: 108_900 }
      const [made] = await api.db
        .insert(payments)
        .values({ ...payment, createdAt: old })
        .returning({ id: payments.id })
      const id = String(made?.id)
      const begun = Promise.withResolvers<void>()
      const mayEnd = Promise.withResolvers<void>()
      const checkout = api.db.transaction(async (tx) => {
        await tx
          .update(payments)
          .set({ externalId: `tr_${index}`, updatedAt: new Date() })
          .where(eq(payments.id, id))
        begun.resolve()
        await mayEnd.promise
      })
      await begun.promise
      const acting = act()
      await expect.poll(() => waiting()).toBe(1)
      mayEnd.resolve()
      await Promise.all([checkout, acting])
      expect(await payer.paymentsOf(registrationId)).toMatchObject([{ id, status: 'open' }])
      await api.db.delete(payments).where(eq(payments.id, id))
    }
  })

  test('a checkout whose payment was let go while it began leads nowhere', async () => {
    const id = await register()
    const { create } = api.parts.paymentProvider
    const app = createApi(
      context({
        async create(request) {
          await api.db.update(payments).set({ status: 'canceled' }).where(eq(payments.id, request.id))
          return create(request)
        },
      }),
    )
    const headers = { ...customer.headers, 'Content-Type': 'application/json' }
    const call = { method: 'POST', body: JSON.stringify({ id }), headers }
    const answer = await app.fetch(new Request('http://api.test/api/registrations/create-payment', call))
    expect(answer.status).toBe(409)
  })
})

describe('one row that is bad', () => {
  test('keeps no payment and no expiry of others waiting', async () => {
    const [bad, good] = [await register(), await register()]
    for (const id of [bad, good]) {
      await payer.chooseSilently(await payer.begin(id, customer.headers), 'paid')
      await api.db
        .update(payments)
        .set({ updatedAt: new Date(Date.now() - (id === bad ? 240_000 : 120_000)) })
        .where(eq(payments.registrationId, id))
    }
    await spoil(bad)
    await settleOpenPayments(context())
    expect([await statusOf(bad), await statusOf(good)]).toEqual(['awaiting_payment', 'paid'])
    expect(logged()).toMatchObject([{ row: (await payer.paymentsOf(bad))[0]?.id }])

    const [late, later] = [await register(), await register()]
    await lapse(late, later)
    await spoil(late)
    await expireRegistrations(context())
    expect([await statusOf(late), await statusOf(later)]).toEqual(['awaiting_payment', 'expired'])
    logged()
  })

  test('keeps no refund of others waiting', async () => {
    const given = [await newRegistration(api), await newRegistration(api)]
    for (const { cancelAsShown } of given) await cancelAsShown()
    const rows = await api.db.select().from(refunds).where(eq(refunds.status, 'requested'))
    expect(rows.length).toBe(2)
    await api.db.update(refunds).set({ updatedAt: sql`${refunds.updatedAt} - interval '20 minutes'` })
    const [first] = rows
    await api.db
      .update(refunds)
      .set({ updatedAt: sql`now() - interval '1 day'` })
      .where(eq(refunds.id, String(first?.id)))
    await spoil(String(first?.creditNoteId))
    await pollQuietRefunds(context())
    const after = await api.db
      .select()
      .from(refunds)
      .where(
        inArray(
          refunds.id,
          rows.map(({ id }) => id),
        ),
      )
    expect(after.filter(({ status }) => status === 'refunded').map(({ id }) => id)).toEqual([rows[1]?.id])
    expect(logged()).toMatchObject([{ row: first?.id }])
  })

  test('keeps no quotation and no room of others waiting', async () => {
    const [bad, good] = [await quotedBooking(api, customer.headers), await quotedBooking(api, customer.headers)]
    const ids = [bad._id, good._id]
    await spoil(bad._id)
    const statuses = async () =>
      Promise.all(ids.map(async (id) => (await api.get(`/bookings/${id}`, customer.headers)).body.status))
    await api.db
      .update(bookings)
      .set({ offerValidUntil: inDays(-1) })
      .where(inArray(bookings.id, ids))
    await expireQuotations(context())
    expect(await statuses()).toEqual(['waiting_for_customer', 'quotation_expired'])
    await api.db
      .update(bookings)
      .set({ status: 'paid', date: inDays(-1) })
      .where(inArray(bookings.id, ids))
    await completeBookings(context())
    expect(await statuses()).toEqual(['paid', 'completed'])
    expect(logged()).toMatchObject([{ row: bad._id }, { row: bad._id }])
  })

  test('keeps nobody’s reminder waiting, nor do two hundred for whom it is not', async () => {
    const inFlanders = { zip: '9000', city: 'Gent', vat: 'BE0999123457' }
    const session = await leaveSession(api)
    const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
    const [category] = await api.db.select().from(categories).where(eq(categories.key, 'innovation'))
    const supported = { subsidised: true, categoryId: String(category?.id) }
    await api.db.update(courses).set(supported).where(inArray(courses.id, course))
    const [bad, good] = [await register(session, inFlanders), await register(session, inFlanders)]
    for (const id of [bad, good])
      await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    await api.db
      .update(registrations)
      .set({ createdAt: days(8) })
      .where(inArray(registrations.id, [bad, good]))
    // Too cheap for a subsidy, and older: they come first.
    await api.db.execute(sql`insert into registrations
      (session_id, user_id, organisation_id, status, invoice, net, vat, terms_id, agreed_to_terms_at, created_at)
      select session_id, user_id, organisation_id, 'paid', invoice, 5000, 1050, terms_id, agreed_to_terms_at, created_at - interval '1 day'
      from registrations, generate_series(1, 250) where id = ${bad}`)
    await spoil(bad)
    await remindTrainingLeave(context())
    expect(logged()).toMatchObject([{ row: bad }])
    expect(await mailKinds(api, good)).toEqual(expect.arrayContaining(['training-leave-request']))
    const started = new Date(Date.now() - 3_600_000)
    await api.db.update(sessions).set({ startDate: started }).where(eq(sessions.id, session))
    logged()
    await remindSubsidies(context())
    expect(await mailKinds(api, good)).toEqual(expect.arrayContaining(['subsidy-reminder']))
    expect(logged()).toMatchObject([{ row: bad }])
  })
})
