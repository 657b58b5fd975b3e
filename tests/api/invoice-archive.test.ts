import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { invoices } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { mostArchived } from '../../src/domain/money.ts'
import { periodsUntil } from '../../src/domain/periods.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

async function issue(more: object) {
  const about = { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE', ...more }
  const lines = [{ description: 'Zaalhuur', unitPrice: 100_00 }]
  const { organisation } = customer
  return (await api.send('POST', '/invoices', { customer: about, lines, organisation }, staff)).body
}

const open = async (query: string, headers: Record<string, string>) => {
  const answer = await getBytes(api, `/invoices/archive?${query}`, headers)
  return { ...answer, files: answer.status === 200 ? unzipSync(answer.bytes) : {} }
}

test('the invoices that are asked for are one file: a list, each to read, and for the accounts of who has a VAT number', async () => {
  const [firm, person] = [await issue({ name: 'Firma bv', vat: 'BE0999123457' }), await issue({ name: 'Els Maes' })]
  const { headers, files } = await open('locale=nl&sort=number:ASC', customer.headers)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toMatch(/^attachment; .*facturen-\d{4}-\d\d-\d\d\.zip$/)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const names = [`factuur-${firm.number}.pdf`, `factuur-${firm.number}.xml`, `factuur-${person.number}.pdf`]
  expect(Object.keys(files)).toEqual(['facturen.csv', ...names])
  const [, ...lines] = new TextDecoder().decode(files['facturen.csv']).trim().split('\r\n')
  expect(lines.map((line) => line.split(';')[0])).toEqual([firm.number, person.number])
  expect((await readPdf(files[`factuur-${person.number}.pdf`] ?? new Uint8Array())).text).toContain('Els Maes')
  expect(new TextDecoder().decode(files[`factuur-${firm.number}.xml`])).toContain(`<cbc:ID>${firm.number}</cbc:ID>`)
})

test('nobody gets another’s, whatever they ask for', async () => {
  const invoice = await issue({ name: 'Geheim bv' })
  const other = await newCustomer(api)
  const { files } = await open(`_id=${invoice._id}&locale=en`, other.headers)
  expect(Object.keys(files)).toEqual(['invoices.csv'])
  expect((await open('', {})).status).toBe(401)
  expect((await open('', await api.as('EDITOR'))).status).toBe(403)
})

test('a quarter or a year has what was issued in it', async () => {
  const name = `Periode ${crypto.randomUUID()}`
  const [old, late, now] = [await issue({ name }), await issue({ name }), await issue({ name })]
  const move = (id: string, day: string) => api.db.update(invoices).set({ issuedOn: day }).where(sql`id = ${id}`)
  await move(old._id, '2024-03-31')
  await move(late._id, '2024-04-01')
  const found = async (period: string) =>
    (await api.get(`/invoices?customer=${name}&sort=number:ASC&period=${period}`, staff)).body.items.map(
      ({ number }: { number: string }) => number,
    )
  const [quarter] = periodsUntil(brusselsDay(new Date()))
  expect(await found('^2024-Q1')).toEqual([old.number])
  expect(await found('^2024-Q2')).toEqual([late.number])
  expect(await found('^2024')).toEqual([old.number, late.number])
  expect(await found(`^${quarter}`)).toEqual([now.number])
  const { files } = await open(`customer=${name}&period=^2024&locale=en`, staff)
  expect(Object.keys(files).filter((file) => file.endsWith('.pdf'))).toHaveLength(2)
})

test('more than one file may hold is refused before the first is made', async () => {
  const { _id } = await issue({ name: 'Veel bv' })
  const columns = sql.raw('status, document, organisation_id, issued_on, due_on, net, vat, total')
  await api.db.execute(sql`insert into invoices (number, ${columns})
    select 'veel-' || n, ${columns} from invoices, generate_series(1, ${mostArchived}) n where id = ${_id}`)
  const { status, body } = await api.get('/invoices/archive', customer.headers)
  expect(status).toBe(400)
  expect(body.details).toEqual([{ path: 'period', message: nl.error.archiveTooLarge }])
})
