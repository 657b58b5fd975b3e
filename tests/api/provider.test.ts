import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bundledTexts } from '../../locales/texts.ts'
import { codaFile } from '../../src/adapters/bank-files/write-coda.ts'
import { printReminder } from '../../src/api/money/index.ts'
import { createStore } from '../../src/cache/store.ts'
import { providers, reminders } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { applyProvider, provider, supplierIn } from '../../src/domain/provider.ts'
import { renderMail } from '../../src/jobs/mail/render-mail.ts'
import { followTexts } from '../../src/main/follow-texts.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { sendBankFile } from '../support/bank-files.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
const first = structuredClone(provider)
const { formerIbans: _none, updatedAt: _at, ...usual } = first
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterEach(async () => {
  const { updatedAt: _instant, ...row } = first
  await api.db.update(providers).set(row)
  applyProvider(structuredClone(first))
})
afterAll(() => api.stop())

const change = (changes: object) => api.send('PUT', '/provider', { ...usual, ...changes }, staff)

/** What every process does once it is told. */
const follow = () => followTexts(api.db, createStore(1000), { info() {}, warn() {} }).follow()

async function issue() {
  const { organisation } = await newCustomer(api)
  const lines = [{ description: 'Advies', unitPrice: 10_000 }]
  const customer = { name: 'Bakkerij Peeters', vat: 'BE0417497106', email: 'klant@bakkerij.test' }
  const { status, body } = await api.send('POST', '/invoices', { customer, lines, organisation }, staff)
  expect([status, body], JSON.stringify(body)).toEqual([201, expect.anything()])
  return body as { _id: string; number: string }
}
const pdfOf = async ({ _id }: { _id: string }) =>
  (await readPdf((await getBytes(api, `/invoices/${_id}/pdf`, staff)).bytes)).text
const ublOf = async ({ _id }: { _id: string }) =>
  Buffer.from((await getBytes(api, `/invoices/${_id}/ubl`, staff)).bytes).toString()

const renamed = {
  name: 'Leerhuis Zuid',
  street: { nl: 'Zuidlaan 5', en: null, fr: 'boulevard du Midi 5' },
  vat: 'BE 0417.497.106',
  email: 'vragen@leerhuis.test',
  phone: '+32 9 111 22 33',
  iban: 'be68 5390 0754 7034',
  invoiceLine: { nl: 'Betaal met de mededeling, dank u.', en: null, fr: null },
  terms: { nl: 'Onze voorwaarden staan op de site.', en: null, fr: null },
}

test('at first it is what the code said', async () => {
  await follow()
  const { body } = await api.get('/provider')
  expect(body).toEqual({ ...usual, updatedAt: expect.any(String) })
})

test('what is made from now on says it, what was made keeps what it said', async () => {
  const before = await issue()
  const wasPdf = await pdfOf(before)
  expect(wasPdf).toContain('BE65 9990 0123 4596')
  const { status, body } = await change(renamed)
  expect([status, body.iban, body.vat]).toEqual([200, 'BE68 5390 0754 7034', 'BE0417497106'])
  await follow()

  const after = await issue()
  const pdf = await pdfOf(after)
  for (const said of ['Leerhuis Zuid', 'Zuidlaan 5', '+32 9 111 22 33', 'BE68 5390 0754 7034', 'vragen@leerhuis.test'])
    expect(pdf).toContain(said)
  expect(pdf).toContain('Onze voorwaarden staan op de site.')
  expect(pdf).toContain('Betaal met de mededeling, dank u.')
  expect(pdf).not.toContain('Vaartstraat')
  const ubl = await ublOf(after)
  expect(ubl).toContain('<cbc:RegistrationName>Leerhuis Zuid</cbc:RegistrationName>')
  expect(ubl).toContain('<cbc:ID>BE68539007547034</cbc:ID>')
  expect(ubl).toContain('<cbc:Telephone>+32 9 111 22 33</cbc:Telephone>')
  const told = (await api.mailsTo('klant@bakkerij.test')).map(({ data }) => data.values)
  expect(told).toEqual([
    expect.objectContaining({ account: 'BE68 5390 0754 7034' }),
    expect.objectContaining({ account: 'BE65 9990 0123 4596' }),
  ])

  expect(await pdfOf(before)).toBe(wasPdf)
  const oldUbl = await ublOf(before)
  expect(oldUbl).toContain('<cbc:RegistrationName>Leerplein</cbc:RegistrationName>')
  expect(oldUbl).toContain('<cbc:ID>BE65999001234596</cbc:ID>')
})

test('mails say it, and go to it', async () => {
  await change({ ...renamed, openingHours: { nl: 'Elke werkdag van 9 tot 17 uur', en: null, fr: null } })
  await follow()
  const mail = { kind: 'welcome', values: { firstName: 'An', url: 'https://site.test/' } } as const
  const { text, html } = renderMail({ data: mail, locale: 'nl' } as never, {
    brand: 'Leerplein',
    publicUrl: () => 'https://site.test',
  })
  for (const said of ['Leerhuis Zuid, Zuidlaan 5, 1000 Brussel', 'vragen@leerhuis.test', 'van 9 tot 17 uur'])
    for (const part of [text, html.replaceAll('\u00a0', ' ')]) expect(part.replaceAll('\u00a0', ' ')).toContain(said)
  const message = { firstName: 'An', lastName: 'Maes', email: 'an@vraag.test', subject: 'Vraag', message: 'Hoe laat?' }
  const sent = await api.send('POST', '/contacts', { ...message, captcha: await solvedCaptcha(api) })
  expect(sent.status).toBe(201)
  expect(await api.mailsTo('vragen@leerhuis.test')).toMatchObject([{ kind: 'contact-message' }])
})

test('a reminder that went keeps who sent it', async () => {
  const invoice = await issue()
  const columns = { level: 1, sentOn: brusselsDay(new Date()), payBy: '2099-01-01', open: 12_100, costs: 0, damages: 0 }
  const supplier = supplierIn('nl')
  const [reminder] = await api.db
    .insert(reminders)
    .values({ invoiceId: invoice._id, ...columns, email: 'k@site.test', supplier })
    .returning({ id: reminders.id })
  await change(renamed)
  await follow()
  const printed = await printReminder(api.db, String(reminder?.id))
  const { text } = await readPdf(printed?.bytes ?? new Uint8Array())
  expect(text).toContain('BE65 9990 0123 4596')
  expect(text).not.toContain('Leerhuis')
})

describe('what is wrong is refused at its field', () => {
  const errors = { ...bundledTexts.nl.error, ...bundledTexts.nl['panel-error'] }
  test.each([
    ['name', '', errors.requiredName],
    ['name', 'Bel www.elders.test', errors.nameAddress],
    ['street.nl', '', errors.required],
    ['zip', '100', errors.postalCode],
    ['vat', 'BE0417497107', errors.vat],
    ['vat', 'NL123456789B01', errors.vat],
    ['email', 'hallo', errors.email],
    ['phone', '12', errors.phone],
    ['iban', 'BE65 9990 0123 4597', errors.iban],
    ['iban', 'BE65 9990 0123', errors.iban],
  ])('%s: %s', async (path, value, message) => {
    const [field = '', language] = path.split('.')
    const given = language ? { [field]: { ...usual.street, [language]: value } } : { [field]: value }
    const { status, body } = await change(given)
    expect([status, body.details]).toEqual([400, [{ path, message }]])
    expect((await api.get('/provider')).body.name).toBe('Leerplein')
  })
})

test('of two who change it at once the second sees that', async () => {
  await follow()
  const { updatedAt } = (await api.get('/provider')).body
  const statuses = await Promise.all(['Een', 'Twee'].map((name) => change({ name, updatedAt })))
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what comes in on the account that it had is still its money', async () => {
  const day = brusselsDay(new Date())
  const file = (number: number) => codaFile([{ account: 'BE65999001234596', number, day, opening: 0, movements: [] }])
  expect((await sendBankFile(api, file(901), staff)).status).toBe(201)
  await change(renamed)
  await follow()
  expect((await sendBankFile(api, file(902), staff)).status).toBe(201)
  const other = codaFile([{ account: 'BE62510007547061', number: 1, day, opening: 0, movements: [] }])
  expect((await sendBankFile(api, other, staff)).status).toBe(400)
})

test('the journal says who changed what', async () => {
  await change({ name: 'Leerhuis', street: { ...usual.street, fr: 'rue Neuve 1' } })
  const { items } = (await api.get('/activities?kind=provider', staff)).body
  expect(items[0]).toMatchObject({ event: 'changed', by: expect.any(String), target: 'list', targetId: 'company' })
  expect(items[0].differences).toEqual([
    { field: 'name', before: 'Leerplein', after: 'Leerhuis' },
    { field: 'street.fr', before: 'rue du Canal 12', after: 'rue Neuve 1' },
  ])
})
