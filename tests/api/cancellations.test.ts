import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RefundRefused } from '../../src/adapters/payments.ts'
import { pollQuietRefunds, sendRefund } from '../../src/api/money/refunds.ts'
import { payments, refunds, registrations, sessions, testRefunds } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { provider } from '../../src/domain/provider.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { payerOf } from '../support/payments.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { billedTo, newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const refundsOf = async (registration: string) => {
  const theirs = api.db.select({ id: payments.id }).from(payments).where(eq(payments.registrationId, registration))
  return api.db.select().from(refunds).where(inArray(refunds.paymentId, theirs)).orderBy(refunds.createdAt)
}
const context = () => ({ ...api.parts, user: null })
const amounts = (papers: { total: number; status: string }[]) => papers.map(({ total, status }) => [total, status])

describe('the effect on money', () => {
  test.for([
    { days: 30, percent: 100, refund: 108_900, kept: 0 },
    { days: 14, percent: 100, refund: 108_900, kept: 0 },
    { days: 13, percent: 50, refund: 54_450, kept: 54_450 },
    { days: 5, percent: 50, refund: 54_450, kept: 54_450 },
    { days: 4, percent: 0, refund: 0, kept: 108_900 },
  ])('of two, paid, with $days days to go: $percent %', async ({ days, percent, refund, kept }) => {
    const { effect, students } = await newRegistration(api, { days })
    const shown = await effect()
    expect(shown).toMatchObject({ daysLeft: days, percent, refund, credit: refund, kept, left: kept, isWhole: true })
    expect(shown.students.toSorted()).toEqual(students.toSorted())
  })

  test('of one of three is that of one, and of all of them by name that of all', async () => {
    const { effect, students } = await newRegistration(api, { participants: 3, days: 10 })
    expect(await effect(`students=${students[0]}`)).toMatchObject({
      ...{ isWhole: false, credit: 27_225, refund: 27_225, kept: 27_225, left: 136_125 },
    })
    expect(await effect(`students=${students.join(',')}`)).toMatchObject({ isWhole: true, refund: 81_675 })
  })

  test('of what nobody paid or billed is nothing to pay, however late', async () => {
    const { effect } = await newRegistration(api, { paid: 'not', days: 2 })
    expect(await effect()).toMatchObject({ percent: 100, credit: 108_900, refund: 0, kept: 0, left: 0 })
  })

  test('of what was billed and not paid is less to pay', async () => {
    const { effect } = await newRegistration(api, { paid: 'partner', days: 10 })
    expect(await effect()).toMatchObject({ percent: 50, credit: 54_450, refund: 0, kept: 54_450 })
  })

  test('is told to nobody else, and not of strangers', async () => {
    const { id, effect, cancel } = await newRegistration(api)
    const { headers } = await newCustomer(api)
    expect((await api.get(`/registrations/${id}/cancellation-effect`, headers)).status).toBe(404)
    expect((await cancel({ credit: 108_900, refund: 108_900 }, headers)).status).toBe(404)
    expect((await effect(`students=${crypto.randomUUID()}`)).statusCode).toBe(404)
    expect((await effect('students=none')).statusCode).toBe(400)
  })
})

describe('canceling', () => {
  test('what was paid gives the money back, under a credit note, and frees the seats', async () => {
    const { id, cancelAsShown, read, taken, papers, mails } = await newRegistration(api, { days: 13 })
    expect((await cancelAsShown()).status).toBe(200)
    expect(await taken()).toBe(0)
    const [refund] = await refundsOf(id)
    expect(refund).toMatchObject({ status: 'requested', amount: 54_450 })
    expect(amounts(await papers())).toEqual([
      [108_900, 'paid'],
      [-54_450, 'open'],
    ])
    expect(await read()).toMatchObject({
      ...{ status: 'expired', isCanceled: true, total: 54_450, refund: { amount: 54_450, isSettled: false } },
    })
    await sendRefund(context(), String(refund?.id))
    expect((await refundsOf(id))[0]?.status).toBe('refunded')
    expect(amounts(await papers())).toEqual([
      [108_900, 'paid'],
      [-54_450, 'paid'],
    ])
    expect((await read()).refund.isSettled).toBe(true)
    const told = await mails()
    expect(told.find(({ kind }) => kind === 'cancellation-settled')?.values).toMatchObject({
      ...{ credited: 54_450, refunded: 54_450, kept: 54_450 },
    })
    expect(told.map(({ kind }) => kind)).not.toContain('registration-canceled')
  })

  test('all of it credits the invoice, and its mail says so', async () => {
    const { cancelAsShown, papers } = await newRegistration(api)
    await cancelAsShown()
    const [invoice, note] = await papers()
    expect([invoice.status, note.total, note.creditOf]).toEqual(['credited', -108_900, invoice.number])
    const billed = (await api.mailsTo('boekhouding@klant.test')).find(
      ({ kind, aboutId }) => kind === 'credit-note' && aboutId === note._id,
    )
    expect(billed?.data).toMatchObject({ kind: 'credit-note', values: { refund: true, isPart: false } })
    expect(billed?.data.attachments).toEqual([{ document: 'invoice', id: note._id }])
  })

  test('one after the other comes to the cent, and then there is nothing left', async () => {
    const { id, students, cancelAsShown, read, papers } = await newRegistration(api, { participants: 3, price: 10_001 })
    for (const student of students) expect((await cancelAsShown({ students: [student] })).status).toBe(200)
    const [invoice, ...notes] = await papers()
    expect(notes.map(({ total }: { total: number }) => total).reduce((sum: number, one: number) => sum + one)).toBe(
      -invoice.total,
    )
    expect(invoice.status).toBe('credited')
    const given = await refundsOf(id)
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(36_304)
    expect(await read()).toMatchObject({ total: 0, status: 'expired', isCanceled: true })
  })

  test('one of two, half back, keeps the other’s seat and price', async () => {
    const { students, cancelAsShown, effect, read, taken, mails } = await newRegistration(api, { days: 10 })
    const [leaving] = (await read()).students.filter(({ _id }: { _id: string }) => _id === students[0])
    await cancelAsShown({ students: students.slice(0, 1) })
    const settled = (await mails()).find(({ kind }) => kind === 'cancellation-settled')
    expect(settled?.values).toMatchObject({ leaving: `${leaving.firstName} ${leaving.lastName}` })
    expect(await taken()).toBe(1)
    expect(await read()).toMatchObject({ status: 'paid', net: 67_500, vat: 14_175, isCanceled: false })
    expect(await effect()).toMatchObject({ credit: 27_225, kept: 27_225, left: 54_450 })
  })

  test('what was billed makes the invoice smaller, and nothing goes back', async () => {
    const { id, students, cancelAsShown, papers, mails, read } = await newRegistration(api, { paid: 'partner' })
    await cancelAsShown({ students: students.slice(0, 1) })
    expect(amounts(await papers())).toEqual([
      [108_900, 'open'],
      [-54_450, 'paid'],
    ])
    const [invoice, note] = await papers()
    expect([invoice.owed, note.owed, (await read()).refund]).toEqual([54_450, 0, null])
    await cancelAsShown()
    expect((await papers())[0].owed).toBe(0)
    expect(amounts(await papers())).toEqual([
      [108_900, 'credited'],
      [-54_450, 'paid'],
      [-54_450, 'paid'],
    ])
    expect(await refundsOf(id)).toEqual([])
    expect((await mails()).map(({ kind }) => kind)).toContain('cancellation-settled')
  })

  test('a partner’s that was paid by bank says what goes back, of one and then of all, and gives that back', async () => {
    const wish = await newRegistration(api, { paid: 'partner' })
    const { id, students, cancelAsShown, effect, papers, mails } = wish
    const [{ _id }] = await papers()
    await api.send('PATCH', `/invoices/${_id}`, { status: 'paid' }, await api.as('STAFF'))
    expect(await effect()).toMatchObject({ credit: 108_900, refund: 108_900, kept: 0 })
    expect((await cancelAsShown({ students: students.slice(0, 1) })).body).toMatchObject({ refund: 54_450 })
    expect((await cancelAsShown()).body).toMatchObject({ credit: 54_450, refund: 54_450 })
    const settled = (await mails()).filter(({ kind }) => kind === 'cancellation-settled')
    expect(settled.map(({ values }) => values)).toMatchObject([{ refunded: 54_450 }, { refunded: 54_450 }])
    const due = (await api.mailsTo(provider.email)).filter(({ kind }) => kind === 'refund-by-hand')
    const notes = (await papers()).slice(1).map((note: { _id: string }) => note._id)
    expect(due.map(({ aboutId }) => aboutId)).toEqual(expect.arrayContaining(notes))
    expect(await refundsOf(id)).toEqual([])
  })

  test('its credit note says whether the invoice is over or the rest of it stands', async () => {
    const { customer, students, cancelAsShown, papers } = await newRegistration(api)
    for (const student of students) await cancelAsShown({ students: [student] })
    const [{ number }, ...notes] = await papers()
    const texts = await Promise.all(
      notes.map(async ({ _id }: { _id: string }) => {
        const { bytes } = await getBytes(api, `/invoices/${_id}/pdf`, customer.headers)
        return (await readPdf(bytes)).text
      }),
    )
    expect(texts[0]).toContain(`vervalt een deel van factuur ${number}`)
    expect(texts[1]).toContain(`vervalt factuur ${number}`)
  })

  test('the rest of an invoice that is paid then is what its mail names', async () => {
    const { students, cancelAsShown, papers } = await newRegistration(api, { paid: 'partner' })
    await cancelAsShown({ students: students.slice(0, 1) })
    const [{ _id }] = await papers()
    await api.send('PATCH', `/invoices/${_id}`, { status: 'paid' }, await api.as('STAFF'))
    const billed = await api.mailsTo('boekhouding@klant.test')
    const settled = billed.find(({ kind, aboutId }) => kind === 'invoice-settled' && aboutId === _id)
    expect(settled?.data).toMatchObject({ values: { amount: 54_450 } })
    expect((await papers())[0].owed).toBe(0)
  })

  test('what staff took as paid is returned by a person, and says it comes until then', async () => {
    const { id, cancelAsShown, papers, read } = await newRegistration(api, { paid: 'byHand' })
    await cancelAsShown()
    expect(await refundsOf(id)).toEqual([])
    const [, note] = await papers()
    const due = (await api.mailsTo(provider.email)).find(
      ({ kind, aboutId }) => kind === 'refund-by-hand' && aboutId === note._id,
    )
    expect(due?.data).toMatchObject({ kind: 'refund-by-hand', values: { amount: 108_900, number: note.number } })
    expect((await read()).refund).toEqual({ amount: 108_900, isSettled: false })
    await api.send('PATCH', `/invoices/${note._id}`, { status: 'paid' }, await api.as('STAFF'))
    expect((await read()).refund).toEqual({ amount: 108_900, isSettled: true })
  })

  test('what nobody paid goes out of sight, and is told as before', async () => {
    const { cancelAsShown, read, mails } = await newRegistration(api, { paid: 'not' })
    await cancelAsShown()
    expect((await read()).statusCode).toBe(404)
    expect((await mails()).map(({ kind }) => kind)).toContain('registration-canceled')
  })

  test('what costs nothing gives the seat back, without papers', async () => {
    const { cancelAsShown, taken, papers } = await newRegistration(api, { price: 0, paid: 'not', days: 2 })
    expect((await cancelAsShown()).status).toBe(200)
    expect([await taken(), await papers()]).toEqual([0, []])
  })

  test('with another effect than was shown changes nothing', async () => {
    const { cancel, taken, papers } = await newRegistration(api)
    const answer = await cancel({ credit: 108_900, refund: 54_450 })
    expect([answer.status, answer.body.message]).toEqual([409, 'The effect on money has changed'])
    expect([await taken(), (await papers()).length]).toEqual([2, 1])
  })

  test('is over once the session has started', async () => {
    const { session, cancel } = await newRegistration(api)
    await api.db.update(sessions).set({ startDate: sql`now() - interval '1 hour'` }).where(eq(sessions.id, session))
    const answer = await cancel({ credit: 108_900, refund: 108_900 })
    expect([answer.status, answer.body.message]).toEqual([409, 'Session has started'])
  })

  test('twice at once gives the money back once', async () => {
    const { id, cancel, effect, papers } = await newRegistration(api)
    const { credit, refund } = await effect()
    const answers = await Promise.all([1, 2, 3].map(() => cancel({ credit, refund })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect([(await refundsOf(id)).length, (await papers()).length]).toEqual([1, 2])
  })

  test('by the terms of the order, whatever came into force since', async () => {
    const { id, effect } = await newRegistration(api)
    const staff = await api.as('STAFF')
    const today = brusselsDay(new Date())
    const harder = { validFrom: today, refunds: [], daysToReplace: 365, daysToMove: 365 }
    const { status, body } = await api.send('POST', '/cancellation-terms', harder, staff)
    expect(status).toBe(201)
    expect((await effect()).percent).toBe(100)
    const later = await newRegistration(api)
    expect((await later.effect()).percent).toBe(0)
    expect((await api.send('DELETE', `/cancellation-terms/${body._id}`, undefined, staff)).status).toBe(409)
    const [before] = (await api.get('/cancellation-terms?sort=validFrom:ASC')).body.items
    await api.db.update(registrations).set({ termsId: before._id }).where(eq(registrations.id, later.id))
    await api.pool.query('delete from cancellation_terms where id = $1', [body._id])
    expect(id).not.toBe(later.id)
  })
})

describe('a refund', () => {
  /** One that was asked for, at a payment provider that answers as told. */
  async function asked(answer: Partial<(typeof api.parts)['paymentProvider']>) {
    const registration = await newRegistration(api)
    await registration.cancelAsShown()
    const [{ id = '' } = {}] = await refundsOf(registration.id)
    const paymentProvider = { ...api.parts.paymentProvider, ...answer }
    const status = async () => (await refundsOf(registration.id))[0]?.status
    return { ...registration, refund: id, status, context: { ...context(), paymentProvider } }
  }
  const quiet = (id: string) =>
    api.db.update(refunds).set({ updatedAt: sql`now() - interval '1 hour'` }).where(eq(refunds.id, id))

  test('asked for by many at once is given once', async () => {
    const { refund, status } = await asked({})
    await Promise.all([1, 2, 3, 4].map(() => sendRefund(context(), refund)))
    expect(await status()).toBe('refunded')
    expect(await api.db.select().from(testRefunds).where(eq(testRefunds.id, refund))).toHaveLength(1)
  })

  test('whose answer never came is asked for again under the same id, and followed until it has arrived', async () => {
    let answers = 0
    const lost = await asked({
      async refund(given) {
        answers += 1
        await api.parts.paymentProvider.refund(given)
        if (answers === 1) throw new Error('The line broke')
        return { externalId: given.id, status: 'pending' }
      },
    })
    await expect(sendRefund(lost.context, lost.refund)).rejects.toThrow('cannot be reached')
    expect(await lost.status()).toBe('requested')
    await quiet(lost.refund)
    await pollQuietRefunds(lost.context)
    expect([await lost.status(), answers]).toEqual(['pending', 2])
    await quiet(lost.refund)
    await pollQuietRefunds(lost.context)
    expect(await lost.status()).toBe('refunded')
    expect((await lost.mails()).filter(({ kind }) => kind === 'refund-paid')).toHaveLength(0)
    const billed = await api.mailsTo('boekhouding@klant.test')
    const [, note] = await lost.papers()
    expect(billed.filter(({ kind, aboutId }) => kind === 'refund-paid' && aboutId === note._id)).toHaveLength(1)
    expect(api.logged.splice(0)).not.toEqual([])
  })

  test('that is refused reaches a person, once', async () => {
    const refused = await asked({ refund: () => Promise.reject(new RefundRefused('too old')) })
    await sendRefund(refused.context, refused.refund)
    await sendRefund(refused.context, refused.refund)
    expect(await refused.status()).toBe('failed')
    const due = (await api.mailsTo(provider.email)).filter(
      ({ kind, aboutId }) => kind === 'refund-by-hand' && aboutId === refused.refund,
    )
    expect(due).toHaveLength(1)
    expect((await refused.papers())[1].status).toBe('open')
    api.logged.length = 0
  })

  test('that fails later reaches a person by the message about its payment', async () => {
    const { refund, status, id } = await asked({})
    await api.db.update(refunds).set({ status: 'pending', externalId: refund }).where(eq(refunds.id, refund))
    const [payment] = await payerOf(api).paymentsOf(id)
    await api.db.insert(testRefunds).values({ id: refund, paymentId: String(payment?.id), amount: 1, status: 'failed' })
    await quiet(refund)
    await pollQuietRefunds(context())
    expect(await status()).toBe('failed')
  })
})

describe('a consumer', () => {
  const private14 = (days: number) => newRegistration(api, { isPrivatePerson: true, participants: 1, days })

  test('withdraws within 14 days and gets everything back, however soon the course begins', async () => {
    const { id, effect, cancelAsShown, mails, read } = await private14(3)
    expect(await effect()).toMatchObject({ percent: 0, refund: 0, withdrawal: false })
    const shown = await effect('withdrawal=true')
    expect(shown).toMatchObject({ percent: 100, refund: 54_450, kept: 0, withdrawal: true })
    expect(shown.withdrawableUntil).not.toBeNull()
    expect((await cancelAsShown({ withdrawal: true })).status).toBe(200)
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([54_450])
    const [confirmation] = (await mails()).filter(({ kind }) => kind === 'registration-withdrawn')
    expect(confirmation?.values).toMatchObject({ refunded: 54_450, withdrawnAt: expect.any(String) })
    expect((await read()).isCanceled).toBe(true)
  })

  test('no longer has that right after it, nor an organisation ever', async () => {
    const late = await private14(3)
    await api.db
      .update(registrations)
      .set({ createdAt: sql`now() - interval '18 days'` })
      .where(eq(registrations.id, late.id))
    expect((await late.effect()).withdrawableUntil).toBeNull()
    expect((await late.effect('withdrawal=true')).isPossible).toBe(false)
    const organisation = await newRegistration(api)
    expect((await organisation.effect()).withdrawableUntil).toBeNull()
    const answer = await organisation.cancel({ withdrawal: true, credit: 108_900, refund: 108_900 })
    expect([answer.status, answer.body.message]).toEqual([409, 'Too late by the terms of the order'])
  })

  test('has no such right where a firm with a VAT number is billed', async () => {
    const { id, effect, customer } = await newRegistration(api, { isPrivatePerson: true, paid: 'not' })
    expect((await effect()).withdrawableUntil).not.toBeNull()
    const invoice = { ...billedTo, vat: 'BE0403170701' }
    expect((await api.send('PATCH', `/registrations/${id}`, { invoice }, customer.headers)).status).toBe(200)
    expect((await effect()).withdrawableUntil).toBeNull()
    expect((await effect('withdrawal=true')).isPossible).toBe(false)
  })
})
