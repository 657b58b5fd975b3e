import type { Client } from 'pg'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { brusselsDay, brusselsInstant, brusselsYear, plusDays } from '../../src/domain/days.ts'
import { formatDayInYear } from '../../src/domain/format.ts'
import { easter } from '../../src/domain/public-holidays.ts'
import { type Cookies, signInAt } from '../support/cookies.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { visitorOf } from '../support/portal.ts'
import { test as base } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const today = brusselsDay(new Date())
/** A Monday, far from now; the clock never changes between it and the next day. */
const monday = plusDays(today, 301 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) - 7)
const tuesday = plusDays(monday, 1)
const at = (day: string, time: string) => brusselsInstant(day, time).toISOString()
const lesson = (day: string) => ({ start: at(day, '09:00'), end: at(day, '17:00') })

/** `staff` opens a page of the desk, without scripts unless it says so; `customer` is a private person. */
const test = base
  .extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('customer', { scope: 'file' }, ({ site }) => signInAt(site.url, 'private@leerplein.test'))
  .extend('staff', async ({ visit, desk }) => async (path: string, width = 1280, scripts = false) => {
    const { page } = await visit(panel + path, { cookies: desk, width, scripts })
    return page
  })

async function call(url: string, token: string | undefined, method: string, path: string, body?: object) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
  return response.json()
}

async function newParticipant(url: string, customer: Cookies, firstName: string) {
  const lastName = crypto.randomUUID()
  const person = { firstName, lastName, email: `${lastName}@deelnemer.test` }
  const { _id } = await call(url, customer.get('accessToken'), 'POST', '/students', person)
  return { id: String(_id), name: `${firstName} ${lastName}`, lastName }
}

/** A paid registration of one participant with a name of its own, or of more, for a session of its own. */
async function registered(url: string, desk: Cookies, customer: Cookies, more: string[] = []) {
  const [staff, own] = [desk.get('panelAccessToken'), customer.get('accessToken')]
  const { items } = await call(url, staff, 'GET', '/sessions?type=CALENDAR&limit=50')
  const like = items.find((one: { plannedCourse: { price: number | null } }) => one.plannedCourse.price)
  const schedule = [lesson(monday)]
  const wanted = {
    course: like.course,
    location: like.location._id,
    language: like.language._id,
    capacity: 5,
    schedule,
  }
  const session = String((await call(url, staff, 'POST', '/sessions', wanted))._id)
  const { id: student, name } = await newParticipant(url, customer, 'Jan')
  const { _id } = await call(url, own, 'POST', '/registrations', registrationOf(session, [student, ...more]))
  await call(url, staff, 'PATCH', `/registrations/${_id}`, { status: 'paid' })
  return { id: String(_id), session, student, name, title: String(like.plannedCourse.title.nl) }
}

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const isAccessible = async (page: Page) => expect(await violationsIn(page)).toEqual([])
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a session that the desk cancels gives its customer a choice in the portal', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const { id, session, name, title } = await registered(site.url, desk, customer)
  const page = await staff(
    `/sessions?from=${monday}&until=${monday}&title=${encodeURIComponent(title.toUpperCase())}`,
    1280,
    true,
  )
  await isAccessible(page)
  await page.locator(`[data-id="${session}"] a`).first().click()
  expect(await page.locator('tbody').innerText()).toContain(name)
  await isAccessible(page)
  await page.goto(`${site.url}${panel}/sessions/${session}/attendance`)
  await isAccessible(page)
  await page.goBack()
  await page.getByLabel('Wat u nog kunt doen').click()
  await page.getByRole('link', { name: 'Schrap de sessie' }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.innerText()).toContain('1 deelnemer')
  expect(await dialog.innerText()).toContain('Betaald is €')
  const told = dialog.locator('[data-mails]')
  expect(await told.innerText()).toMatch(/2 mensen krijgen een e-mail\s+(Nederlands|Frans|Engels): 2/)
  const [toCustomer, toParticipant] = [told.locator('[data-mail]').first(), told.locator('[data-mail]').last()]
  await toCustomer.locator('summary').click()
  expect(await toCustomer.innerText()).toMatch(/^Wie inschreef, 1: [\s\S]*private@leerplein\.test/)
  expect(await toParticipant.locator('summary').innerText()).toMatch(/^De deelnemer, 1: /)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await fits(page)).toBe(true)
  }
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Schrap de sessie' }).click()
  expect(await said(page)).toContain('De sessie is geschrapt.')
  expect(await page.locator('[data-status="canceled"]').count()).toBe(1)
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/^Geschrapt, \S+ \S+\n/)
  expect(await page.locator('thead').first().innerText()).not.toMatch(/Resultaat|Certificaat/)
  await page.getByRole('link', { name: 'Moet nog kiezen' }).click()
  expect(await page.locator('tbody tr').count()).toBe(1)
  await page.goBack()
  const portal = await visitorOf(site.url, customer).read('/my-account/registration-data')
  expect(portal).toContain(`data-choice`)
  expect((await call(site.url, customer.get('accessToken'), 'GET', `/registrations/${id}`)).choice).toBeTruthy()
})

test('on a phone few acts stand above who comes to a session, one of them bright from its day on, and a menu holds the others', async ({
  site,
  client,
  desk,
  customer,
  staff,
}) => {
  const { session } = await registered(site.url, desk, customer)
  const page = await staff(`/sessions/${session}`, 375, true)
  const acts = page.getByRole('group', { name: 'Wat u kunt doen' })
  const shown = acts.locator('a:visible')
  expect(await shown.allInnerTexts()).toEqual(['Noteer wie er is', 'Nieuwe inschrijving', 'Wijzig de sessie'])
  const grounds = () => shown.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
  expect(new Set(await grounds()).size).toBe(1)
  const { rows } = await client.query('select start_date from sessions where id = $1', [session])
  await client.query('update sessions set start_date = now() where id = $1', [session])
  await page.reload()
  const [first, ...others] = await grounds()
  expect(others).not.toContain(first)
  await client.query('update sessions set start_date = $1 where id = $2', [rows[0].start_date, session])
  await page.reload()
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByLabel('Wat u nog kunt doen').press('Enter')
    expect(await acts.getByRole('link').allInnerTexts()).toEqual([
      ...['Noteer wie er is', 'Nieuwe inschrijving', 'Wijzig de sessie', 'Noteer de resultaten'],
      ...['Schrijf naar iedereen', 'Inschrijvingen', 'Lijst om te tekenen (pdf)', 'Schrap de sessie'],
    ])
    const box = await acts.locator('.sheet').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    expect(await fits(page)).toBe(true)
    await isAccessible(page)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    expect(await acts.getByRole('link', { name: 'Schrap de sessie' }).count()).toBe(0)
  }
})

test('the results of a whole session are written by the keys alone, one after the other, and mended there', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const others = await Promise.all(['Els', 'Piet'].map((name) => newParticipant(site.url, customer, name)))
  const { session } = await registered(
    site.url,
    desk,
    customer,
    others.map(({ id }) => id),
  )
  const page = await staff(`/sessions/${session}`)
  await page.getByLabel('Wat u nog kunt doen').click()
  await page.getByRole('link', { name: 'Noteer de resultaten' }).click()
  const rows = page.locator('main li[data-id]')
  await rows.first().getByLabel('Punten').fill('14,5')
  await rows.first().getByLabel('Op hoeveel').fill('20')
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.first().innerText()).toContain('geslaagd')
  // The next one has the focus, out of as many points.
  for (const [at, points] of ['9', '20'].entries()) {
    await page.keyboard.type(points)
    await page.keyboard.press('Enter')
    const count = () => page.locator('main p[role="status"]').first().innerText()
    await expect.poll(count).toBe(`${at + 2} van 3 genoteerd`)
  }
  const { items } = await call(site.url, desk.get('panelAccessToken'), 'GET', `/results?session=${session}`)
  expect(items.map(({ score, maximum }: { score: number; maximum: number }) => [score, maximum]).sort()).toEqual([
    [14.5, 20],
    [20, 20],
    [9, 20],
  ])
  // What is refused says so at its row, and keeps what was typed.
  await rows.nth(1).getByLabel('Punten').fill('21')
  await rows.nth(1).getByRole('button').click()
  expect(await rows.nth(1).locator('[data-error-for="score"]').innerText()).not.toBe('')
  expect(await rows.nth(1).getByLabel('Punten').inputValue()).toBe('21')
  expect(await rows.nth(0).getByLabel('Punten').inputValue()).toBe('14,5')
  await rows.nth(1).getByLabel('Punten').fill('12')
  await rows.nth(1).getByRole('button').click()
  await expect.poll(() => rows.nth(1).innerText()).toContain('geslaagd')
  await isAccessible(await staff(`/sessions/${session}/results`, 1280, true))
  const phone = await staff(`/sessions/${session}/results`, 360)
  expect(await fits(phone)).toBe(true)
})

test('attendance, a result and a certificate are given at the desk and read in the portal', async ({
  site,
  client,
  desk,
  customer,
  staff,
}) => {
  const { session, student, name } = await registered(site.url, desk, customer)
  const past = lesson(plusDays(today, -30))
  await client.query('update sessions set start_date = $2, end_date = $3, schedule = $4 where id = $1', [
    ...[session, past.start, past.end, JSON.stringify([past])],
  ])
  const page = await staff(`/sessions/${session}/attendance`, 360)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: `Aanwezig: ${name}` }).click()
  const pressed = page.getByRole('button', { name: `Aanwezig: ${name}` })
  expect(await pressed.getAttribute('aria-pressed')).toBe('true')

  await page.goto(`${site.url}${panel}/sessions/${session}?result=${student}`)
  expect(await fits(page)).toBe(true)
  await page.locator('[name="score"]').fill('16,5')
  await page.locator('[name="maximum"]').fill('nul')
  await page.locator('dialog [type="submit"]').click()
  expect(await page.locator('[data-error-for="maximum"]').innerText()).not.toBe('')
  expect(await page.locator('[name="score"]').inputValue()).toBe('16,5')
  await page.locator('[name="maximum"]').fill('20')
  await page.locator('dialog [type="submit"]').click()
  expect(await page.locator('tbody').innerText()).toContain('16,5 op 20, geslaagd')
  await page.getByRole('link', { name: 'Geef de certificaten' }).click()
  expect(await page.locator('dialog').innerText()).toMatch(
    /1 deelnemer krijgt een certificaat[\s\S]*1 mens krijgt een e-mail/,
  )
  await page.locator('dialog').getByRole('button', { name: 'Geef de certificaten' }).click()
  expect(await said(page)).toContain('De certificaten zijn gegeven.')
  const history = await page.locator('#history-title + ol').innerText()
  for (const act of ['kreeg een certificaat', 'haalde 16,5/20', 'was aanwezig'])
    expect(history).toContain(`${name} ${act}`)

  const portal = await visitorOf(site.url, customer).read('/en/my-account/registration-data?status=certificate')
  expect(portal).toContain(`Certificate (PDF) of ${name}`)
  expect(portal).toContain('16.5 out of 20')
})

test('a session is changed with the API’s refusals at the field, and comes as a list to sign and a file', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const { session } = await registered(site.url, desk, customer)
  const page = await staff(`/sessions/${session}?act=change`)
  const form = page.locator('[data-form="session-change"]')
  await form.locator('[name="capacity"]').fill('0')
  expect(await form.locator('[name="duration"]').inputValue()).toBe('8')
  await form.locator('[name="duration"]').fill('7,5')
  await form.locator('[name="parts.p0.from"]').fill('18:30')
  await form.locator('[type="submit"]').click()
  for (const name of ['capacity', 'parts.p0.until'])
    expect(await form.locator(`[data-error-for="${name}"]`).innerText()).not.toBe('')
  const part = async (row: number, values: string[]) => {
    for (const [index, name] of ['day', 'from', 'until'].entries())
      await form.locator(`[name="parts.p${row}.${name}"]`).fill(values[index] ?? '')
  }
  await part(0, [tuesday, '13:30', '17:00'])
  await part(1, [tuesday, '09:30', '14:00'])
  await form.locator('[name="capacity"]').fill('7')
  await form.locator('[name="minimum"]').fill('4')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[data-error-for="parts.p0.from"]').innerText()).not.toBe('')
  expect(await form.locator('[data-part]').count()).toBe(3)
  await part(1, [tuesday, '09:30', '12:00'])
  await form.locator('[type="submit"]').click()
  expect(await form.innerText()).toContain('naar 1 klant en 1 deelnemer')
  const question = form.locator('[data-mail-question]')
  expect(await question.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('[data-error-summary]').count()).toBe(0)
  expect(await form.locator('[data-mail]').count()).toBe(1)
  await form.getByLabel('Verstuur niets').check()
  await form.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Bewaard.')
  const token = desk.get('panelAccessToken')
  const schedule = [
    { start: at(tuesday, '09:30'), end: at(tuesday, '12:00') },
    { start: at(tuesday, '13:30'), end: at(tuesday, '17:00') },
  ]
  expect(await call(site.url, token, 'GET', `/sessions/${session}`)).toMatchObject({
    ...{ capacity: 7, minimum: 4, decisionOn: plusDays(tuesday, -14), duration: 7.5, schedule },
  })

  const late = await staff(`/sessions/${session}?act=change`, 360, true)
  expect(await fits(late)).toBe(true)
  await isAccessible(late)
  await call(site.url, token, 'PATCH', `/sessions/${session}`, { capacity: 9 })
  const stale = late.locator('[data-form="session-change"]')
  await stale.locator('[name="capacity"]').fill('12')
  await stale.locator('[type="submit"]').click()
  expect(await late.locator('main').innerText()).toContain('Iemand anders heeft dit intussen gewijzigd')
  expect(await stale.locator('[name="capacity"]').inputValue()).toBe('12')
  expect(await call(site.url, token, 'GET', `/sessions/${session}`)).toMatchObject({
    ...{ capacity: 9, duration: 7.5, schedule },
  })
  const { read } = panelAt(site.url, desk)
  const sheet = await read(`${panel}/sessions/${session}.pdf`)
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const file = await read(`/fr${panel}/sessions.csv?from=${tuesday}&state=belowMinimum`)
  expect(await file.text()).toContain('Sous le minimum')
})

test('a registration is found by its participant, and canceled with its effect on the money shown before', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const { id, name } = await registered(site.url, desk, customer)
  const page = await staff(`/registrations?search=${encodeURIComponent(name.toUpperCase())}`, 360, true)
  expect(await page.locator('tbody tr').count()).toBe(1)
  expect(await fits(page)).toBe(true)
  await isAccessible(page)
  await page.locator(`[data-id="${id}"] a`).first().click()
  expect(await page.locator('main').innerText()).toContain(name)
  expect(await fits(page)).toBe(true)
  await isAccessible(page)
  await page.getByRole('link', { name: 'Annuleer de inschrijving' }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.innerText()).toMatch(/De klant krijgt €\s[\d.]+,\d\d terug/)
  await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/^Geannuleerd, \S+ \S+\n/)
  const seen = await call(site.url, customer.get('accessToken'), 'GET', `/registrations/${id}`)
  expect(seen).toMatchObject({ status: 'expired', isCanceled: true })
})

/** A registration that nobody paid, for a session of its own, at that price or on request. */
async function unpaid(
  { url, client }: { url: string; client: Client },
  desk: Cookies,
  customer: Cookies,
  price: number | null,
) {
  const staff = desk.get('panelAccessToken')
  const { items } = await call(url, staff, 'GET', '/sessions?type=CALENDAR&limit=50')
  const like = items.find((one: { plannedCourse: { price: number | null } }) => one.plannedCourse.price)
  const wanted = { location: like.location._id, language: like.language._id, capacity: 5 }
  const { course } = like
  const { price: usual } = like.plannedCourse
  const schedule = [{ start: '2027-12-08T08:00:00Z', end: '2027-12-08T16:00:00Z' }]
  const session = String((await call(url, staff, 'POST', '/sessions', { ...wanted, course, schedule }))._id)
  const { id: student } = await newParticipant(url, customer, 'Lea')
  const setPrice = (cents: number | null) =>
    client.query('update courses set price = $1 where id = $2', [cents, course])
  await setPrice(price)
  const asked = registrationOf(session, [student])
  const { _id } = await call(url, customer.get('accessToken'), 'POST', '/registrations', asked)
  await setPrice(usual)
  return String(_id)
}

test('what is on request gets its price at the desk, is paid by bank, and stands so in the portal', async ({
  site,
  client,
  desk,
  customer,
  staff,
}) => {
  const id = await unpaid({ url: site.url, client }, desk, customer, null)
  const seen = () => call(site.url, customer.get('accessToken'), 'GET', `/registrations/${id}`)
  expect(await seen()).toMatchObject({ status: 'awaiting_payment', outcome: 'partner', total: 0 })
  const page = await staff(`/registrations/${id}`, 360)
  expect(await page.getByRole('link', { name: 'Noteer een betaling' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Bevestig met een prijs' }).click()
  const dialog = page.locator('dialog')
  const alive = await staff(`/registrations/${id}?act=confirm`, 360, true)
  expect(await fits(alive)).toBe(true)
  await isAccessible(alive)
  await dialog.locator('[name="price"]').fill('veel')
  await dialog.getByRole('button', { name: 'Bevestig met een prijs' }).click()
  expect(await dialog.locator('[data-error-for="price"]').innerText()).not.toBe('')
  await dialog.locator('[name="price"]').fill('362,50')
  await dialog.getByRole('button', { name: 'Bevestig met een prijs' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await seen()).toMatchObject({ status: 'awaiting_payment', outcome: null, phase: 'todo', net: 36_250 })

  await page.getByRole('link', { name: 'Noteer een betaling' }).click()
  expect(await dialog.innerText()).toMatch(/€\s438,63/)
  await dialog.getByRole('button', { name: 'Noteer een betaling' }).click()
  expect(await said(page)).toContain('Bewaard.')
  const history = await page.locator('#history-title + ol').innerText()
  expect(history).toMatch(/^Betaald, \S+ \S+[\s\S]*Prijs bevestigd: €\s362,50 per deelnemer, \S+ \S+/)
  expect(await seen()).toMatchObject({ status: 'paid', issuedInvoice: { number: expect.any(String) } })
  expect(await page.getByRole('link', { name: 'Laat vervallen' }).count()).toBe(0)
  const portal = await visitorOf(site.url, customer).read(`/my-account/registration-data/${id}`)
  expect(portal).toContain('data-status="paid"')
})

test('what nobody pays is let go at the desk, and taken up again when its money came late', async ({
  site,
  client,
  desk,
  customer,
  staff,
}) => {
  const id = await unpaid({ url: site.url, client }, desk, customer, 40_000)
  const status = async () => (await call(site.url, customer.get('accessToken'), 'GET', `/registrations/${id}`)).status
  const page = await staff(`/registrations/${id}`)
  const stale = await page.context().newPage()
  await stale.goto(`${page.url()}?act=paid`)
  for (const [name, after] of [
    ['Laat vervallen', 'expired'],
    ['Noteer een betaling', 'paid'],
  ]) {
    await page.getByRole('link', { name }).click()
    await page.locator('dialog').getByRole('button', { name }).click()
    expect(await said(page)).toContain('Bewaard.')
    expect(await status()).toBe(after)
  }
  await stale.locator('dialog').getByRole('button').click()
  expect(await status()).toBe('paid')
})

test('an effect on money that changed meanwhile is told again with the refusal, and only then sent', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const other = await newParticipant(site.url, customer, 'Ada')
  const { id, student } = await registered(site.url, desk, customer, [other.id])
  const page = await staff(`/registrations/${id}?act=cancel`)
  const dialog = page.locator('dialog')
  const before = await dialog.innerText()
  const path = `/registrations/${id}/cancellation`
  const token = desk.get('panelAccessToken')
  const { credit, refund } = await call(site.url, token, 'GET', `${path}-effect?students=${student}`)
  await call(site.url, token, 'POST', path, { students: [student], credit, refund })
  await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click()
  const refused = await dialog.innerText()
  expect(refused).toContain('intussen veranderd')
  expect(refused).toMatch(/De klant krijgt €\s[\d.]+,\d\d terug/)
  expect(refused).not.toContain(/€\s[\d.]+,\d\d/.exec(before)?.[0])
  await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click()
  expect(await said(page)).toContain('Bewaard.')
})

test('a participant is replaced, another one taken out, and the rest moved, as the customer then sees', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const leaving = await newParticipant(site.url, customer, 'Zoë')
  const instead = await newParticipant(site.url, customer, 'Mia')
  const { id, session, student, name } = await registered(site.url, desk, customer, [leaving.id])
  const own = customer.get('accessToken')
  const { course, location, language, capacity } = await call(site.url, own, 'GET', `/sessions/${session}`)
  const later = {
    ...{ course, location: location._id, language: language._id, capacity },
    schedule: [lesson(plusDays(monday, 7))],
  }
  const { _id: target } = await call(site.url, desk.get('panelAccessToken'), 'POST', '/sessions', later)
  const page = await staff(`/registrations?course=${course}&session=${session}`)
  expect(await page.locator('tbody tr').count()).toBe(1)
  await page.locator(`[data-id="${id}"] a`).first().click()

  await page.getByRole('link', { name: `Vervang: ${name}` }).click()
  await page.getByLabel('Naam van een deelnemer').fill(instead.lastName)
  await page.getByRole('button', { name: 'Zoeken' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'Vervang' }).click()
  expect(await dialog.locator('[data-error-for="student"]').innerText()).not.toBe('')
  await dialog.locator('select[name="student"]').selectOption(instead.id)
  await dialog.getByRole('button', { name: 'Vervang' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await page.locator(`[data-id="${instead.id}"]`).count()).toBe(1)
  expect(await page.locator(`[data-id="${student}"]`).count()).toBe(0)

  await page.getByRole('link', { name: `Schrijf uit: ${leaving.name}` }).click()
  expect(await dialog.innerText()).toMatch(/De klant krijgt €\s[\d.]+,\d\d terug/)
  await dialog.getByRole('button', { name: 'Schrijf uit' }).click()
  expect(await said(page)).toContain('Bewaard.')

  await page.getByRole('link', { name: 'Verplaats naar een andere sessie' }).click()
  await page.locator(`[data-id="${target}"] a`).click()
  expect(await dialog.innerText()).toContain('De prijs blijft dezelfde.')
  const seen = await staff(page.url().split(panel)[1] ?? '', 360, true)
  expect(await fits(seen)).toBe(true)
  await isAccessible(seen)
  await dialog.getByRole('button', { name: 'Verplaats hierheen' }).click()
  expect(await said(page)).toContain('Bewaard.')
  const history = await page.locator('#history-title + ol').innerText()
  const customerPage = await page.locator('#facts-title ~ * a[href*="/customers/"]').getAttribute('href')
  const known = await staff(String(customerPage).split(panel)[1] ?? '')
  expect(await known.locator(`#registrations-title ~ * a[href$="/registrations/${id}"]`).count()).toBe(1)
  for (const act of ['Verplaatst van', `komt in plaats van ${name}`, `Uitgeschreven: ${leaving.name}`])
    expect(history).toContain(act)
  const portal = await visitorOf(site.url, customer).read(`/my-account/registration-data/${id}`)
  expect(portal).toContain(instead.name)
  expect(await call(site.url, own, 'GET', `/registrations/${id}`)).toMatchObject({
    session: { _id: target },
    students: [{ _id: instead.id }],
  })
})

test('a course is written in three languages, renamed, and planned as a series without its holidays', async ({
  site,
  desk,
  staff,
}) => {
  const page = await staff('/courses/new')
  const form = page.locator('form[data-form^="course"]')
  const slug = `vlechten-${crypto.randomUUID()}`
  const texts = { title: 'Vlechten', slug, summary: 'Kort.', description: 'Lang.', audience: 'Wie vlecht.' }
  for (const [name, text] of Object.entries(texts)) await form.locator(`[name="${name}.nl"]`).fill(text)
  await form.locator('[name="title.en"]').fill('Weaving')
  await form.locator('[name="outcomes.nl"]').fill('Een mand\nEen stoel')
  await form.locator('[name="outcomes.en"]').fill('A basket')
  await form.locator('[name="programme.nl"]').fill('# Dag 1\nWilgen\nen riet\n\n# Dag 2\nDe stoel')
  await form.locator('[name="programme.en"]').fill('# Day 1\nWillow\n\n# -\n-')
  await form.locator('[name="days"]').fill('2')
  await form.locator('[name="euros"]').fill('390,50')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[data-error-for="outcomes.en"]').innerText()).toContain('evenveel')
  await form.locator('[name="outcomes.en"]').fill('A basket\n-')
  await form.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Bewaard.')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const token = desk.get('panelAccessToken')
  expect(await call(site.url, token, 'GET', `/courses/${id}`)).toMatchObject({
    ...{ key: slug, price: 39_050, title: { nl: 'Vlechten', en: 'Weaving', fr: null } },
    outcomes: [
      { nl: 'Een mand', en: 'A basket', fr: null },
      { nl: 'Een stoel', en: null, fr: null },
    ],
    programme: [
      { title: { nl: 'Dag 1', en: 'Day 1' }, text: { nl: 'Wilgen\nen riet', en: 'Willow' } },
      { title: { nl: 'Dag 2', en: null }, text: { nl: 'De stoel', en: null } },
    ],
  })
  expect(await form.locator('[name="programme.en"]').inputValue()).toBe('# Day 1\nWillow\n\n# -\n-')
  const seen = await staff(`/courses/${id}`, 360, true)
  expect(await fits(seen)).toBe(true)
  await isAccessible(seen)
  const older = await staff(`/courses/${id}`)
  await form.locator('[name="slug.nl"]').fill(`${slug}-anders`)
  await form.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Bewaard.')
  const earlier = older.locator('form[data-form^="course"]')
  await earlier.locator('[name="title.nl"]').fill('Breien')
  const refused = older.waitForResponse((response) => response.request().method() === 'POST')
  await earlier.locator('[type="submit"]').click()
  expect((await refused).status()).toBe(422)
  expect(await older.locator('main').innerText()).toContain('Iemand anders heeft dit intussen gewijzigd')
  expect(await earlier.locator('[name="title.nl"]').inputValue()).toBe('Breien')
  expect(await call(site.url, token, 'GET', `/courses/${id}`)).toMatchObject({
    ...{ title: { nl: 'Vlechten' }, slug: { nl: `${slug}-anders` } },
  })
  const old = await fetch(`${site.url}/courses/${slug}`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, `/courses/${slug}-anders`])

  await page.getByRole('link', { name: 'Plan een reeks sessies' }).click()
  const plan = page.locator('[data-form="series"]')
  await plan.locator('[name="times"]').fill('nul')
  await plan.locator('[type="submit"]').click()
  expect(await plan.locator('[data-error-for="firstDay"]').innerText()).not.toBe('')
  expect(await plan.locator('[name="duration"]').inputValue()).toBe('13')
  const year = brusselsYear(new Date())
  const isAhead = (day: string) => day > plusDays(today, 30)
  const whitMonday = [year, year + 1].map((one) => plusDays(easter(one), 50)).find(isAhead) ?? ''
  const weeks = [-7, 7, 14].map((days) => plusDays(whitMonday, days))
  await plan.locator('[name="firstDay"]').fill(String(weeks[0]))
  await plan.locator('[name="times"]').fill('3')
  await plan.locator('[type="submit"]').click()
  const days = await page.locator('[data-plan] li').allInnerTexts()
  expect(days).toHaveLength(3)
  for (const day of [weeks[1], plusDays(String(weeks[1]), 1)])
    expect(days[1]).toContain(formatDayInYear(String(day), 'nl'))
  expect(await page.locator('main').innerText()).toContain(
    `Overgeslagen wegens feestdag: ${formatDayInYear(whitMonday, 'nl')}`,
  )
  await seen.goto(page.url())
  expect(await fits(seen)).toBe(true)
  await isAccessible(seen)
  await page.getByRole('button', { name: 'Plan 3 sessies' }).click()
  expect(await said(page)).toContain('De sessies staan in de kalender.')
  const made = await call(site.url, token, 'GET', `/courses/${id}/sessions`)
  expect(made[0].duration).toBe(13)
  expect(made.map(({ startDate }: { startDate: string }) => startDate)).toEqual(weeks.map((day) => at(day, '09:00')))
  await seen.goto(`${site.url}${panel}/sessions/series`)
  await seen.locator('#course').selectOption(id)
  await seen.locator('[data-form="series-course"] [type="submit"]').click()
  const firstDay = seen.locator('[name="firstDay"]')
  await expect.poll(() => firstDay.evaluate((element) => element === document.activeElement)).toBe(true)
  await seen.goto(`${site.url}${panel}/courses/${id}`)
  const history = seen.locator('section[aria-labelledby="history-title"]')
  expect((await history.locator('strong').allInnerTexts()).slice(-2)).toEqual([
    'Gewijzigd: Adres (Nederlands)',
    'Gemaakt',
  ])
  await history.getByRole('link', { name: `Sessie van ${formatDayInYear(String(weeks[0]), 'nl')} gepland` }).click()
  expect(await seen.locator('h1').innerText()).toContain('Vlechten')
  await seen.goto(`${site.url}${panel}/courses?search=VLECHTEN&state=incomplete`)
  expect(await fits(seen)).toBe(true)
  await isAccessible(seen)
  expect(await seen.locator(`[data-id="${id}"]`).innerText()).toMatch(/7 teksten.*11 teksten/s)
})

test('sessions and registrations are for staff alone', async ({ site }) => {
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, 'editor@leerplein.test'))
  const id = crypto.randomUUID()
  const ofSessions = ['', '.csv', `/${id}`, `/${id}.pdf`, `/${id}/attendance`].map((path) => `/sessions${path}`)
  const ofRegistrations = ['', '.csv', `/${id}`].map((path) => `/registrations${path}`)
  for (const path of [...ofSessions, ...ofRegistrations, '/sessions/series', '/courses/new']) {
    const answer = await read(panel + path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${panel}?said=not-yours`])
  }
  expect((await post(`${panel}/sessions/${id}`, { form: 'session-off' })).headers.get('location')).toBe(
    `${panel}?said=not-yours`,
  )
  expect(await (await read(panel)).text()).not.toContain(`${panel}/sessions`)
})
