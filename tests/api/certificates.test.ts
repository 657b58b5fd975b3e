import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, students } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { newSeat } from '../support/record.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const person = { firstName: 'Zoë', lastName: 'Çelik', dateOfBirth: '1990-05-01', birthPlace: 'Genk' }
const issue = (body: object, headers = staff) => api.send('POST', '/certificates', body, headers)
const attended = (student: string, session: string, day: string | undefined, present: boolean) =>
  api.send('POST', '/attendances', { student, session, day, present }, staff)

describe('issuing', () => {
  test('gives a code, and mails the participant the certificate', async () => {
    const seat = await newSeat(api, { days: 2, student: { ...person, language: 'en' } })
    const { student, session, days } = seat
    const { status, body } = await issue({ student, session })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...person,
      ...{
        student,
        session,
        course: 'Bookkeeping',
        duration: 7,
        firstDay: days[0],
        lastDay: days[1],
        days,
        locale: 'en',
      },
      code: expect.stringMatching(/^LP-\w{4}-\w{4}-\w{2}$/),
    })
    const [row] = await api.db.select().from(students).where(eq(students.id, student))
    const [mail] = await api.mailsTo(row?.email ?? '')
    expect(mail).toMatchObject({
      aboutId: body._id,
      locale: 'en',
      data: {
        kind: 'certificate-issued',
        values: { firstName: 'Zoë', course: 'Bookkeeping', url: `http://site.test/en/verify/${body.code}` },
        attachments: [{ document: 'certificate', id: body._id }],
      },
    })
    expect((await issue({ student, session })).status).toBe(409)
  })

  test('waits for the end of the session', async () => {
    const { student, session } = await newSeat(api)
    await api.db
      .update(sessions)
      .set({ endDate: new Date(Date.now() + 60_000) })
      .where(eq(sessions.id, session))
    const { status, body } = await issue({ student, session })
    expect([status, body.message]).toEqual([409, 'Session has not ended'])
  })

  test('is refused to whoever was away, until that is mended', async () => {
    const { student, session, days } = await newSeat(api, { days: 2 })
    await attended(student, session, days[0], true)
    const { body: away } = await attended(student, session, days[1], false)
    const { status, body } = await issue({ student, session })
    expect([status, body.message]).toEqual([409, 'Student was not present enough'])
    await api.send('PATCH', `/attendances/${away._id}`, { present: true }, staff)
    expect((await issue({ student, session })).status).toBe(201)
  })

  test('is refused to whoever failed, and to whoever had no seat', async () => {
    const { student, session } = await newSeat(api)
    await api.send('POST', '/results', { student, session, score: 3, maximum: 10 }, staff)
    const { status, body } = await issue({ student, session })
    expect([status, body.message]).toEqual([409, 'Student has not passed'])
    const elsewhere = await newSeat(api)
    expect((await issue({ student: elsewhere.student, session })).status).toBe(400)
  })

  test('ten times at once makes one certificate and one mail', async () => {
    const { student, session } = await newSeat(api)
    const responses = await Promise.all(Array.from({ length: 10 }, () => issue({ student, session })))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    const [row] = await api.db.select().from(students).where(eq(students.id, student))
    const mails = await api.mailsTo(row?.email ?? '')
    expect(mails.filter(({ data }) => data.kind === 'certificate-issued')).toHaveLength(1)
  })
})

describe('a certificate', () => {
  test('is read by whoever manages the participant, and by nobody else', async () => {
    const { customer, student, session } = await newSeat(api)
    const other = await newCustomer(api)
    const { body } = await issue({ student, session })
    expect((await api.get(`/certificates/${body._id}`, customer.headers)).body).toEqual(body)
    expect((await api.get(`/certificates?student=${student}`, customer.headers)).body.total).toBe(1)
    expect((await api.get('/certificates/all', other.headers)).body).toEqual([])
    for (const path of [`/certificates/${body._id}`, `/certificates/${body._id}/pdf`]) {
      expect((await api.get(path, other.headers)).status, path).toBe(404)
      expect((await api.get(path)).status, path).toBe(401)
    }
    expect((await issue({ student, session }, customer.headers)).status).toBe(403)
  })

  test('prints with a QR code to the page that checks it', async () => {
    const { customer, student, session } = await newSeat(api, { student: person })
    const { body } = await issue({ student, session, locale: 'nl' })
    const { status, headers, bytes } = await getBytes(api, `/certificates/${body._id}/pdf`, customer.headers)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const { text, pages } = await readPdf(bytes)
    expect(pages).toBe(1)
    for (const part of ['Zoë Çelik', 'geboren op 1 mei 1990 in Genk', 'Boekhouden', body.code, 'site.test/verify']) {
      expect(text).toContain(part)
    }
  })

  test('can be mended in what it says of the person, and withdrawn', async () => {
    const { student, session } = await newSeat(api, { student: person })
    const { body } = await issue({ student, session })
    const changes = { lastName: 'Celik', code: 'LP-AAAA-AAAA-AA', course: 'Something else' }
    const { status, body: mended } = await api.send('PATCH', `/certificates/${body._id}`, changes, staff)
    expect(status).toBe(200)
    expect(mended).toEqual({ ...body, lastName: 'Celik' })
    expect((await api.send('DELETE', `/certificates/${body._id}`, undefined, staff)).status).toBe(204)
    expect((await api.get(`/certificates/verify/${body.code}`)).status).toBe(404)
  })

  test('is checked by anybody with its code, who learns no birth data', async () => {
    const { student, session } = await newSeat(api, { student: person })
    const { body } = await issue({ student, session, locale: 'fr' })
    const typed = body.code.toLowerCase().replaceAll('-', ' ')
    for (const code of [body.code, encodeURIComponent(typed)]) {
      expect(await api.get(`/certificates/verify/${code}`)).toMatchObject({ status: 200 })
    }
    const { body: verified } = await api.get(`/certificates/verify/${body.code}`)
    expect(verified).toEqual({
      valid: true,
      code: body.code,
      firstName: 'Zoë',
      lastName: 'Çelik',
      course: 'Boekhouden',
      duration: 7,
      firstDay: body.firstDay,
      lastDay: body.lastDay,
      days: body.days,
      issuedOn: body.issuedOn,
      supplier: 'Leerplein',
    })
    for (const code of ['LP-2222-2222-22', 'nothing', '%00']) {
      expect((await api.get(`/certificates/verify/${code}`)).status, code).toBe(404)
    }
  })
})
