import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mailPractical } from '../../src/api/registrations/practical-mails.ts'
import { locations, mails, sessions, users } from '../../src/db/tables.ts'
import { practicalMoment } from '../../src/domain/practical.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration, type Wish } from '../support/paid-registration.ts'
import { newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
const places: Record<string, string> = {}
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  for (const { key, id } of await api.db.select().from(locations)) places[key] = id
})
afterAll(() => api.stop())

const hour = 3_600_000
const link = 'https://les.leerplein.test/kamer/42'

/** Does what the clock does, at a moment. */
const tick = (now = new Date()) => mailPractical({ ...api.parts, user: null }, now)

/** Somebody's registration in a session that starts soon enough for all mails, with what is known of it. */
async function registered({
  known = {},
  place = 'brussels',
  hours = 40,
  ...wish
}: Wish & { known?: object; place?: string; hours?: number } = {}) {
  const registration = await newRegistration(api, { paid: 'partner', ...wish, days: hours / 24 })
  const { session, students, customer } = registration
  const change = (input: object) => api.send('PATCH', `/sessions/${session}`, input, staff)
  expect((await change({ location: places[place], mails: 'none', ...known })).status).toBe(200)
  // Changing its place marked those as told who were in it: this is how it was planned.
  await api.db.execute(sql`delete from practical_mails where session_id = ${session}`)
  const { items } = (await api.get('/students?limit=100', customer.headers)).body
  const addressOf = (id: string | undefined) => items.find(({ _id }: { _id: string }) => _id === id)?.email as string
  const mailsOf = async (to: string) =>
    (await api.mailsTo(to)).filter(({ kind }) => /^practical|^online|^session-moved/.test(kind)).map(({ data }) => data)
  const kindsOf = async (place = 0) => (await mailsOf(addressOf(students[place]))).map(({ kind }) => kind).reverse()
  const told = async (place = 0) => (await mailsOf(addressOf(students[place])))[0]?.values
  const practical = async () => (await api.get(`/sessions/${session}/practical`, staff)).body
  const again = (input: object) => api.send('POST', `/sessions/${session}/practical-mails`, input, staff)
  return { ...registration, change, mailsOf, kindsOf, told, practical, again, addressOf }
}

describe('before a session', () => {
  test('each participant hears once where to come, and who registered them once with all names', async () => {
    const bring = { nl: 'Een laptop', en: null, fr: null }
    const known = { room: 'Zaal Cirkel, 2e verdieping', bring, contact: 'An, 0470 12 34 56' }
    const { kindsOf, told, mailsOf, customer } = await registered({ known })
    await tick()
    await tick()
    expect([await kindsOf(0), await kindsOf(1)]).toEqual([['practical-info'], ['practical-info']])
    expect(await told()).toMatchObject({
      classroom: 'Zaal Cirkel, 2e verdieping',
      bring: 'Een laptop',
      onSite: 'An, 0470 12 34 56',
      isOnline: false,
      participants: ['Jan Peeters 0'],
      route: expect.stringContaining('Vaartstraat'),
    })
    const copies = await mailsOf(customer.email)
    expect(copies.map(({ kind }) => kind)).toEqual(['practical-copy'])
    expect(copies[0]?.values).toMatchObject({ participants: ['Jan Peeters 0', 'Jan Peeters 1'] })
  })

  test('nobody hears so before nine on the fifth working day before it', async () => {
    const { kindsOf, session } = await registered({ hours: 24 * 40 })
    const [planned] = await api.db.select().from(sessions).where(eq(sessions.id, session))
    const moment = practicalMoment('practical', planned?.startDate ?? new Date())
    await tick(new Date(moment.getTime() - 1))
    expect(await kindsOf()).toEqual([])
    await tick(moment)
    expect(await kindsOf()).toEqual(['practical-info'])
  })

  test('who registers later hears so at once, and who has not paid as soon as it is paid', async () => {
    const { session, customer, kindsOf } = await registered()
    await tick()
    const [later = ''] = await newStudents(api, customer)
    await api.send('POST', '/registrations', registrationOf(session, [later]), customer.headers)
    await tick()
    expect(await kindsOf(0)).toEqual(['practical-info'])
    const { items } = (await api.get('/students?limit=100', customer.headers)).body
    const { email } = items.find(({ _id }: { _id: string }) => _id === later)
    expect((await api.mailsTo(email)).map(({ kind }) => kind)).toContain('practical-info')

    const unpaid = await registered({ paid: 'not' })
    await tick()
    expect(await unpaid.kindsOf()).toEqual([])
    await api.send('PATCH', `/registrations/${unpaid.id}`, { status: 'paid' }, staff)
    await tick()
    expect(await unpaid.kindsOf()).toEqual(['practical-info'])
  })

  test('nobody hears of what was canceled, may still not take place, or whose customer has proved no address', async () => {
    const canceled = await registered()
    await api.send('POST', `/sessions/${canceled.session}/cancel`, undefined, staff)
    const undecided = await registered({ hours: 80 })
    await undecided.change({ minimum: 8, mails: 'none' })
    const left = await registered()
    await left.cancelAsShown({ students: left.students.slice(0, 1) })
    const unproved = await registered()
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unproved.customer.id))
    await tick()
    expect([await canceled.kindsOf(), await undecided.kindsOf(), await unproved.kindsOf()]).toEqual([[], [], []])
    expect([await left.kindsOf(0), await left.kindsOf(1)]).toEqual([[], ['practical-info']])
    await api.send('POST', `/sessions/${undecided.session}/confirm`, undefined, staff)
    await tick()
    expect(await undecided.kindsOf()).toEqual(['practical-info'])
  })

  test('a room that nobody has said yet is told when it is known', async () => {
    const { kindsOf, told, change } = await registered()
    await tick()
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'practical-info'))
      .orderBy(desc(mails.createdAt))
      .limit(1)
    const { text } = api.parts.renderMail(mail as never, api.parts)
    expect(text).toContain('Lokaal: Dat laten we u nog weten.')
    await change({ room: 'Zaal Driehoek' })
    expect(await kindsOf()).toEqual(['practical-info', 'practical-changed'])
    expect(await told()).toMatchObject({ changed: ['room'], classroom: 'Zaal Driehoek' })
  })
})

describe('a session online', () => {
  test('has its link mailed a working day before, and not sooner', async () => {
    const { kindsOf, told, session, customer, id, mailsOf } = await registered({
      place: 'online',
      hours: 24 * 40,
      known: { onlineLink: link },
    })
    const [planned] = await api.db.select().from(sessions).where(eq(sessions.id, session))
    const start = planned?.startDate ?? new Date()
    await tick(practicalMoment('practical', start))
    expect(await told()).toMatchObject({ isOnline: true, linkOn: expect.stringMatching(/^\d{4}-/) })
    expect(JSON.stringify([await told(), await mailsOf(customer.email)])).not.toContain(link)
    const { practical } = (await api.get(`/registrations/${id}`, customer.headers)).body
    expect(practical).toMatchObject({ onlineLink: null, linkOn: expect.stringMatching(/^\d{4}-/) })
    await tick(practicalMoment('link', start))
    await tick(practicalMoment('link', start))
    expect(await kindsOf()).toEqual(['practical-info', 'online-link'])
    expect(await told()).toMatchObject({ url: link })
  })

  test('has one mail with everything for who registers after that, and the link in the account', async () => {
    const { kindsOf, told, id, customer } = await registered({ place: 'online', hours: 2, known: { onlineLink: link } })
    await tick()
    await tick()
    expect(await kindsOf()).toEqual(['practical-info'])
    expect(await told()).toMatchObject({ link })
    const { practical } = (await api.get(`/registrations/${id}`, customer.headers)).body
    expect(practical.onlineLink).toBe(link)
  })

  test('waits for a link that nobody has said, and tells of another one', async () => {
    const { kindsOf, told, change, practical } = await registered({ place: 'online', hours: 2 })
    await tick()
    expect(await practical()).toMatchObject({ lacks: 'link', expected: 2 })
    await change({ onlineLink: link })
    await tick()
    expect(await kindsOf()).toEqual(['practical-info', 'online-link'])
    await change({ onlineLink: `${link}b` })
    expect(await kindsOf()).toEqual(['practical-info', 'online-link', 'practical-changed'])
    expect(await told()).toMatchObject({ changed: ['onlineLink'], link: `${link}b` })
  })

  test('shows its link to nobody but staff and who is sure of a seat', async () => {
    const { session, id, customer } = await registered({ place: 'online', hours: 2, known: { onlineLink: link } })
    const other = await registered({ place: 'online', hours: 2, paid: 'not', known: { onlineLink: `${link}x` } })
    const shown = [
      await api.get(`/sessions/${session}`),
      await api.get(`/sessions?_id=${session}`),
      await api.get(`/registrations/${other.id}`, other.customer.headers),
      await api.get('/registrations', other.customer.headers),
      await api.get(`/sessions/${session}/practical`, customer.headers),
      await api.get(`/sessions/${session}/practical`, await api.as('EDITOR')),
      await api.get(`/registrations/${id}`, other.customer.headers),
    ]
    expect(JSON.stringify(shown.map(({ body }) => body))).not.toContain(link)
    expect(shown.slice(-3).map(({ status }) => status)).toEqual([403, 403, 404])
    expect((await api.get(`/sessions/${session}/practical`, staff)).body.onlineLink).toBe(link)
  })

  test('alone has a link, with https', async () => {
    const { change } = await registered({ place: 'online', hours: 2 })
    expect((await change({ onlineLink: 'http://les.test' })).body.details[0]).toMatchObject({ path: 'onlineLink' })
    expect((await change({ onlineLink: link, mails: 'none' })).status).toBe(200)
    const { change: changeHere, practical } = await registered()
    expect((await changeHere({ onlineLink: link })).status).toBe(400)
    expect((await practical()).onlineLink).toBeNull()
  })
})

describe('a session that is changed after that', () => {
  test('has one mail a person for all that is other, which staff see before it goes', async () => {
    const { change, kindsOf, told, mailsOf, customer } = await registered({ known: { room: 'Zaal Cirkel' } })
    await tick()
    const asked = await change({ room: 'Zaal Driehoek', mails: 'ask' })
    expect(asked.status).toBe(409)
    expect(asked.body.details).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'mails.contacts', message: '1' }),
        expect.objectContaining({ path: 'mails.participants', message: '2' }),
      ]),
    )
    expect(await kindsOf()).toEqual(['practical-info'])
    await change({ room: 'Zaal Driehoek', mails: 'send' })
    expect(await kindsOf()).toEqual(['practical-info', 'practical-changed'])
    expect(await told()).toMatchObject({ changed: ['room'], previousRoom: 'Zaal Cirkel', classroom: 'Zaal Driehoek' })
    expect((await mailsOf(customer.email)).map(({ kind }) => kind)).toEqual(['practical-changed', 'practical-copy'])
  })

  test('has its day told by the mail that says it moved, with the rest in it, and by no other', async () => {
    const { change, kindsOf, told } = await registered({ known: { room: 'Zaal Cirkel' } })
    await tick()
    const start = new Date(Date.now() + 64 * hour)
    const schedule = [{ start: start.toISOString(), end: new Date(start.getTime() + 4 * hour).toISOString() }]
    await change({ schedule, room: 'Zaal Driehoek' })
    await tick()
    expect(await kindsOf()).toEqual(['practical-info', 'session-moved'])
    expect(await told()).toMatchObject({ classroom: 'Zaal Driehoek', before: [expect.anything()] })
  })

  test('is told of anew before its new day, where that is far away', async () => {
    const { change, kindsOf } = await registered({ known: { room: 'Zaal Cirkel' } })
    await tick()
    const start = new Date(Date.now() + 40 * 24 * hour)
    await change({ schedule: [{ start: start.toISOString(), end: new Date(start.getTime() + hour).toISOString() }] })
    await tick()
    expect(await kindsOf()).toEqual(['practical-info', 'session-moved'])
    await tick(practicalMoment('practical', start))
    expect(await kindsOf()).toEqual(['practical-info', 'session-moved', 'practical-info'])
  })

  test('tells nobody who was not told yet', async () => {
    const { change, kindsOf } = await registered({ hours: 24 * 40 })
    await change({ room: 'Zaal Driehoek' })
    expect(await kindsOf()).toEqual([])
  })
})

describe('staff send it again', () => {
  test('to one or to all, once for what they saw', async () => {
    const { again, practical, kindsOf, students } = await registered({ known: { room: 'Zaal Cirkel' } })
    await tick()
    const { version, mailed } = await practical()
    expect([version, mailed.length]).toEqual([1, 2])
    const sent = await Promise.all([again({ version }), again({ version })])
    expect(sent.map(({ body }) => body.sent).sort()).toEqual([0, 2])
    expect((await again({ version: 2, students: [students[0]] })).body).toEqual({ sent: 1 })
    expect([(await kindsOf(0)).length, (await kindsOf(1)).length]).toEqual([3, 2])
    expect((await practical()).version).toBe(3)
  })

  test('sooner than it would go, and then it goes no more by itself', async () => {
    const { again, kindsOf, session } = await registered({ hours: 24 * 40 })
    expect((await again({ version: 0 })).body).toEqual({ sent: 2 })
    const [planned] = await api.db.select().from(sessions).where(eq(sessions.id, session))
    await tick(practicalMoment('practical', planned?.startDate ?? new Date()))
    expect(await kindsOf()).toEqual(['practical-info'])
  })

  test('of no session that was canceled', async () => {
    const { again, session } = await registered()
    await api.send('POST', `/sessions/${session}/cancel`, undefined, staff)
    expect((await again({ version: 0 })).status).toBe(409)
    expect((await api.send('POST', `/sessions/${session}/practical-mails`, { version: 0 })).status).toBe(401)
  })
})

test('a corrected address is told too', async () => {
  const { students, customer, addressOf } = await registered()
  await tick()
  const email = `nieuw-${addressOf(students[0])}`
  const { body } = await api.get(`/students/${students[0]}`, customer.headers)
  const { firstName, lastName } = body
  const changed = await api.send('PATCH', `/students/${students[0]}`, { firstName, lastName, email }, customer.headers)
  expect(changed.status).toBe(200)
  await tick()
  const kinds = await api.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(and(eq(mails.to, email), eq(mails.kind, 'practical-info')))
  expect(kinds).toHaveLength(1)
})

test('the file for calendars keeps its events, and says of another room that it is newer', async () => {
  // What the tests before it told is told.
  await api.db.update(mails).set({ sentAt: new Date() })
  const files: string[] = []
  const { change, addressOf, students } = await registered({ participants: 1, known: { room: 'Zaal Cirkel' } })
  const person = addressOf(students[0])
  const jobs = api.startJobs({
    async send({ to, subject, attachments }) {
      if (to !== person || !/^Praktisch|gewijzigd/.test(subject)) return
      files.push(...attachments.map(({ content }) => Buffer.from(content).toString()))
    },
  })
  onTestFinished(() => jobs.stop())
  const linesOf = (file = '') => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const lineOf = (file: string | undefined, name: string) => linesOf(file).find((line) => line.startsWith(name))
  await tick()
  await api.jobsDone()
  await expect.poll(() => files.length).toBe(1)
  await change({ room: 'Zaal Driehoek' })
  await api.jobsDone()
  await expect.poll(() => files.length).toBe(2)
  const [first, second] = files
  expect([linesOf(first)[0], linesOf(first).filter((line) => line === 'BEGIN:VEVENT').length]).toEqual([
    'BEGIN:VCALENDAR',
    1,
  ])
  expect(lineOf(first, 'LOCATION')).toContain('Zaal Cirkel')
  expect(lineOf(second, 'LOCATION')).toContain('Zaal Driehoek')
  expect(lineOf(second, 'UID')).toBe(lineOf(first, 'UID'))
  const sequence = (file: string | undefined) => Number(lineOf(file, 'SEQUENCE:')?.slice(9))
  expect(sequence(second)).toBe(sequence(first) + 1)
})
