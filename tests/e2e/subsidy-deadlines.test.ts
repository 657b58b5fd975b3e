import { AxeBuilder } from '@axe-core/playwright'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterEach, expect, vi } from 'vitest'
import { categories, courses, sessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { remindSubsidies } from '../../src/jobs/remind-subsidies.ts'
import { test as base } from '../support/participants-page.ts'
import { billedTo, newSession, registrationOf } from '../support/training.ts'

afterEach(() => void vi.useRealTimers())

const enterprise = { ...billedTo, vat: 'BE0999123457', zip: '9000', city: 'Gent' }

/** A registration for a subsidised course that starts in 30 days; who is billed may differ. */
const test = base.extend('registered', async ({ api, customer }) => {
  return async (invoice: object = enterprise) => {
    const owner = await customer(1)
    const session = await newSession(api)
    const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
    const [category] = await api.db.select().from(categories).where(eq(categories.key, 'innovation'))
    const subsidised = { subsidised: true, categoryId: String(category?.id) }
    await api.db
      .update(courses)
      .set(subsidised)
      .where(eq(courses.id, String(row?.courseId)))
    const input = { ...registrationOf(session, owner.students), invoice }
    const { status, body } = await api.send('POST', '/registrations', input, owner.headers)
    expect(status).toBe(201)
    const start = brusselsDay(row?.startDate ?? new Date())
    return { owner, id: String(body._id), session, start, apply: plusDays(start, 14), pay: plusDays(start, 44) }
  }
})

test.for([
  ['', true, 'Met de kmo-portefeuille'],
  ['/en', false, 'With the SME e-wallet'],
  ['/fr', true, 'Avec le portefeuille PME'],
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    if (scripts) expect((await new AxeBuilder({ page }).include('[data-subsidy]').analyze()).violations).toEqual([])
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

test('both days stand in the calendar that is followed, with an alarm before them', async ({
  api,
  registered,
  site,
}) => {
  const { owner, apply, pay } = await registered()
  const { body } = await api.send('POST', '/calendar-feeds', {}, owner.headers)
  const text = await (await fetch(`${site.url}/calendar/${body.token}.ics`)).text()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const withAlarm = events.filter((event) => event.getAllSubcomponents('valarm').length > 0)
  const days = withAlarm.map((event) => new ICAL.Event(event).startDate)
  expect(days.map((day) => [day.isDate, day.toString()])).toEqual([
    [true, apply],
    [true, pay],
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
  const remindOn = async (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
    await remindSubsidies({ ...api.parts, user: null, mail: null })
    vi.useRealTimers()
  }
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
