import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledTexts } from '../../locales/texts.ts'
import { usualAccounts } from '../../src/domain/ledger.ts'
import { panelRoles as allRoles, type PanelRole } from '../../src/domain/visitor.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { movementMade } from '../support/bank-files.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { receiptMade, repaying, undoing } from '../support/receipts.ts'
import { newSeat } from '../support/record.ts'
import { usualReminders } from '../support/reminders.ts'
import { newRoom, quotation, requestRoom } from '../support/rooms.ts'
import { newColleague } from '../support/second-factor.ts'
import { newCustomer, newStudents } from '../support/training.ts'

type Headers = Record<string, string>

/** Trainers have no journal (the access matrix holds that). */
const panelRoles = allRoles.filter((role) => role !== 'trainer')

let api: TestApi
let staff: Headers
const by = {} as Record<PanelRole, Headers>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  for (const role of panelRoles)
    by[role] = (await newColleague(api, role === 'editor' ? 'EDITOR' : 'STAFF', [role])).headers
})
afterAll(() => api.stop())

const read = async (query: string, headers = staff) => (await api.get(`/activities?${query}`, headers)).body.items
const events = async (subject: string) =>
  (await read(`subject=${subject}`)).map(({ event }: { event: string }) => event)
const latest = async (subject: string) => (await read(`subject=${subject}`))[0]

/** Only they see it; an administrator sees all. */
async function expectReaders(kind: string, readers: readonly PanelRole[], subject?: string) {
  const query = `kind=${kind}${subject ? `&subject=${subject}` : ''}`
  const seen = []
  for (const role of panelRoles) if ((await read(query, by[role])).length > 0) seen.push(role)
  expect(seen).toEqual(panelRoles.filter((role) => role === 'administrator' || readers.includes(role)))
}

const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, headers = staff) => {
  const answer = await api.send(method, path, body, headers)
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

describe('the journal keeps, from what to what,', () => {
  test('discount codes', async () => {
    const code = `J-${randomUUID().slice(0, 8)}`.toUpperCase()
    const { _id } = await send('POST', '/discount-codes', { code, unit: 'amount', value: 5_000 })
    await send('PATCH', `/discount-codes/${_id}`, { value: 7_500, active: false })
    await send('PATCH', `/discount-codes/${_id}`, { active: false })
    expect(await latest(_id)).toMatchObject({
      ...{ kind: 'discountCode', event: 'changed', by: 'Yasmina Haddad', subject: code, target: 'code', targetId: _id },
      differences: [
        { field: 'active', before: 'true', after: 'false' },
        { field: 'amount', before: '5000', after: '7500' },
      ],
    })
    await expectReaders('discountCode', ['desk', 'finance'], _id)
    await send('DELETE', `/discount-codes/${_id}`)
    expect(await events(_id)).toEqual(['removed', 'changed', 'made'])
    expect(await latest(_id)).toMatchObject({ subject: code, target: null })
  })

  test('cards of days', async () => {
    const { organisation } = await newCustomer(api)
    const { _id, number } = await send('POST', '/prepaid-cards', { organisation, days: 10, price: 40_000 })
    const sold = await latest(_id)
    expect(sold).toMatchObject({ kind: 'prepaidCard', event: 'sold', target: 'customer', targetId: organisation })
    expect(sold.subject).toContain(number)
    expect(sold.differences).toContainEqual({ field: 'days', before: null, after: '10' })
    await expectReaders('prepaidCard', ['desk', 'finance', 'rooms'], _id)
  })

  test('receipts that were noted, repaid and undone', async () => {
    const id = await receiptMade(api)
    const { repayments } = await send('POST', `/receipts/${id}/repayments`, repaying)
    await send('POST', `/receipts/repayments/${repayments[0]._id}/undo`, undoing)
    await send('POST', `/receipts/${id}/undo`, undoing)
    await api.send('POST', `/receipts/${id}/undo`, undoing, staff)
    expect(await events(id)).toEqual(['undone', 'repayment-undone', 'repaid', 'received'])
    expect(await latest(id)).toMatchObject({
      ...{ kind: 'receipt', target: 'receipt', targetId: id },
      differences: [{ field: 'amount', before: '12100', after: null }],
    })
    await expectReaders('receipt', ['finance'], id)
  })

  test('what was decided of a movement of the bank', async () => {
    const id = await movementMade(api, 'Eigen overschrijving')
    await send('POST', `/bank/transactions/${id}/reopen`)
    expect(await events(id)).toEqual(['reopened', 'ignored'])
    expect(await latest(id)).toMatchObject({ kind: 'bankTransaction', target: 'bank', targetId: id })
    await expectReaders('bankTransaction', ['finance'], id)
  })

  test('files of the bank that were read, and files that are no pictures', async () => {
    const transaction = await movementMade(api, 'Ingelezen')
    const { rows } = await api.db.execute<{ id: string; name: string }>(sql`select bank_statements.id, file_name as name
      from bank_statements join bank_transactions on statement_id = bank_statements.id where bank_transactions.id = ${transaction}`)
    const [statement] = rows
    expect(await latest(String(statement?.id))).toMatchObject({
      ...{
        kind: 'bankStatement',
        event: 'read',
        by: 'Yasmina Haddad',
        subject: expect.stringContaining(String(statement?.name)),
      },
    })
    await expectReaders('bankStatement', ['finance'], statement?.id)

    const form = new FormData()
    form.append('files', new Blob(['Stil in de gang.'], { type: 'text/plain' }), 'huisregels.txt')
    const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers: staff, body: form })
    const [sent] = (await (await api.api.fetch(request)).json()) as { _id: string }[]
    const _id = String(sent?._id)
    await send('DELETE', `/files/${_id}`)
    expect(await events(_id)).toEqual(['removed', 'uploaded'])
    expect(await latest(_id)).toMatchObject({ kind: 'file', by: 'Yasmina Haddad', subject: 'huisregels.txt' })
    await expectReaders('file', ['editor'], _id)
  })

  test('texts of the site and of mails', async () => {
    const path = '/interface-texts/navigation.contact/fr'
    const was = bundledTexts.fr.navigation.contact
    await send('PUT', path, { text: 'Écrivez-nous' })
    await send('PUT', path, { text: 'Écrivez-nous' })
    await send('DELETE', path)
    await send('DELETE', path)
    const told = await read('kind=interfaceText')
    expect(told).toMatchObject([
      { event: 'as-released', differences: [{ field: 'text.fr', before: 'Écrivez-nous', after: was }] },
      {
        ...{ event: 'changed', subject: 'navigation.contact', target: 'text', targetId: 'navigation.contact' },
        differences: [{ field: 'text.fr', before: was, after: 'Écrivez-nous' }],
      },
    ])
    await expectReaders('interfaceText', ['editor'])
  })

  test('search terms', async () => {
    const term = randomUUID().slice(0, 8)
    const { _id } = await send('POST', '/search-terms', { language: 'nl', term, meanings: ['boormachine'] })
    await send('PATCH', `/search-terms/${_id}`, { meanings: ['boormachine', 'boren'] })
    expect(await latest(_id)).toMatchObject({
      ...{ kind: 'searchTerm', event: 'changed', subject: term, target: 'searchTerm', targetId: term },
      differences: [{ field: 'meanings', before: 'boormachine', after: 'boormachine, boren' }],
    })
    await expectReaders('searchTerm', ['editor'], _id)
    await send('DELETE', `/search-terms/${_id}`)
    expect(await latest(_id)).toMatchObject({ event: 'removed', subject: term })
  })

  test('questions after a session', async () => {
    const text = { nl: 'Was het warm?', en: 'Was it warm?', fr: 'Faisait-il chaud ?' }
    const { _id } = await send('POST', '/evaluation-questions', { kind: 'score', text, sequence: 90, active: false })
    await send('PATCH', `/evaluation-questions/${_id}`, { text: { ...text, en: 'Was it cold?' } })
    await send('PATCH', `/evaluation-questions/${_id}`, { sequence: 91 })
    expect(await events(_id)).toEqual(['reordered', 'changed', 'made'])
    const [, changed] = await read(`subject=${_id}&locale=en`)
    expect(changed).toMatchObject({
      ...{ subject: 'Was it cold?', target: 'evaluationQuestion', targetId: _id },
      differences: [{ field: 'text.en', before: text.en, after: 'Was it cold?' }],
    })
    await expectReaders('evaluationQuestion', ['editor', 'desk'], _id)
  })

  test('what is planned to become public', async () => {
    const draft = (await api.get('/static-contents/homepage?draft=true', staff)).body
    const { data, version } = draft
    const saved = await send('PUT', '/static-contents/homepage', { data, version })
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const documents = [{ type: 'homepage', version: saved.version }]
    const { _id } = await send('POST', '/publishing-plans', { documents, locales: ['nl'], at: at(2) })
    await send('PATCH', `/publishing-plans/${_id}`, { locales: ['nl', 'fr'] })
    await send('POST', `/publishing-plans/${_id}/withdraw`)
    expect(await events(_id)).toEqual(['withdrawn', 'changed', 'planned'])
    const [, changed] = await read(`subject=${_id}`)
    expect(changed).toMatchObject({
      ...{ kind: 'publishingPlan', by: 'Yasmina Haddad', target: 'plan', targetId: _id },
      subject: expect.stringMatching(/^\p{L}+ \d.*, \d{1,2}\.\d\d\u00a0uur$/u),
      differences: [{ field: 'locales', before: 'nl', after: 'nl, fr' }],
    })
    await expectReaders('publishingPlan', ['editor'], _id)
  })

  test('pictures', async () => {
    const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f80' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('files', new File([Uint8Array.from(png)], 'zaal.png'))
    const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers: staff, body: form })
    const [{ _id: id }] = await (await api.api.fetch(request)).json()
    const words = { nl: 'Een zaal', en: null, fr: null }
    await send('PUT', `/media/${id}/alternative-text`, { alternativeText: words, decorative: false })
    await send('PUT', `/media/${id}/alternative-text`, { alternativeText: words, decorative: false })
    await send('PUT', `/media/${id}/focal-point`, { focalX: 0.25, focalY: 0.5 })
    const [moved, said] = await read(`subject=${id}`)
    expect(moved.differences).toEqual([{ field: 'focal', before: '50 % × 50 %', after: '25 % × 50 %' }])
    expect(said.differences).toEqual([{ field: 'alternativeText.nl', before: null, after: 'Een zaal' }])
    expect(said).toMatchObject({ kind: 'picture', subject: 'zaal.png', target: 'picture', targetId: id })
    await expectReaders('picture', ['editor'], id)
    await send('DELETE', `/files/${id}`)
    expect(await events(id)).toEqual(['removed', 'changed', 'changed', 'uploaded'])
    expect(await latest(id)).toMatchObject({ subject: 'zaal.png', target: null })
  })

  test('settings of reminders, journals and billing', async () => {
    const first = async (kind: string) => (await read(`kind=${kind}`))[0]
    await send('PUT', '/reminder-settings', { ...usualReminders, fee: 250 })
    expect((await first('reminderSettings')).differences).toContainEqual({ field: 'fee', before: '0', after: '250' })
    await send('PUT', '/ledger-accounts', { ...usualAccounts, bank: '550001' })
    expect(await first('ledgerAccounts')).toMatchObject({
      ...{ event: 'changed', by: 'Yasmina Haddad', target: 'settings' },
      differences: [{ field: 'bank', before: usualAccounts.bank, after: '550001' }],
    })
    const billing = (await api.get('/billing-settings', staff)).body
    await send('PUT', '/billing-settings', { ...billing, daysUntilDue: 45 })
    expect((await first('billingSettings')).differences).toEqual([
      { field: 'daysUntilDue', before: String(billing.daysUntilDue), after: '45' },
    ])
    for (const kind of ['reminderSettings', 'ledgerAccounts', 'billingSettings']) await expectReaders(kind, ['finance'])
  })

  test('what a colleague does', async () => {
    const { id } = await newColleague(api, 'STAFF', ['desk'])
    await send('PATCH', `/panel/colleagues/${id}`, { panelRoles: ['desk', 'rooms'] })
    expect(await latest(id)).toMatchObject({
      ...{ kind: 'panel', event: 'colleague-changed' },
      differences: [{ field: 'panelRoles', before: 'desk', after: 'desk, rooms' }],
    })
    await expectReaders('panel', [], id)
  })
})

describe('the journal says from what to what', () => {
  test('a registration moved, and who came instead', async () => {
    const { id, session, students, customer, read: registration } = await newRegistration(api)
    const to = await otherSessionOf(api, id)
    const [leaving = ''] = students
    const [coming = ''] = await newStudents(api, customer)
    await send('PUT', `/registrations/${id}/students/${leaving}`, { student: coming })
    const { students: now } = await registration()
    const name = ({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName}`
    const newcomer = now.find(({ _id }: { _id: string }) => _id === coming)
    expect((await latest(id)).differences).toMatchObject([{ field: 'participant', after: name(newcomer) }])
    await send('POST', `/registrations/${id}/move`, { session: to, difference: 0 })
    const [moved] = (await read(`subject=${id}`)).filter(({ event }: { event: string }) => event === 'moved')
    const starts = async (of: string) => (await api.get(`/sessions/${of}`)).body.startDate
    expect(moved.differences).toEqual([{ field: 'session', before: await starts(session), after: await starts(to) }])
  })

  test('a result', async () => {
    const { student, session } = await newSeat(api)
    const { _id } = await send('POST', '/results', { student, session, score: 4, maximum: 10 })
    await send('PATCH', `/results/${_id}`, { score: 7 })
    expect((await latest(_id)).differences).toEqual([{ field: 'score', before: '4/10', after: '7/10' }])
  })

  test('a quotation', async () => {
    const room = await newRoom(api)
    const { _id } = await requestRoom(api, (await newCustomer(api)).headers, { roomType: room })
    await send('PUT', `/bookings/${_id}`, quotation(room))
    const quoted = await latest(_id)
    expect(quoted.event).toBe('waiting_for_customer')
    expect(quoted.differences).toContainEqual({ field: 'total', before: null, after: expect.stringMatching(/^\d+$/) })
  })

  test('an organisation, and of people which fields, without what they say', async () => {
    const customer = await newCustomer(api)
    await send('PATCH', `/organisations/${customer.organisation}`, { city: 'Leuven' })
    expect((await latest(String(customer.organisation))).differences).toEqual([
      { field: 'city', before: expect.toSatisfy((city) => city !== 'Leuven'), after: 'Leuven' },
    ])
    const phone = '+32 470 98 76 54'
    await send('PATCH', `/users/${customer.id}`, { phone })
    await send('PATCH', `/users/${customer.id}`, { phone })
    const [student = ''] = await newStudents(api, customer)
    await send('PATCH', `/students/${student}`, { birthPlace: 'Oostende' })
    const nothing = { before: null, after: null }
    expect(await read(`subject=${customer.id}&kind=user`)).toMatchObject([
      { event: 'changed', target: 'customer', differences: [{ field: 'phone', ...nothing }] },
    ])
    const [changed] = await read(`subject=${student}&kind=student`)
    expect(changed).toMatchObject({ event: 'changed', differences: [{ field: 'birthPlace', ...nothing }] })
    await expectReaders('organisation', ['desk', 'finance', 'rooms'], String(customer.organisation))
  })
})
