import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { nl } from '../../locales/texts.ts'
import { csvOf } from '../../src/domain/csv.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { longestTurn } from '../support/longest-turn.ts'
import { plainPicture } from '../support/plain-picture.ts'
import { newCustomer } from '../support/training.ts'

const texts = nl.error
let api: TestApi
let contact: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  contact = await api.as('CONTACT')
})
afterAll(() => api.stop())

type Fields = Record<string, string>

async function upload(content: BlobPart, fields: Fields = {}, headers = contact, file = 'deelnemers.bin') {
  const form = new FormData()
  form.append('file', new File([content], file))
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://api.test/api/users/student/upload', { method: 'POST', headers, body: form })
  const response = await api.api.fetch(request)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
}

async function template(query: string) {
  const request = new Request(`http://api.test/api/users/student/template${query}`, { headers: contact })
  const response = await api.api.fetch(request)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const newEmail = () => `${randomUUID()}@upload.test`
const byEmail = async (email: string) => (await api.get(`/students?email=${email}`, contact)).body.items
const total = async () => (await api.get('/students?limit=1', contact)).body.total
const heading = 'Voornaam;Achternaam;E-mailadres;Telefoon;Taal;Geboortedatum;Geboorteplaats'

/** A ZIP archive of texts, as small as it gets. */
function zip(parts: Record<string, string | Buffer>): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(Buffer.byteLength(text), 22)
    header.writeUInt16LE(name.length, 26)
    pieces.push(header, Buffer.from(name), packed)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  return Buffer.concat([...pieces, end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = (sheet: string) =>
  zip({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  })

describe('a CSV file', () => {
  test('adds its participants', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const text = [
      heading,
      `Zoë;Peeters;${first};0475 12 34 56;Frans;31/12/1999;Gent`,
      '',
      `"De Bakker; Jan";Claes;${second};;;;`,
    ].join('\r\n')
    const { status, body } = await upload(`\uFEFF${text}`)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      created: 2,
      students: [{ firstName: 'Zoë', email: first }, { email: second }],
      errors: [],
    })
    expect(await byEmail(first)).toMatchObject([
      {
        status: 'new',
        firstName: 'Zoë',
        phone: '0475 12 34 56',
        language: 'fr',
        dateOfBirth: '1999-12-31',
        birthPlace: 'Gent',
        organisation: expect.any(String),
      },
    ])
    expect(await byEmail(second)).toMatchObject([{ firstName: 'De Bakker; Jan', language: 'nl', dateOfBirth: null }])
  })

  test.each([
    [
      'commas and French headings',
      (email: string) => `Prénom,Nom,Adresse e-mail\nChloé,"Dupont, fils",${email}\n`,
      'Chloé',
    ],
    [
      'tabs and the API’s own names',
      (email: string) => `email\tlastName\tfirstName\n${email}\tPeeters\tChloé`,
      'Chloé',
    ],
    ['Windows-1252', (email: string) => Buffer.from(`Prénom;Nom;E-mail\nChloé;Dupré;${email}`, 'latin1'), 'Chloé'],
    [
      'a neutralised cell',
      (email: string) =>
        csvOf([
          ['Voornaam', 'Naam', 'E-mail'],
          ['-Chloé', 'P', email],
        ]),
      '-Chloé',
    ],
  ])('is understood with %s', async (_, write, firstName) => {
    const email = newEmail()
    expect((await upload(write(email))).body.created).toBe(1)
    expect(await byEmail(email)).toMatchObject([{ firstName }])
  })

  test('with bad rows adds nobody, and tells each with its number and field', async () => {
    const [good, twice] = [newEmail(), newEmail()]
    const known = (await api.send('POST', '/students', { firstName: 'A', lastName: 'B', email: newEmail() }, contact))
      .body
    const text = [
      heading,
      `An;Maes;${good};;;;`,
      ';Maes;nobody;12;de;31/02/1999;',
      `An;Maes;${twice};;;;`,
      `An;Maes;${twice.toUpperCase()};;;;`,
      `An;Maes;${known.email};;;;`,
    ].join('\n')
    const before = await total()
    const { status, body } = await upload(text)
    expect(status).toBe(400)
    expect(body.details).toEqual(
      expect.arrayContaining([
        { path: 'rows.3.firstName', message: texts.requiredFirstName },
        { path: 'rows.3.email', message: texts.email },
        { path: 'rows.3.phone', message: texts.phone },
        { path: 'rows.3.language', message: texts.language },
        { path: 'rows.3.dateOfBirth', message: texts.date },
        { path: 'rows.5.email', message: texts.duplicateRow },
        { path: 'rows.6.email', message: texts.participantExists },
      ]),
    )
    expect(new Set(body.details.map((detail: object) => JSON.stringify(detail))).size).toBe(body.details.length)
    expect(await total()).toBe(before)

    const partial = await upload(text, { acceptPartial: 'true' })
    expect(partial.status).toBe(201)
    expect(partial.body).toMatchObject({ created: 2, students: [{ email: good }, { email: twice }] })
    expect(partial.body.errors).toContainEqual({ row: 6, field: 'email', message: texts.participantExists })
    expect(await total()).toBe(before + 2)
    expect((await upload(text, { acceptPartial: 'true' })).status).toBe(400)
  })

  test('needs its columns, some rows, and not too many', async () => {
    expect((await upload('Voornaam;Plaats\nAn;Gent')).body.details).toEqual([
      { path: 'rows.1.lastName', message: texts.columnMissing },
      { path: 'rows.1.email', message: texts.columnMissing },
    ])
    expect((await upload(heading)).body.details).toEqual([{ path: 'file', message: texts.emptyFile }])
    const rows = (count: number) => Array.from({ length: count }, () => `An;Maes;${newEmail()}`).join('\n')
    expect((await upload(`${heading}\n${rows(1001)}`)).body.details).toEqual([
      { path: 'file', message: texts.tooManyRows },
    ])
    expect((await upload(`${heading}\n${rows(1000)}`)).body.created).toBe(1000)
    expect((await upload(`${heading}\n${'x'.repeat(3_000_000)}`)).status).toBe(413)
    expect((await upload(`${heading}\n"An;Maes`)).status).toBe(400)
  })

  test('that is a picture, a PDF, another program’s or empty says so at the field', async () => {
    for (const bytes of [
      Buffer.from([0xd0, 0xcf, 0, 1]),
      Buffer.from('%PDF-1.7\nx;y'),
      new Uint8Array(await plainPicture('', '', 1, 1)),
    ])
      expect((await upload(bytes)).body).toMatchObject({
        statusCode: 400,
        details: [{ path: 'file', message: texts.unreadableFile }],
      })
    expect((await upload('')).body.details).toEqual([{ path: 'file', message: texts.emptyFile }])
    const misnamed = await upload('Dag allemaal', {}, contact, 'deelnemers.xlsx')
    expect(misnamed.body.details).toEqual([{ path: 'file', message: texts.unreadableFile }])
  })
})

describe('a workbook', () => {
  test('adds its participants, with dates and numbers as spreadsheets have them', async () => {
    const email = newEmail()
    const rows = [
      ['First name', 'Last name', 'Email address', 'Phone', 'Date of birth'],
      ['Zoë', 'Peeters', email, 475123456, new Date(Date.UTC(1999, 11, 31))],
    ]
    const bytes = await writeExcelFile(rows, { dateFormat: 'dd/mm/yyyy' }).toBuffer()
    expect((await upload(new Uint8Array(bytes))).body.created).toBe(1)
    expect(await byEmail(email)).toMatchObject([{ phone: '0475123456', dateOfBirth: '1999-12-31' }])
  })

  test('that is none, or claims more than any has, is refused and hurts nobody', async () => {
    const cell = '<c r="A1" t="inlineStr"><is><t>x</t></is></c>'
    const unreadable = [
      zip({ 'a.txt': 'x' }),
      zip({ 'xl/workbook.xml': Buffer.alloc(30_000_000) }),
      workbook(`<row r="1">${cell}</row><row r="999999999999">${cell.replace('A1', 'A999999999999')}</row>`),
      workbook(`<row r="1">${cell}${cell.replace('A1', 'AAAAAAA1')}</row>`),
      Buffer.from('PK\u0003\u0004 and nothing more'),
    ]
    for (const bytes of unreadable) {
      expect((await upload(bytes)).body).toMatchObject({
        statusCode: 400,
        details: [{ path: 'file', message: texts.unreadableFile }],
      })
    }
    expect((await upload(workbook(`<row r="1">${cell}</row>`))).body.details[0].message).toBe(texts.emptyFile)
  })
})

test('a line without end, of separators or of letters, is refused before it is taken apart', async () => {
  for (const line of [';'.repeat(300), ','.repeat(1_900_000), '\t'.repeat(1_900_000), 'x'.repeat(1_900_000)]) {
    for (const text of [line, `${heading}\n${line}`, `${heading}\r${line}`]) {
      const { status, body } = await upload(text)
      expect([status, body.details]).toEqual([400, [{ path: 'file', message: texts.unreadableFile }]])
    }
  }
})

test('so many empty cells that reading them would take seconds are refused before they are taken apart', async () => {
  const { status, body } = await upload(`${heading}\n${`${';'.repeat(190)}\n`.repeat(9900)}`)
  expect([status, body.details]).toEqual([400, [{ path: 'file', message: texts.unreadableFile }]])
})

test('a thousand long rows that are wrong hold up nobody while they are read', async () => {
  const headers = await api.asUser('private@leerplein.test')
  const file = `${heading}\n${`${Array(7).fill('x@'.repeat(130)).join(';')}\n`.repeat(1000)}`
  let status = 0
  const stopped = await longestTurn(async () => {
    await api.db.execute(sql`delete from rate_limits where key like 'table-kilobytes:%'`)
    const response = await upload(file, {}, headers)
    status = response.status
  })
  expect(status).toBe(400)
  expect(stopped).toBeLessThan(100)
})

test('an account that sends more in a minute than anybody needs is asked to wait, and others go on', async () => {
  const headers = (await newCustomer(api)).headers
  const file = `${heading}\n${`${Array(7).fill('x'.repeat(270)).join(';')}\n`.repeat(999)}`
  const answers = []
  for (let time = 0; time < 4; time += 1) answers.push(await upload(file, {}, headers))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429])
  expect(answers.at(-1)).toMatchObject({ body: { message: 'Too many attempts' }, retryAfter: expect.any(String) })
  expect((await upload(file, {}, (await newCustomer(api)).headers)).status).toBe(400)
})

describe('whose the participants become', () => {
  const text = (email: string) => `Voornaam;Naam;E-mail\nAn;Maes;${email}`

  test('a private person’s own, a contact’s organisation’s, for staff the one they name', async () => {
    const email = newEmail()
    expect((await upload(text(email), {}, await api.asUser('private@leerplein.test'))).status).toBe(201)
    const staff = await api.as('STAFF')
    const [{ organisation }] = (await api.get('/students?limit=1', contact)).body.items
    expect((await upload(text(email), { organisation }, staff)).status).toBe(201)
    expect(await byEmail(email)).toMatchObject([{ organisation }])
    expect((await upload(text(newEmail()), { organisation })).status).toBe(201)
    expect((await upload(text(newEmail()), {}, staff)).body.details[0].path).toBe('organisation')
    expect((await upload(text(newEmail()), { organisation: 'x' })).status).toBe(400)
    expect((await upload(text(newEmail()), { organisation: randomUUID() })).status).toBe(404)
    expect((await upload(text(newEmail()), { organisation: randomUUID() }, staff)).status).toBe(400)
  })

  test('nobody’s without a token or a file', async () => {
    expect((await upload(text(newEmail()), {}, {})).status).toBe(401)
    expect((await upload(text(newEmail()), {}, await api.as('EDITOR'))).status).toBe(403)
    expect((await api.send('POST', '/users/student/upload', {}, contact)).status).toBe(415)
    const form = new FormData()
    form.append('file', 'a text')
    const request = new Request('http://api.test/api/users/student/upload', {
      method: 'POST',
      headers: contact,
      body: form,
    })
    expect((await api.api.fetch(request)).status).toBe(400)
  })
})

describe('the template', () => {
  test.each(['csv', 'xlsx'])('as %s is understood in every language', async (format) => {
    for (const locale of ['nl', 'en', 'fr']) {
      const { status, headers, bytes } = await template(`?format=${format}&locale=${locale}`)
      expect(status).toBe(200)
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="\\w+\\.${format}"$`))
      expect((await upload(new Uint8Array(bytes))).body.details).toEqual([{ path: 'file', message: texts.emptyFile }])
    }
  })

  test('filled in, is uploaded as it is', async () => {
    const { bytes } = await template('?format=csv&locale=fr')
    expect((await upload(`${bytes}Zoë;Dupré;${newEmail()};;;;\r\n`)).body.created).toBe(1)
  })

  test('is for customers, and of these two kinds', async () => {
    expect((await template('')).bytes.subarray(0, 2).toString()).toBe('PK')
    expect((await template('?format=pdf')).status).toBe(400)
    expect((await template('?locale=de')).status).toBe(400)
    expect((await api.get('/users/student/template')).status).toBe(401)
  })
})

test('what is exported runs no formula', () => {
  expect(csvOf([['=1+1', '+32', '@x', 'a;b', 'c"d']])).toBe(`\uFEFF'=1+1;'+32;'@x;"a;b";"c""d"\r\n`)
})

describe('a file that is looked at first', () => {
  async function start(content: BlobPart, headers = contact) {
    const form = new FormData()
    form.append('file', new File([content], 'lijst.csv'))
    const request = new Request('http://api.test/api/student-uploads', { method: 'POST', headers, body: form })
    const response = await api.api.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  const act = (id: string, what: string) => api.send('POST', `/student-uploads/${id}/${what}`, undefined, contact)

  test('tells what is wrong with which rows, adds the good ones once, and takes them back', async () => {
    const [good, bad] = [newEmail(), newEmail()]
    const before = await total()
    const { status, body } = await start(
      `Wie;Naam;Mail;Geboren\nEva;Smet;${good};1/2/1990\nJan;Claes;${bad};31/02/1985`,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ fileName: 'lijst.csv', state: 'checked', missing: ['firstName'], total: 2, good: 0 })
    expect(body.columns[0]).toEqual({ heading: 'Wie', sample: 'Eva', field: null })
    expect((await act(body._id, 'add')).status).toBe(400)

    const mapping = { columns: ['firstName', 'lastName', 'email', 'dateOfBirth'] }
    const mapped = await api.send('PATCH', `/student-uploads/${body._id}`, mapping, contact)
    expect(mapped.body).toMatchObject({ missing: [], good: 1, bad: 1, badRows: [{ row: 3 }] })
    expect(mapped.body.badRows[0].cells.at(-1)).toEqual({
      field: 'dateOfBirth',
      value: '31/02/1985',
      message: texts.date,
    })
    const twice = { columns: ['email', 'email'] }
    expect((await api.send('PATCH', `/student-uploads/${body._id}`, twice, contact)).status).toBe(400)
    expect(await total()).toBe(before)

    expect((await act(body._id, 'add')).body).toMatchObject({ state: 'added', added: 1 })
    expect((await act(body._id, 'add')).status).toBe(409)
    expect(await byEmail(good)).toMatchObject([{ firstName: 'Eva', dateOfBirth: '1990-02-01', status: 'new' }])
    expect((await act(body._id, 'undo')).body).toMatchObject({ state: 'undone', added: 0 })
    expect((await act(body._id, 'undo')).status).toBe(409)
    expect(await total()).toBe(before)
  })

  test('a row is corrected where it stands, by the fields of its columns, until it was added', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const { body } = await start(
      `Voornaam;Naam;Mail;Geboren;Geboortedatum\nEva;Smet;${first};x;1/2/1990\nJan;Claes;fout;y;31/02/1985`,
    )
    const correct = (row: number | string, cells: object, headers = contact) =>
      api.send('PATCH', `/student-uploads/${body._id}/rows/${row}`, cells, headers)
    const half = await correct(3, { email: second })
    expect(half.body).toMatchObject({
      good: 1,
      bad: 1,
      badRows: [{ row: 3, cells: [{}, {}, { value: second, message: null }, {}] }],
    })
    expect((await correct(3, { dateOfBirth: null, phone: 'nergens' })).body).toMatchObject({
      good: 2,
      bad: 0,
      badRows: [],
    })
    expect((await correct(2, { firstName: null })).body).toMatchObject({ good: 1, badRows: [{ row: 2 }] })
    expect((await correct(2, { firstName: 'Eef' })).body).toMatchObject({ good: 2 })
    for (const row of [1, 4, 'x']) expect((await correct(row, { email: first })).status).toBe(404)
    expect((await correct(2, { email: first }, await api.asUser('beheer@leerplein.test'))).status).toBe(404)
    expect((await correct(2, { email: 'x'.repeat(1001) })).status).toBe(400)
    await act(body._id, 'add')
    expect((await correct(2, { email: first })).status).toBe(409)
    expect(await byEmail(first)).toMatchObject([{ firstName: 'Eef', dateOfBirth: '1990-02-01' }])
    expect(await byEmail(second)).toMatchObject([{ dateOfBirth: null }])
    await act(body._id, 'undo')
  })

  test('is its sender’s for a day, and the last one that was begun', async () => {
    const first = await start(`${heading}\nEva;Smet;${newEmail()};;;;`)
    const second = await start(`${heading}\nEva;Smet;${newEmail()};;;;`)
    const get = (id: string, headers = contact) => api.get(`/student-uploads/${id}`, headers)
    expect((await get(first.body._id)).status).toBe(404)
    expect((await get(second.body._id)).status).toBe(200)
    expect((await get(second.body._id, await api.asUser('beheer@leerplein.test'))).status).toBe(404)
    await api.pool.query(`update student_uploads set created_at = now() - interval '25 hours' where id = $1`, [
      second.body._id,
    ])
    expect((await get(second.body._id)).status).toBe(404)
  })
})
