import type { Page } from 'playwright'
import { expect } from 'vitest'
import { newAccount } from '../support/new-account.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { visitorOf } from '../support/portal.ts'
import { inDays, openDay, visit as roomVisit, visitor } from '../support/rooms.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

/** The day that it is in Brussels, which for an hour or two each night is not PostgreSQL's own. */
const today = `(now() at time zone 'Europe/Brussels')::date`

const panel = '/control-panel'

type Call = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: { _id: string } & Record<string, never> }>

/** `staff` opens a page of the desk without scripts; `api` asks the REST API as staff do. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('api', { scope: 'file' }, async ({ site, cookies }): Promise<Call> => {
    const Authorization = `Bearer ${cookies.get('panelAccessToken')}`
    return async (method, path, body) => {
      const response = await fetch(`${site.url}/api${path}`, {
        method,
        headers: { Authorization, 'Content-Type': 'application/json' },
        body: body && JSON.stringify(body),
      })
      return { status: response.status, body: response.status === 204 ? null : await response.json() }
    }
  })
  .extend('staff', async ({ visit, cookies }) => async (path: string, width = 1280) => {
    const { page } = await visit(panel + path, { cookies, width, scripts: false })
    return page
  })

async function requestedBy(url: string, given: object = {}) {
  const asks = { ...roomVisit, ...visitor(), lastName: crypto.randomUUID(), ...given }
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asks),
  })
  const { _id } = await response.json()
  return { id: String(_id), name: `${asks.firstName} ${asks.lastName}`, lastName: asks.lastName }
}

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const isAccessible = async (page: Page) => expect(await violationsIn(page)).toEqual([])
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a request without a quotation gets one from the desk', async ({ site, client, api, staff }) => {
  // The desk shows the ten that wait longest.
  await client.query(`update bookings set status = 'canceled' where status = 'new'`)
  const asked = await requestedBy(site.url)
  const page = await staff('')
  const row = page.locator(`#requests [data-id="${asked.id}"]`)
  expect(await row.innerText()).toContain(asked.name)
  await row.getByRole('link', { name: 'Maak een offerte' }).click()
  expect(await page.locator('h1').innerText()).toBe(asked.name)

  const form = page.locator('[data-form="quotation"]')
  await form.locator('[name="roomType"]').selectOption('')
  await form.locator('[name="roomPrice"]').fill('12 euro')
  await form.locator('[type="submit"]:not([name])').click()
  expect(await form.locator('[data-error-for="roomType"]').innerText()).not.toBe('')
  expect(await form.locator('[data-error-for="roomPrice"]').innerText()).not.toBe('')
  expect(await form.locator('[name="roomPrice"]').inputValue()).toBe('12 euro')
  await form.locator('[name="roomType"]').selectOption({ index: 1 })
  await form.locator('[name="roomPrice"]').fill('150,50')
  await form.locator('[name="discount.description"]').fill('Vaste klant')
  await form.locator('[name="discount.amount"]').fill('10')
  await form.getByRole('button', { name: 'Bereken het totaal' }).click()
  const total = form.locator('[data-total] li:last-child')
  expect(await total.innerText()).toContain('230,51')
  const isInSight = () => total.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight)
  await expect.poll(isInSight).toBe(true)
  await form.locator('[type="submit"]:not([name])').click()
  expect(await said(page)).toContain('De offerte is verstuurd.')
  const { body } = await api('GET', `/bookings/${asked.id}`)
  expect(body).toMatchObject({ status: 'waiting_for_customer' })
  const agreed = { roomPrice: '150,50', 'discount.description': 'Vaste klant', 'discount.amount': '10' }
  for (const [name, value] of Object.entries(agreed))
    expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(value)
  expect(await form.locator('[data-total] li:last-child').innerText()).toContain('230,51')
  const lines = (body as unknown as { offer: { lines: { amount: number }[] } }).offer.lines
  expect(lines.map(({ amount }) => amount)).toEqual([15_050, 5000, -1000])

  const pdf = await page.request.get(
    new URL((await page.locator('a[href$=".pdf"]').getAttribute('href')) ?? '', page.url()).href,
  )
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.goto(`${site.url}${panel}`)
  expect(await page.locator(`#requests [data-id="${asked.id}"]`).count()).toBe(0)
})

test('a second quotation for one room is sent knowingly, and says when another was approved', async ({
  site,
  api,
  visit,
  cookies,
  staff,
}) => {
  const date = openDay(75)
  const first = await requestedBy(site.url, { date })
  const second = await requestedBy(site.url, { date, dayPart: 'all' })
  await quote(await staff(`/requests/${first.id}`))
  const page = await staff(`/requests/${second.id}`)
  expect(await page.locator('[data-rivals] a').evaluateAll((all) => all.map((link) => link.textContent))).toEqual([
    first.name,
  ])
  await page.locator('[data-form="quotation"] [name="roomType"]').selectOption({ index: 1 })
  await page.locator('[data-form="quotation"] [type="submit"]:not([name])').click()
  await page.locator('main [role="alert"]').getByText('loopt op dat moment al een offerte').waitFor()
  await page.locator('[name="alongside"]').check()
  await page.locator('[data-form="quotation"] [type="submit"]:not([name])').click()
  expect(await said(page)).toContain('De offerte is verstuurd.')
  expect(await page.locator('[data-overtaken]').count()).toBe(0)
  expect((await api('POST', '/bookings/approve-offer', { _id: first.id })).status).toBe(200)
  await page.reload()
  expect(await page.locator('[data-overtaken]').innerText()).toContain('kan niet meer goedgekeurd worden')
  expect(await page.locator('[data-overtaken]').innerText()).toContain('Kies hieronder een andere zaal')
  await page.locator('[data-form="quotation"] [name="roomPrice"]').fill('100')
  await page.locator('[data-form="quotation"] [type="submit"]:not([name])').click()
  await page.locator('main [role="alert"]').getByText('Kies in de offerte een andere zaal, of annuleer').waitFor()
  // What looks for violations needs scripts.
  await isAccessible((await visit(`${panel}/requests/${second.id}`, { cookies, width: 375 })).page)
  await page.goto(`${site.url}${panel}`)
  // From the desk too, where it stays until one leaves.
  const row = page.locator(`#overtaken [data-id="${second.id}"]`)
  await row.getByRole('link', { name: 'Annuleer de offerte' }).click()
  const question = page.locator('dialog')
  expect(await question.innerText()).toContain(second.name)
  await question.locator('[name="reason"]').fill('Die dag is de zaal bezet.')
  await question.getByRole('button', { name: 'Annuleer de offerte' }).click()
  expect(await page.locator(`#overtaken [data-id="${second.id}"][data-done]`).innerText()).toContain('Geannuleerd.')
  expect((await api('GET', `/bookings/${second.id}`)).body).toMatchObject({
    status: 'canceled',
    reason: 'Die dag is de zaal bezet.',
  })
  await page.goto(`${site.url}${panel}`)
  expect(await row.count()).toBe(0)
})

test('a request is rejected with a reason, an approved one paid and completed, each after a question', async ({
  site,
  api,
  staff,
}) => {
  const asked = await requestedBy(site.url)
  const page = await staff(`/requests/${asked.id}`)
  await page.getByRole('link', { name: 'Weiger de aanvraag' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Weiger de aanvraag' }).click()
  expect(await page.locator('dialog [data-error-for="reason"]').innerText()).not.toBe('')
  await page.locator('dialog [name="reason"]').fill('Alles is bezet')
  await page.locator('dialog').getByRole('button', { name: 'Weiger de aanvraag' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect((await api('GET', `/bookings/${asked.id}`)).body).toMatchObject({
    status: 'request_rejected',
    reason: 'Alles is bezet',
  })
  expect(await page.locator('dialog').count()).toBe(0)

  const other = await requestedBy(site.url, { date: openDay(46) })
  const { body: rooms } = await api('GET', '/roomTypes/all')
  const room = (rooms as unknown as { _id: string; capacity: number }[]).find(({ capacity }) => capacity >= 10)
  const quoted = { status: 'waiting_for_customer', roomType: room?._id, offerValidUntil: inDays(3) }
  expect((await api('PUT', `/bookings/${other.id}`, quoted)).status).toBe(200)
  await page.goto(`${site.url}${panel}/requests/${other.id}`)
  for (const [name, status] of [
    ['Keur goed voor de klant', 'waiting_for_payment'],
    ['Noteer een betaling', 'paid'],
    ['Annuleer de reservatie', 'canceled'],
  ]) {
    await page.getByRole('link', { name }).click()
    await page.locator('dialog').getByRole('button', { name }).click()
    expect(await said(page)).toContain('Bewaard.')
    expect((await api('GET', `/bookings/${other.id}`)).body).toMatchObject({ status })
  }
})

/** Sends a quotation for the request that is open. */
async function quote(page: Page) {
  const form = page.locator('[data-form="quotation"]')
  await form.locator('[name="roomType"]').selectOption({ index: 1 })
  await form.locator('[type="submit"]:not([name])').click()
  expect(await said(page)).toContain('De offerte is verstuurd.')
}

/** Does something with the request that is open, after its question. */
async function decide(page: Page, name: string, reason = '') {
  await page.getByRole('link', { name }).click()
  const dialog = page.locator('dialog')
  if (reason) await dialog.locator('[name="reason"]').fill(reason)
  await dialog.getByRole('button', { name }).click()
  expect(await said(page)).toContain('Bewaard.')
}

test('every state of a request goes from the desk to the portal of its customer, and back', async ({
  site,
  database,
  client,
  staff,
}) => {
  const customer = await newAccount({ url: site.url, databaseUrl: database.url })
  const portal = visitorOf(site.url, customer.cookies)
  const pathOf = (id: string) => `/my-account/bookings-data/${id}`
  const page = await staff('/requests')
  async function asked(date: string) {
    const id = String((await customer.call('POST', '/bookings', { ...roomVisit, date })).body._id)
    await page.goto(`${site.url}${panel}/requests/${id}`)
    return id
  }
  const atDesk = async () => {
    await page.reload()
    return page.locator('h1 + [data-status]').getAttribute('data-status')
  }
  const inPortal = async (id: string) =>
    new RegExp(`data-id="${id}"[^]*?data-status="(\\w+)"`).exec(await portal.read('/my-account/bookings-data'))?.[1]

  const rejected = await asked(openDay(50))
  expect(await inPortal(rejected)).toBe('new')
  await decide(page, 'Weiger de aanvraag', 'Dan schilderen we de zaal')
  expect(await inPortal(rejected)).toBe('request_rejected')
  expect(await portal.read(pathOf(rejected))).toContain('Dan schilderen we de zaal')

  const paid = await asked(openDay(54))
  await quote(page)
  expect(await inPortal(paid)).toBe('waiting_for_customer')
  const home = { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE' }
  expect((await portal.post(pathOf(paid), { form: 'approve-offer', customerRef: 'PO 7', ...home })).status).toBe(303)
  expect(await atDesk()).toBe('waiting_for_payment')
  expect(await inPortal(paid)).toBe('waiting_for_payment')
  await decide(page, 'Noteer een betaling')
  expect(await inPortal(paid)).toBe('paid')
  await decide(page, 'Rond af')
  expect(await inPortal(paid)).toBe('completed')

  const refused = await asked(openDay(58))
  await quote(page)
  expect((await portal.post(pathOf(refused), { form: 'refuse-offer', reason: 'Te duur' })).status).toBe(303)
  expect(await atDesk()).toBe('rejected')
  expect(await page.locator('main').innerText()).toContain('Te duur')
  expect(await inPortal(refused)).toBe('rejected')

  const expired = await asked(openDay(62))
  await quote(page)
  await client.query(`update bookings set offer_valid_until = ${today} - 2 where id = $1`, [expired])
  await client.query(`select graphile_worker.add_job('expire-quotations')`)
  await expect.poll(() => inPortal(expired), { timeout: 15_000 }).toBe('quotation_expired')
  expect(await atDesk()).toBe('quotation_expired')
  await decide(page, 'Annuleer de reservatie')
  expect(await inPortal(expired)).toBeUndefined()
})

test('sessions under their minimum are let go ahead or taken off, after a question', async ({
  site,
  client,
  api,
  staff,
}) => {
  const { rows } = await client.query<{ id: string }>(
    `update sessions set minimum = capacity, decision_on = (now() at time zone 'Europe/Brussels')::date
     where id in (select id from sessions where start_date > now() + interval '20 days' and seats_taken < capacity
       and minimum is null order by start_date limit 2) returning id`,
  )
  const [kept, canceled] = rows.map(({ id }) => id)
  const page = await staff('')
  expect(await page.locator(`[data-id="${kept}"]`).innerText()).toContain('Vandaag beslissen')
  await page.locator(`[data-id="${kept}"]`).getByRole('link', { name: 'Laat doorgaan' }).click()
  const told = page.locator('dialog [data-mails]')
  expect(await told.innerText()).toMatch(/(\d+ mensen krijgen|1 mens krijgt|Niemand krijgt) een e-mail/)
  await page.locator('dialog').getByRole('button', { name: 'Laat doorgaan' }).click()
  expect(await said(page)).toContain('De sessie gaat zeker door.')
  await page.locator(`[data-id="${canceled}"]`).getByRole('link', { name: 'Schrap de sessie' }).click()
  expect(await told.innerText()).toMatch(/(\d+ mensen krijgen|1 mens krijgt|Niemand krijgt) een e-mail/)
  await page.locator('dialog').getByRole('button', { name: 'Schrap de sessie' }).click()
  expect(await said(page)).toContain('De sessie is geschrapt.')
  expect((await api('GET', `/sessions/${kept}`)).body).toMatchObject({ decision: 'confirmed' })
  expect((await api('GET', `/sessions/${canceled}`)).body).toMatchObject({ decision: 'canceled' })
  // Gone from the desk, and so is the question.
  await page.goto(`${site.url}${panel}?cancel=${canceled}`)
  expect(await page.locator('dialog').count()).toBe(0)
})

test('who asks to join is let in or refused after a question', async ({ client, staff }) => {
  const people: string[] = []
  for (const lastName of ['Toegelaten', 'Geweigerd']) {
    const { rows } = await client.query<{ id: string }>(
      `with made as (insert into users (email, first_name, last_name, role, email_verified_at)
         values ($1, 'Wim', $2, 'CONTACT', now()) returning id),
       asked as (insert into memberships (user_id, organisation_id, approval)
         select made.id, (select id from organisations order by name limit 1), 'pending' from made)
       select id from made`,
      [`${crypto.randomUUID()}@klant.test`, lastName],
    )
    people.push(String(rows[0]?.id))
  }
  const page = await staff('')
  const row = (id = '') => page.locator(`#approvals [data-id="${id}"]`)
  await row(people[0]).getByRole('link', { name: 'Toelaten' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Toelaten' }).click()
  expect(await said(page)).toContain('Toegelaten.')
  await row(people[1]).getByRole('link', { name: 'Weigeren' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Weigeren' }).click()
  expect(await said(page)).toContain('Niet toegelaten.')
  const { rows } = await client.query('select approval from memberships where user_id = any($1) order by approval', [
    people,
  ])
  expect(rows).toEqual([{ approval: 'approved' }, { approval: 'rejected' }])
})

test('who asks two organisations is let into the one that was pressed, and a second press says what happened', async ({
  site,
  client,
  cookies,
  staff,
}) => {
  const { rows } = await client.query<{ person: string; organisation: string }>(
    `with made as (insert into users (email, first_name, last_name, role, email_verified_at)
       values ($1, 'Eva', 'Tweemaal', 'CONTACT', now()) returning id)
     insert into memberships (user_id, organisation_id, approval, created_at)
       select made.id, asked.id, 'pending', now() - asked.row * interval '1 day'
       from made, (select id, row_number() over (order by name desc) as row from organisations limit 3) asked
     returning user_id as person, organisation_id as organisation`,
    [`${crypto.randomUUID()}@klant.test`],
  )
  const [pressed, refused, other] = rows
  const state = async () => {
    const found = await client.query<{ organisation: string; approval: string }>(
      'select organisation_id as organisation, approval from memberships where user_id = $1',
      [pressed?.person],
    )
    return Object.fromEntries(found.rows.map(({ organisation, approval }) => [organisation, approval]))
  }
  const page = await staff('')
  const stale = await page.context().newPage()
  await stale.goto(`${site.url}${panel}`)
  const asks = (verb: string, asked = '') => `#approvals a[href*="${verb}="][href$="organisation=${asked}"]`
  const press = (on: Page) => on.locator('dialog').getByRole('button', { name: 'Toelaten' }).click()
  for (const one of [page, stale]) await one.locator(asks('admit', pressed?.organisation)).click()
  await press(page)
  expect(await said(page)).toContain('Toegelaten.')
  await press(stale)
  expect(await stale.locator('main [role="alert"]').innerText()).toContain('er is intussen iets veranderd')
  await page.locator(asks('refuse', refused?.organisation)).click()
  await page.locator('dialog').getByRole('button', { name: 'Weigeren' }).click()
  expect(await said(page)).toContain('Niet toegelaten.')
  expect(await state()).toEqual({
    ...{ [String(pressed?.organisation)]: 'approved', [String(refused?.organisation)]: 'rejected' },
    [String(other?.organisation)]: 'pending',
  })
  const customer = `${panel}/customers/${other?.organisation}`
  const decided = { form: 'customer-approval', applicant: String(pressed?.person), approval: 'approved' }
  expect((await panelAt(site.url, cookies).post(customer, decided)).status).toBe(303)
  expect((await state())[String(other?.organisation)]).toBe('approved')
})

test('what the books found stands on the desk, by what has to be done', async ({ client, staff }) => {
  const difference = (rule: string, subject: string, number: string) => ({
    ...{ rule, subject, id: null, number, whose: 'Brouwerij', expected: 36_300, found: 30_000 },
  })
  await client.query(`insert into book_checks (checked_at, counts, differences) values (now(), '{}', $1)`, [
    JSON.stringify([
      difference('order-underpaid', 'registration', 'P1'),
      { ...difference('mail-undelivered', 'mail', 'quotation'), expected: 1, found: 0 },
      difference('invoice-total', 'invoice', '2026-0001'),
    ]),
  ])
  const page = await staff('')
  expect(await page.locator('#payments').innerText()).toContain('363,00 verwacht')
  expect(await page.locator('#books').innerText()).toContain('De totalen van de factuur kloppen niet')
  expect(await page.locator('main').innerText()).not.toContain('quotation')
  await client.query('delete from book_checks')
})

test('what customers and money wait for stands on the desk, and goes once it is done', async ({
  site,
  client,
  api,
  staff,
}) => {
  const { rows } = await client.query(
    `insert into contact_messages (first_name, last_name, email, subject, message)
     values ('Nele', 'Maes', 'nele@klant.test', 'Parkeren', 'Waar kan dat?') returning id`,
  )
  await client.query(`update invoices set status = 'paid' where status = 'open'`)
  const { rows: due } = await client.query(
    `update invoices set status = 'open', due_on = ${today} where id =
     (select id from invoices where not document ? 'creditOf' order by id limit 1) returning id`,
  )
  const { rows: notes } = await client.query(
    `update invoices set status = 'open' where id = (select id from invoices where document ? 'creditOf' and id not in
     (select credit_note_id from refunds where credit_note_id is not null) order by id limit 1) returning id`,
  )
  const [quoted, sure] = await Promise.all([1, 2].map(() => requestedBy(site.url, { date: openDay(210) })))
  const { body: rooms } = await api('GET', '/roomTypes/all')
  const roomType = (rooms as unknown as { _id: string; capacity: number }[]).find(({ capacity }) => capacity >= 10)?._id
  const offer = { status: 'waiting_for_customer', roomType, offerValidUntil: inDays(3) }
  expect((await api('PUT', `/bookings/${quoted?.id}`, offer)).status).toBe(200)
  await client.query(`update bookings set status = 'paid', room_type_id = $1 where id = $2`, [roomType, sure?.id])
  const { rows: choosing } = await client.query(
    `insert into session_choices (registration_id, token_hash, until)
     select id, id::text, now() + interval '3 days' from registrations where status = 'paid' order by created_at limit 1
     returning registration_id as id`,
  )
  const waiting = { messages: rows, due, returns: notes, overtaken: [quoted], choosing }
  const page = await staff('')
  for (const [part, [row]] of Object.entries(waiting))
    if (row) expect(await page.locator(`#${part} [data-id="${row.id}"]`).count(), part).toBe(1)
  expect(await page.locator('main').innerText()).not.toContain('Alles is gedaan')
  await page.locator(`#messages [data-id="${rows[0].id}"]`).getByRole('link').click()
  expect(await page.locator('h1').innerText()).toBe('Parkeren')
  await api('PATCH', `/contacts/${rows[0].id}`, { handled: true })
  await api('PUT', `/bookings/${quoted?.id}`, { status: 'canceled' })
  await client.query(`update session_choices set status = 'moved' where registration_id = $1`, [choosing[0].id])
  const after = await staff('')
  for (const [part, id] of [
    ['messages', rows[0].id],
    ['overtaken', quoted?.id],
    ['choosing', choosing[0].id],
  ])
    expect(await after.locator(`#${part} [data-id="${id}"]`).count(), part).toBe(0)

  // Many of one day are one line, which leads to them.
  const { rows: many } = await client.query(
    `update invoices set status = 'open', due_on = ${today} - 9 where id in
     (select id from invoices where not document ? 'creditOf' order by id offset 1 limit 4) returning id`,
  )
  const later = await staff('')
  expect(await later.locator(`#due [data-id="${due[0].id}"]`).count()).toBe(1)
  expect(await later.locator(`#due [data-id="${many[0].id}"]`).count()).toBe(0)
  await later.locator('#due').getByRole('link', { name: '4 facturen' }).click()
  const ids = await later.locator('tbody tr').evaluateAll((found) => found.map((row) => row.getAttribute('data-id')))
  expect(ids.sort()).toEqual(many.map(({ id }) => id).sort())
})

test('a mail that does not arrive stands on the desk until it is sent again', async ({ client, staff }) => {
  // The desk shows the ten that wait longest.
  const to = `${crypto.randomUUID()}@klant.test`
  await client.query(
    `insert into mails (occasion, "to", locale, data, created_at)
     select $1, $2, 'nl', data, (now() at time zone 'Europe/Brussels' - interval '900 days') at time zone 'Europe/Brussels' from mails where sent_at is not null limit 1`,
    [`lost:${to}`, to],
  )
  const page = await staff('')
  await page.locator('#mails li', { hasText: to }).getByRole('link').click()
  expect(await page.locator('tbody tr').innerText()).toContain(to)
  await client.query('update mails set sent_at = now() where occasion = $1', [`lost:${to}`])
  await page.goBack()
  await page.reload()
  expect(await page.locator('main').innerText()).not.toContain(to)

  // It is sent again from its row, too, which says so.
  await client.query('update mails set sent_at = null where occasion = $1', [`lost:${to}`])
  await page.reload()
  const row = page.locator('#mails li', { hasText: to })
  const counter = page.locator('[data-subject="mails"]')
  const waiting = Number(await counter.locator('strong').innerText())
  expect(await counter.innerText()).toContain('oudste: 900 dagen')
  await row.getByRole('button', { name: 'Verstuur opnieuw' }).click()
  expect(await row.getAttribute('data-done')).toBe('true')
  expect(await row.innerText()).toMatch(/(Opnieuw|opnieuw) verstuurd naar/)
  expect(await row.evaluate((place) => place === document.activeElement), 'the focus stays with it').toBe(true)
  if (waiting > 1) expect(Number(await counter.locator('strong').innerText())).toBe(waiting - 1)
})

test('money that goes back by hand is noted from its row, after a question, and an invoice past its day is reminded of', async ({
  site,
  client,
  api,
  staff,
}) => {
  const customer = { name: 'Drukkerij Maes bv', email: `${crypto.randomUUID()}@klant.test` }
  const invoice = { customer, lines: [{ description: 'Advies', unitPrice: 50_00 }] }
  const [credited, due] = [await api('POST', '/invoices', invoice), await api('POST', '/invoices', invoice)]
  for (const status of ['paid', 'credited']) await api('PATCH', `/invoices/${credited.body._id}`, { status })
  await client.query(`update invoices set due_on = ${today} - 4000, issued_on = ${today} - 4030 where id = $1`, [
    due.body._id,
  ])
  const { rows: notes } = await client.query<{ id: string }>(
    `update invoices set issued_on = ${today} - 4 where follows_id = $1 returning id`,
    [credited.body._id],
  )
  const page = await staff('?show=money')
  const row = page.locator(`#returns [data-id="${notes[0]?.id}"]`)
  await row.getByRole('link', { name: 'Noteer als teruggestort' }).click()
  expect(await page.locator('dialog').innerText()).toContain('Dit kan niet ongedaan gemaakt worden.')
  await page.locator('dialog').getByRole('link', { name: 'Niets doen' }).click()
  expect(new URL(page.url()).search).toBe('?show=money')
  await row.getByRole('link', { name: 'Noteer als teruggestort' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Noteer als teruggestort' }).click()
  expect(await row.getAttribute('data-done')).toBe('true')
  expect(await row.innerText()).toContain('genoteerd als teruggestort')
  expect(await page.locator('dialog').count()).toBe(0)
  const { rows } = await client.query('select status from invoices where id = $1', [notes[0]?.id])
  expect(rows).toEqual([{ status: 'paid' }])
  await page.goto(`${site.url}${panel}`)
  expect(await row.count()).toBe(0)

  const late = page.locator(`#due [data-id="${due.body._id}"]`)
  expect(await page.locator('[data-subject="money"]').innerText()).toContain('oudste: 4000 dagen')
  await late.getByRole('link', { name: 'Stuur een herinnering' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Stuur een herinnering' }).click()
  await page.goto(`${site.url}${panel}`)
  expect(await late.innerText()).toContain('Herinnering 1 ging op')
  expect(await late.getByRole('link', { name: 'Stuur een herinnering' }).count()).toBe(0)
  await late.getByRole('link', { name: 'Noteer een betaling' }).click()
  expect(await page.locator('dialog [name="amount"]').count()).toBe(1)
})

test('what was planned and failed waits for whoever edits, colleagues of the desk among them, until it is planned again', async ({
  site,
  client,
  visit,
}) => {
  const { rows } = await client.query<{ id: string }>(
    `insert into publishing_plans (documents, locales, at, status, reason, settled_at)
     values ('[{"type":"contact","version":99}]', '["nl"]', now() - interval '2 days', 'refused', 'incomplete',
       now() - interval '2 days') returning id`,
  )
  const plan = `#failed [data-id="${rows[0]?.id}"]`
  const as = async (email: string) =>
    (await visit(panel, { cookies: await signInAtPanel(site.url, email), scripts: false })).page
  const desk = await as(await newPanelAccount(client, 'STAFF', ['desk']))
  expect(await desk.locator('#failed, [data-subject="site"]').count()).toBe(0)
  const both = await as(await newPanelAccount(client, 'STAFF', ['desk', 'editor']))
  expect(await both.locator('[data-subject="site"]').innerText()).toContain('oudste: 2 dagen')
  for (const page of [both, await as('staff@leerplein.test'), await as('editor@leerplein.test')]) {
    expect(await page.locator(plan).innerText()).toContain('Er ontbrak iets dat lezers nodig hebben.')
    expect(await page.locator('main').innerText()).not.toContain('Alles is gedaan')
  }
  await both.locator(plan).getByRole('link', { name: 'Plan opnieuw' }).click()
  expect(
    await both.locator('[name="choice"]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
  ).toEqual([expect.stringMatching(/ contact$/)])
  await both.goto(`${site.url}${panel}`)
  await both.locator(plan).getByRole('link', { name: 'Intrekken' }).click()
  await both.locator('dialog [type="submit"]').click()
  await both.goto(`${site.url}${panel}`)
  expect(await both.locator('#failed').count()).toBe(0)
})

test('the list of requests is searched, narrowed and sorted by its address', async ({ site, staff }) => {
  const asked = await requestedBy(site.url, { persons: 9 })
  const page = await staff(`/requests?search=${asked.lastName.slice(0, 20).toUpperCase()}`)
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(1)
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('paid')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  expect(await page.locator('main').innerText()).toContain('Niets gevonden')
  expect(new URL(page.url()).searchParams.get('status')).toBe('paid')
  await page.goto(`${site.url}${panel}/requests?search=${asked.lastName}`)
  await page.locator('[data-columns] summary').click()
  const href = (await page.getByRole('link', { name: 'csv' }).getAttribute('href')) ?? ''
  const csv = await page.request.get(new URL(href, page.url()).href)
  expect(csv.headers()['content-disposition']).toMatch(/zaalaanvragen-/)
  const lines = (await csv.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`;Ann;${asked.lastName};`)
  await page.goto(`${site.url}${panel}/requests`)
  await page.getByRole('link', { name: 'Personen' }).click()
  const persons = await page.locator('tbody tr td:nth-child(4)').allInnerTexts()
  expect(persons.map(Number)).toEqual(persons.map(Number).toSorted((a, b) => a - b))
  expect(await page.locator('th[aria-sort="ascending"]').innerText()).toContain('Personen')
})

test('an editor sees no customer: neither the desk, nor a request, nor its quotation', async ({ site, client }) => {
  const { id, lastName } = await requestedBy(site.url)
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR')))
  expect(await (await read(panel)).text()).not.toContain(lastName)
  for (const path of ['/requests', '/requests.csv', `/requests/${id}`, `/requests/${id}.pdf`])
    expect((await read(panel + path)).headers.get('location')).toBe(`${panel}?said=not-yours`)
  const move = { form: 'request-move', status: 'canceled' }
  expect((await post(`${panel}/requests/${id}`, move)).headers.get('location')).toBe(`${panel}?said=not-yours`)
  const session = crypto.randomUUID()
  expect((await post(panel, { form: 'session-cancel', session })).status).toBe(422)
})

test('a request that is not there is not found', async ({ site, cookies }) => {
  const { read } = panelAt(site.url, cookies)
  for (const path of [crypto.randomUUID(), 'nothing', `${crypto.randomUUID()}.pdf`])
    expect((await read(`${panel}/requests/${path}`)).status).toBe(404)
  const missing = await read(`${panel}/registrations/nothing`)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain(`action="${panel}/logout"`)
})

test('what is searched for may have commas, in each list', async ({ site, cookies }) => {
  const { read } = panelAt(site.url, cookies)
  for (const list of ['sessions', 'requests', 'registrations', 'courses', 'invoices', 'mails', 'messages'])
    for (const file of ['', '.csv']) {
      const name = { sessions: 'title', requests: 'customer' }[list] ?? 'search'
      const { status } = await read(`${panel}/${list}${file}?${name}=Peeters,%20&language=nl,`)
      if (status !== 404 || file === '') expect([list, file, status]).toEqual([list, file, 200])
    }
})

test('sessions of a course are found by the course, and each state lists what shows it', async ({ site, cookies }) => {
  const { read } = panelAt(site.url, cookies)
  const { items } = await (await fetch(`${site.url}/api/sessions?limit=1`)).json()
  const [{ course }] = items
  const own = await (await read(`${panel}/sessions?course=${course}`)).text()
  expect(own).toContain(`<option value="${course}" selected="">`)
  for (const state of ['open', 'full', 'confirmed', 'belowMinimum', 'canceled']) {
    const html = await (await read(`${panel}/sessions?state=${state}`)).text()
    const shown = [...html.matchAll(/data-status="(\w+)"/g)].map(([, name]) => name)
    expect(new Set([...shown, state])).toEqual(new Set([state]))
  }
  const short = await (await read(`${panel}/registrations?search=Pe`)).text()
  expect(short).toContain('minstens drie letters')
})

test('the desk and a request read well on a phone, in each language', async ({ site, visit, cookies }) => {
  const { id } = await requestedBy(site.url)
  const paths = ['', '/requests', `/requests/${id}`, `/requests/${id}?move=request_rejected`]
  for (const prefix of ['', '/en', '/fr']) {
    const { page } = await visit(`${prefix}${panel}`, { cookies, width: 360 })
    for (const path of paths) {
      await page.goto(`${site.url}${prefix}${panel}${path}`)
      await isAccessible(page)
      expect(await fits(page)).toBe(true)
    }
  }
})

test('the counters of the desk show one subject alone, and what cannot wait until tomorrow stands first', async ({
  client,
  staff,
}) => {
  const { rows } = await client.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     values ('Nele', 'Maes', 'nele@klant.test', 'Al lang', 'Wanneer?', now() - interval '9 days'),
       ('Nele', 'Maes', 'nele@klant.test', 'Net nu', 'Wanneer?', now()) returning id`,
  )
  const page = await staff('')
  const [late, recent] = rows.map(({ id }) => `[data-id="${id}"]`)
  expect(await page.locator(`#urgent ${late}`).count()).toBe(1)
  expect(await page.locator(`#messages ${recent}`).count()).toBe(1)
  expect(await page.locator(`#messages ${late}`).count()).toBe(0)
  const counter = page.locator('[data-subject="people"] a')
  const waiting = Number(await counter.locator('strong').innerText())
  await counter.click()
  expect(new URL(page.url()).search).toBe('?show=people')
  expect(await page.locator(`#messages ${late}, #messages ${recent}`).count()).toBe(2)
  expect(await page.locator('main section li[data-id]').count()).toBe(waiting)
  expect(await counter.getAttribute('aria-current')).toBe('true')
  await counter.click()
  expect(await page.locator(`#urgent ${late}`).count()).toBe(1)
  await client.query('delete from contact_messages where id = any($1)', [rows.map(({ id }) => id)])
})

test('what was just done stands on the desk by name, and all of it in the journal, narrowed by who did it', async ({
  api,
  staff,
}) => {
  const { body } = await api('GET', '/courses/filteredCourses?limit=1')
  const [course] = body.items as unknown as { _id: string; title: { nl: string } }[]
  await api('PATCH', `/courses/${course?._id}`, { groupSize: 17 })
  const page = await staff('')
  const latest = page.locator('section', { has: page.locator('#latest-title') })
  expect(await latest.locator('li').first().innerText()).toContain('Opleiding: gewijzigd')
  await latest.getByRole('link', { name: 'Naar het logboek' }).click()
  const row = page.locator('tbody tr').first()
  expect(await row.innerText()).toContain('17')
  await row.getByRole('link', { name: 'Yasmina Haddad' }).click()
  expect(await page.locator('tbody tr').first().innerText()).toContain('Opleiding: gewijzigd')
  await page.locator('[name=kind]').selectOption('invoice')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  expect(new URL(page.url()).searchParams.get('actor')).toBeTruthy()
  await page.getByRole('link', { name: 'Alles van iedereen' }).click()
  expect(new URL(page.url()).searchParams.get('actor')).toBeNull()
})

test('the house today stands beside what waits: which rooms are taken, for what, and the way to it', async ({
  client,
  staff,
}) => {
  const { rows: sessions } = await client.query('select id from sessions order by start_date desc limit 1')
  const { rows: uses } = await client.query(
    `insert into room_uses (room_type_id, session_id, starts_at, ends_at)
     select id, $1, (now() at time zone 'Europe/Brussels')::date::timestamp at time zone 'Europe/Brussels' + interval '9 hours',
       (now() at time zone 'Europe/Brussels')::date::timestamp at time zone 'Europe/Brussels' + interval '11 hours'
     from room_types order by sequence desc limit 1 returning id, room_type_id as room`,
    [sessions[0].id],
  )
  const page = await staff('')
  const house = page.locator('section', { has: page.locator('#house-title') })
  const row = house.locator('tbody tr').last()
  expect(await row.locator('td').last().innerText()).toBe('Vrij')
  await row.getByRole('link').first().click()
  expect(new URL(page.url()).pathname).toBe(`/control-panel/sessions/${sessions[0].id}`)
  await client.query('delete from room_uses where id = $1', [uses[0].id])
})

test('a message that is answered from the desk stays with its undo until one leaves', async ({
  site,
  client,
  visit,
  cookies,
}) => {
  const subjects = ['Al lang', 'Net nu'].map((words) => `${words} ${crypto.randomUUID()}`)
  const { rows } = await client.query<{ id: string }>(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     values ('Nele', 'Maes', 'nele@klant.test', $1, 'Wanneer?', now() - interval '9 days'),
       ('Nele', 'Maes', 'nele@klant.test', $2, 'Wanneer?', now() - interval '1 minute') returning id`,
    subjects,
  )
  const [late, recent] = rows.map(({ id }) => `[data-id="${id}"]`)
  const handled = async () => {
    const found = await client.query<{ handled: boolean }>(
      'select handled_at is not null as handled from contact_messages where id = any($1) order by created_at',
      [rows.map(({ id }) => id)],
    )
    return found.rows.map((row) => row.handled)
  }
  for (const scripts of [false, true]) {
    const { page } = await visit(panel, { cookies, scripts, width: 360 })
    const counter = page.locator('[data-subject="people"] strong')
    const waiting = Number(await counter.innerText())
    await page.locator(`#urgent ${late}`).getByRole('button', { name: 'Noteer als beantwoord' }).click()
    // It stays where it stood.
    await page.locator(`#urgent ${late}[data-done]`).waitFor()
    expect(Number(await counter.innerText())).toBe(waiting - 1)
    await page.locator(`#messages ${recent}`).getByRole('button', { name: 'Noteer als beantwoord' }).click()
    await page.locator(`#messages ${recent}[data-done]`).waitFor()
    expect(await handled()).toEqual([true, true])
    expect(await page.locator(`${late}[data-done]`).innerText()).toContain('genoteerd als beantwoord')
    if (scripts) await isAccessible(page)
    expect(await fits(page)).toBe(true)
    for (const undone of [late, recent]) {
      await page.locator(`${undone}[data-done]`).getByRole('button', { name: 'Ongedaan maken' }).click()
      await page.locator(`${undone}:not([data-done])`).waitFor()
    }
    expect(await handled()).toEqual([false, false])
    expect(Number(await counter.innerText())).toBe(waiting)
  }
  const { page } = await visit(panel, { cookies, scripts: false })
  await page
    .locator(late ?? '')
    .getByRole('button', { name: 'Noteer als beantwoord' })
    .click()
  await page.goto(site.url + panel)
  expect(await page.locator(late ?? '').count()).toBe(0)
  await client.query('delete from contact_messages where id = any($1)', [rows.map(({ id }) => id)])
})

test('who did not choose yet is reminded from the desk after a question, once a day', async ({ client, staff }) => {
  const { rows } = await client.query(
    `insert into session_choices (registration_id, token_hash, until, created_at, offered_session_id)
     select registrations.id, registrations.id::text || ' asked', now() + interval '3 days', now() - interval '2 days', (
       select id from sessions where start_date > now() and canceled_at is null order by start_date limit 1)
     from registrations where status = 'paid' order by created_at limit 1 returning registration_id as id`,
  )
  const page = await staff('', 375)
  const row = page.locator(`#choosing [data-id="${rows[0].id}"]`)
  expect(await row.innerText()).not.toContain('Herinnerd op')
  for (const answer of ['De herinnering is onderweg.', 'Er is niets verstuurd.']) {
    await row.getByRole('link', { name: 'Herinner' }).click()
    await page.locator('form[data-form="desk-choice"]').getByRole('button', { name: 'Herinner' }).click()
    expect(await said(page)).toContain(answer)
    expect(await row.innerText()).toContain('Herinnerd op')
  }
  expect(await fits(page)).toBe(true)
  await client.query(`update session_choices set status = 'moved' where registration_id = $1`, [rows[0].id])
  expect(await (await staff('')).locator(`#choosing [data-id="${rows[0].id}"]`).count()).toBe(0)
})
