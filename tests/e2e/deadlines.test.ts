import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { remindSubsidies } from '../../src/api/registrations/remind-subsidies.ts'
import { remindTrainingLeave } from '../../src/api/registrations/training-leave.ts'
import { categories, courses, registrations, sessions, students } from '../../src/db/tables.ts'
import { brusselsDay, plusDays, plusMonths } from '../../src/domain/days.ts'
import { formatFullDate } from '../../src/domain/format.ts'
import type { TestApi } from '../support/api.ts'
import { asHeader } from '../support/cookies.ts'
import { test as base, cookiesFor } from '../support/participants-page.ts'
import { readPdf } from '../support/pdf.ts'
import { billedTo, leaveSession, newCustomer, registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

afterEach(() => void vi.useRealTimers())

const enterprise = { ...billedTo, vat: 'BE0999123457', zip: '9000', city: 'Gent' }

type Api = Pick<TestApi, 'db'>

/** A session in 30 days of a course that support and training leave are for, with the course's id. */
async function supportedSession(api: Api) {
  const session = await leaveSession(api)
  const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  const [category] = await api.db.select().from(categories).where(eq(categories.key, 'innovation'))
  const course = String(row?.courseId)
  await api.db
    .update(courses)
    .set({ subsidised: true, categoryId: String(category?.id) })
    .where(eq(courses.id, course))
  return { session, course, start: brusselsDay(row?.startDate ?? new Date()) }
}

/** A registration for it, billed to whomever; `pay` makes its seats sure. */
const test = base.extend('registered', async ({ api, customer }) => {
  return async (invoice: object = enterprise) => {
    const owner = await customer(1)
    const { session, start } = await supportedSession(api)
    const input = { ...registrationOf(session, owner.students), invoice }
    const { status, body } = await api.send('POST', '/registrations', input, owner.headers)
    expect(status).toBe(201)
    const id = String(body._id)
    const pay = async () => api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))
    const attest = `/my-account/registration-data/${id}/training-leave/${owner.students[0]}.pdf`
    const days = { start, apply: plusDays(start, 14), pay: plusDays(start, 44), claim: plusMonths(start, 3) }
    return { owner, id, session, attest, payNow: pay, request: plusDays(brusselsDay(new Date()), 15), ...days }
  }
})

/** A job as it runs at noon of a day. */
async function onDay(day: string, work: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
  await work()
  vi.useRealTimers()
}

const places = [
  ['an enterprise in Flanders', enterprise, 1],
  ['an enterprise in Brussels', { ...enterprise, zip: '1000' }, 0],
  ['one abroad, with a zip code that Flanders has too', { ...enterprise, country: 'NL' }, 0],
] as const

test.for(places.flatMap((place) => [true, false].map((scripts) => [...place, scripts] as const)))(
  'before paying, %s reads what is for it',
  async ([, invoice, parts, scripts], { visit, customer, api }) => {
    const { cookies, headers, students } = await customer(1)
    const { session, course, start } = await supportedSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice }, headers)
    const address = `/en/courses/${course}/register/${session}?step=confirmation`
    const { page } = await visit(address, { cookies, scripts, width: 360 })
    await page.locator('[data-step="confirmation"]').waitFor()
    const told = page.locator('[data-deadlines]')
    expect(await told.locator('h3').count()).toBe(parts)
    const net = page.getByText('Net, with the SME e-wallet')
    expect(await net.count()).toBe(parts)
    if (parts === 0) return
    // Nobody here knows how large the enterprise is.
    const said = await net.locator('xpath=../..').innerText()
    for (const part of ['€315.00 to €360.00', 'excluding VAT', '30%', '20%', formatFullDate(plusDays(start, 14), 'en')])
      expect(said).toContain(part)
    const steps = await told.locator('li').allInnerTexts()
    for (const [index, day] of [plusDays(brusselsDay(new Date()), 15), plusMonths(start, 3)].entries())
      expect(steps[index + 1]).toContain(formatFullDate(day, 'en'))
    expect(await page.getByText('before you pay').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    if (scripts) expect(await violationsIn(page, { within: '[data-deadlines]' })).toEqual([])
  },
)

test.for([true, false])(
  'a guest reads what the kmo-portefeuille leaves until they pay themselves, scripts %s',
  async (scripts, { visit, api }) => {
    const { session, course } = await supportedSession(api)
    const address = `/courses/${course}/register/${session}`
    const { page } = await visit(address, { scripts })
    const net = page.getByText('Netto, met kmo-portefeuille')
    expect(await net.count()).toBe(1)
    await page.goto(new URL(`${address}?step=students`, page.url()).href)
    await page.locator('form[data-form="register"]').waitFor()
    expect(await net.count()).toBe(0)
    await page.getByRole('link', { name: 'Mijn organisatie betaalt' }).click()
    await net.waitFor()
  },
)

test('after paying the dates are there again, with the way to the attests', async ({ visit, registered }) => {
  const { owner, id, payNow, apply, claim } = await registered()
  await payNow()
  const { page } = await visit(`/billing/complete/${id}`, { cookies: owner.cookies, scripts: false })
  const told = page.locator('[data-deadlines]')
  for (const day of [apply, claim]) expect(await told.innerText()).toContain(formatFullDate(day, 'nl'))
  expect(await told.innerText()).toContain('U betaalde onze factuur zelf.')
  expect(await told.innerText()).not.toContain('voor u zelf betaalt')
  await told.getByRole('link').click()
  await page.locator('[data-training-leave] [data-attest]').waitFor()
})

test.for([
  ['', true, 'Met de kmo-portefeuille'],
  ['/en', false, 'With the SME e-wallet'],
  ['/fr', true, 'Avec le kmo-portefeuille'],
] as const)(
  'an enterprise in Flanders reads by when it acts, and what to copy: %s',
  async (given, { visit, registered }) => {
    const [prefix, scripts, title] = given
    const { owner, id, apply } = await registered()
    const address = `${prefix}/my-account/registration-data/${id}`
    const { page } = await visit(address, { cookies: owner.cookies, scripts, width: 360 })
    const part = page.locator(`[data-subsidy="${apply}"]`)
    expect(await part.getByRole('heading', { level: 2 }).innerText()).toBe(title)
    const text = await part.innerText()
    for (const told of ['DV.O999999', '0999123457', 'VLAIO', 'Klant bv', '450']) expect(text).toContain(told)
    const wide = (names: HTMLElement[]) =>
      names.flatMap((name) => {
        name.style.overflowWrap = 'normal'
        return name.scrollWidth > name.clientWidth ? [name.textContent] : []
      })
    const names = page.locator('[data-subsidy] dt, [data-training-leave] dt')
    // Where our font comes too late, a first visit is in one of the machine's (font-display: optional), of any width.
    const tooWide = async () => {
      const found = await names.evaluateAll(wide)
      if (found.length > 0) await page.reload()
      return found
    }
    await expect.poll(tooWide).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    if (scripts) expect(await violationsIn(page, { within: '[data-subsidy]' })).toEqual([])
  },
)

test('whoever the kmo-portefeuille is not for reads nothing of it', async ({ visit, registered }) => {
  for (const invoice of [billedTo, { ...enterprise, zip: '1000' }]) {
    const { owner, id } = await registered(invoice)
    const { page } = await visit(`/my-account/registration-data/${id}`, { cookies: owner.cookies })
    await page.locator(`[data-id="${id}"]`).waitFor()
    expect(await page.locator('[data-subsidy]').count()).toBe(0)
  }
})

test('the days of both stand in the calendar that is followed, with an alarm before them', async ({
  api,
  registered,
  site,
}) => {
  const { owner, apply, pay, request, claim } = await registered()
  const { body } = await api.send('POST', '/calendar-feeds', {}, owner.headers)
  const text = await (await fetch(`${site.url}/calendar/${body.token}.ics`)).text()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const withAlarm = events.filter((event) => event.getAllSubcomponents('valarm').length > 0)
  const days = withAlarm.map((event) => new ICAL.Event(event).startDate)
  expect(days.map((day) => [day.isDate, day.toString()])).toEqual([
    [true, apply],
    [true, pay],
    [true, request],
    [true, claim],
  ])
  for (const event of withAlarm) {
    const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    expect(String(trigger)).toBe('-P1DT15H')
  }
})

test('it is reminded by mail once, from the day the course begins, and not once it is too late', async ({
  api,
  registered,
}) => {
  const [mailed, late, other] = [
    await registered(),
    await registered(),
    await registered({ ...enterprise, zip: '1000' }),
  ]
  const remindOn = (day: string) => onDay(day, () => remindSubsidies({ ...api.parts, user: null }))
  const kept = async ({ owner }: typeof mailed) =>
    (await api.mailsTo(owner.email)).filter(({ data }) => data.kind === 'subsidy-reminder')
  await api.db
    .update(sessions)
    .set({ startDate: new Date(`${plusDays(late.start, -1)}T08:00:00Z`) })
    .where(eq(sessions.id, late.session))
  await remindOn(plusDays(mailed.start, -2))
  expect(await kept(mailed)).toEqual([])
  await remindOn(mailed.apply)
  await remindOn(mailed.apply)
  expect(await kept(mailed)).toMatchObject([
    {
      data: { values: { applyBy: mailed.apply, payBy: mailed.pay, netPrice: 45_000, enterpriseNumber: '0999123457' } },
    },
  ])
  expect([await kept(late), await kept(other)]).toEqual([[], []])
})

test.for([
  ['', true, 'Met Vlaams opleidingsverlof', 'Inschrijvingsattest (pdf) van Jan Peeters 0'],
  ['/en', false, 'With Flemish training leave', 'Registration certificate (PDF) of Jan Peeters 0'],
  ['/fr', true, 'Avec le congé de formation flamand', 'Attestation d’inscription (PDF) de Jan Peeters 0'],
] as const)(
  'who takes training leave reads by when, what to copy, and has the attest once the seat is sure: %s',
  async ([prefix, scripts, title, link], { visit, registered, site }) => {
    const { owner, id, payNow, request, claim, attest } = await registered()
    const address = `${prefix}/my-account/registration-data/${id}`
    const get = (path: string) => fetch(site.url + path, { headers: { cookie: asHeader(owner.cookies) } })
    const { page } = await visit(address, { cookies: owner.cookies, scripts, width: 360 })
    const part = page.locator(`[data-training-leave="${request}"]`)
    expect(await part.getByRole('heading', { level: 2 }).innerText()).toBe(title)
    expect(await part.locator('[data-attest]').count()).toBe(0)
    expect((await get(prefix + attest)).status).toBe(404)
    await payNow()
    await page.reload()
    const text = await part.innerText()
    for (const told of ['ODB-0999104', '0999567875', 'WSE']) expect(text).toContain(told)
    expect(text).toContain(formatFullDate(claim, prefix === '/en' ? 'en' : prefix === '/fr' ? 'fr' : 'nl'))
    expect(await part.getByRole('link', { name: link }).getAttribute('href')).toBe(prefix + attest)
    const file = await get(prefix + attest)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const paper = await readPdf(new Uint8Array(await file.arrayBuffer()))
    for (const told of ['Jan Peeters 0', 'ODB-0999104', '0999.567.875', 'Leerplein']) expect(paper.text).toContain(told)
    expect(paper.pages).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    if (scripts) expect(await violationsIn(page, { within: '[data-training-leave]' })).toEqual([])
  },
)

test('an attest is nobody else’s, and there is none of a course without a number', async ({
  api,
  registered,
  site,
}) => {
  const { owner, id, attest, payNow, session } = await registered()
  await payNow()
  const get = async (cookies: typeof owner.cookies, path = attest) =>
    (await fetch(site.url + path, { headers: { cookie: asHeader(cookies) } })).status
  expect(await get(cookiesFor(await newCustomer(api)))).toBe(404)
  expect(await get(owner.cookies, attest.replace(owner.students[0] ?? '', crypto.randomUUID()))).toBe(404)
  expect(await get(owner.cookies, attest.replace(id, 'x'))).toBe(404)
  const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  await api.db
    .update(courses)
    .set({ trainingDatabaseNumber: null })
    .where(eq(courses.id, String(row?.courseId)))
  expect(await get(owner.cookies)).toBe(404)
})

test('a participant with an account takes the attest there, whoever registered them', async ({
  api,
  visit,
  registered,
  site,
}) => {
  const { owner, attest, payNow } = await registered()
  await payNow()
  const participant = await newCustomer(api, { isPrivatePerson: true })
  await api.db
    .update(students)
    .set({ email: participant.email })
    .where(eq(students.id, String(owner.students[0])))
  const cookies = cookiesFor(participant)
  const { page } = await visit('/my-account/registration-data', { cookies, scripts: false })
  const link = page.locator('[data-own]').getByRole('link', { name: 'Inschrijvingsattest' })
  expect(await link.getAttribute('href')).toBe(attest)
  expect((await fetch(site.url + attest, { headers: { cookie: asHeader(cookies) } })).status).toBe(200)
})

test('training leave is asked for by a mail in time, and claimed by another; each comes once, to Flanders', async ({
  api,
  registered,
}) => {
  const [sure, unpaid, other] = [
    await registered(),
    await registered(),
    await registered({ ...enterprise, zip: '1000' }),
  ]
  await sure.payNow()
  await other.payNow()
  const remindOn = (day: string) => onDay(day, () => remindTrainingLeave({ ...api.parts, user: null }))
  const kept = async ({ owner }: typeof sure) =>
    (await api.mailsTo(owner.email)).map(({ data }) => data).filter(({ kind }) => kind.startsWith('training-leave'))
  await remindOn(plusDays(sure.request, -9))
  expect(await kept(sure)).toEqual([])
  await remindOn(plusDays(sure.request, -8))
  await remindOn(plusDays(sure.request, -7))
  const facts = {
    leaveNumber: 'ODB-0999104',
    contactHours: '7',
    organiser: 'Leerplein, 0999567875',
    claimBy: sure.claim,
  }
  const asked = { kind: 'training-leave-request', values: { ...facts, requestBy: sure.request } }
  expect(await kept(sure)).toMatchObject([asked])
  await remindOn(sure.start)
  await remindOn(sure.claim)
  const mails = await kept(sure)
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['training-leave-claim', 'training-leave-request'])
  expect(mails.find(({ kind }) => kind === 'training-leave-claim')).toMatchObject({ values: facts })
  expect([await kept(unpaid), await kept(other)]).toEqual([[], []])
})

test('however many are billed elsewhere, who is billed in Flanders is reminded', async ({ api, registered }) => {
  const [elsewhere, sure] = [await registered({ ...enterprise, zip: '1000' }), await registered()]
  for (const { payNow } of [elsewhere, sure]) await payNow()
  const [like] = await api.db.select().from(registrations).where(eq(registrations.id, elsewhere.id))
  if (!like) throw new Error('nobody registered')
  const others = Array.from({ length: 200 }, () => ({ ...like, id: randomUUID() }))
  await api.db.insert(registrations).values(others)
  onTestFinished(async () => {
    const ids = others.map(({ id }) => id)
    await api.db.delete(registrations).where(inArray(registrations.id, ids))
  })
  const context = { ...api.parts, user: null, mail: null }
  await onDay(plusDays(sure.request, -1), () => remindTrainingLeave(context))
  await onDay(sure.apply, () => remindSubsidies(context))
  const kinds = (await api.mailsTo(sure.owner.email)).map(({ data }) => data.kind)
  expect(kinds).toEqual(expect.arrayContaining(['training-leave-request', 'subsidy-reminder']))
})

test('the confirmation by mail says the days, to who registered and to who comes', async ({ api, registered }) => {
  const { owner, payNow, apply, pay, request, claim } = await registered()
  await payNow()
  const leave = { leaveNumber: 'ODB-0999104', requestBy: request }
  const receipt = (await api.mailsTo(owner.email)).find(({ data }) => data.kind === 'payment-received')
  expect(receipt?.data.values).toMatchObject({ applyBy: apply, payBy: pay, claimBy: claim, ...leave })
  const [row] = await api.db
    .select({ email: students.email })
    .from(students)
    .where(eq(students.id, String(owner.students[0])))
  const told = (await api.mailsTo(String(row?.email))).find(({ data }) => data.kind === 'participant-registered')
  expect(told?.data.values).toMatchObject(leave)
})
