import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { organisations, registrationDrafts, registrations, sessions, users } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { asHeader } from '../support/cookies.ts'
import { test } from '../support/participants-page.ts'
import { billedTo, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

type Api = Pick<TestApi, 'db'>

const both = [{ scripts: true }, { scripts: false }]
const formOf = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)
const stepOf = (page: Page, step: string) => page.locator(`form[data-step="${step}"]`)

/** The address of a session's registration, and of its course. */
async function journey(api: Api, session: string, prefix = '') {
  const [row] = await api.db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  return `${prefix}/courses/${row?.course}/register/${session}`
}

/** The button that leads on. */
const onward = (page: Page, step: string) => stepOf(page, step).locator('[type="submit"]').last().click()

async function fillInvoice(page: Page, more: Record<string, string> = {}) {
  const { name, address, zip, city } = billedTo
  for (const [field, value] of Object.entries({ name, address, zip, city, ...more }))
    await page.locator(`[name="invoice.${field}"]`).fill(value)
}

const password = 'drie woorden na elkaar'

/** Somebody nobody knows yet. */
const newPerson = () => ({ firstName: 'Ines', lastName: 'Claes', email: `${randomUUID()}@nieuw.test`, password })

async function fillGuest(page: Page, person: object) {
  const form = formOf(page, 'register')
  for (const [field, value] of Object.entries(person)) await form.locator(`[name="${field}"]`).fill(value)
  return form.locator('[type="submit"]').last()
}

/** How many fields of a form somebody sees. */
const fieldsIn = (form: Locator) =>
  form.locator(':is(input, select, textarea):not([type="hidden"]) >> visible=true').count()

async function confirm(page: Page) {
  await page.locator('[name="agreedToTerms"]').check()
  await onward(page, 'confirmation')
}

const rowsOf = (api: Api, session: string) =>
  api.db.select().from(registrations).where(eq(registrations.sessionId, session))

describe.each(both)('with %o', (options) => {
  test('a contact registers three, one of them new, and comes to pay for them', async ({ visit, customer, api }) => {
    const { cookies, students: ids, headers } = await customer(3)
    const session = await newSession(api, { price: 45_000 })
    const { page } = await visit(await journey(api, session), { ...options, cookies })
    await onward(page, 'select')

    await stepOf(page, 'students').waitFor()
    expect(new URL(page.url()).searchParams.get('step')).toBe('students')
    for (const id of ids.slice(0, 2)) await page.locator(`li[data-id="${id}"] [type="checkbox"]`).check()
    await page.locator('[data-add]').click()
    const added = formOf(page, 'participant')
    await added.locator('[name="firstName"]').fill('Zoë')
    await added.locator('[name="lastName"]').fill('D’Hondt')
    await added.locator('[name="email"]').fill('zoe@deelnemer.test')
    // Where a browser runs scripts, the button says whom it adds.
    await added
      .getByRole('button', { name: options.scripts ? 'Voeg Zoë toe' : 'Voeg deelnemer toe', exact: true })
      .click()
    await page.locator('li', { hasText: 'Zoë D’Hondt' }).locator('[type="checkbox"]:checked').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
    await page.locator('[data-total="163350"]').waitFor()
    await onward(page, 'students')

    await stepOf(page, 'invoice').waitFor()
    await fillInvoice(page, { vat: 'BE0999123457', reference: 'PO-7' })
    await onward(page, 'invoice')

    await stepOf(page, 'confirmation').waitFor()
    await page.getByText('Klant bv').waitFor()
    expect(await page.locator('[data-step="confirmation"] li[data-id]').count()).toBe(3)
    await confirm(page)
    await page.waitForURL(/\/dev\/pay\//)
    const [made] = await rowsOf(api, session)
    const { body } = await api.get(`/registrations/${made?.id}`, headers)
    expect(body).toMatchObject({ total: 163_350, invoice: { vat: 'BE0999123457', reference: 'PO-7' } })
    expect(body.students).toHaveLength(3)
  })

  test('somebody who is typed counts when one goes on, or the form stops with its errors', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students: ids } = await customer(2)
    const session = await newSession(api)
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).check()
    await page.locator('[data-add]').click()
    const row = stepOf(page, 'students').locator('li').last()
    await row.locator('[name="firstName"]').fill('Zoë')
    await row.locator('[name="email"]').fill('zoe@deelnemer')
    await page.locator(`li[data-id="${ids[1]}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    await row.locator('[data-error-for="lastName"]').getByText('Vul de achternaam in').waitFor()
    await row.locator('[data-error-for="email"]').getByText('e-mailadres').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(2)
    expect(await row.locator('[name="firstName"]').inputValue()).toBe('Zoë')
    await row.locator('[name="lastName"]').fill('D’Hondt')
    await row.locator('[name="email"]').fill('zoe@deelnemer.test')
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    await page.locator('[data-total="163350"]').waitFor()
  })

  test('who began to type somebody can take that back, and is asked nothing of them', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students: ids } = await customer(1)
    const { page } = await visit(`${await journey(api, await newSession(api))}?step=students&add=1`, {
      ...options,
      cookies,
    })
    await page.locator('[name="firstName"]').fill('Zoë')
    await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).check()
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await page.locator('[name="firstName"]').waitFor({ state: 'detached' })
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    await page.locator('[data-total="54450"]').waitFor()
  })

  test('a contact takes part themselves', async ({ visit, customer, api }) => {
    const { cookies, email } = await customer(1)
    const { page } = await visit(`${await journey(api, await newSession(api))}?step=students`, { ...options, cookies })
    await page.getByRole('button', { name: 'Ik neem zelf deel' }).click()
    const row = formOf(page, 'participant')
    await expect.poll(() => row.locator('[name="lastName"]').inputValue()).toBe('Maes')
    expect(await row.locator('[name="email"]').inputValue()).toBe(email)
    await onward(page, 'students')
    await stepOf(page, 'invoice').getByRole('link', { name: 'Terug naar deelnemers' }).click()
    await page.locator('li', { hasText: 'Nele Maes (uzelf)' }).locator('[type="checkbox"]:checked').waitFor()
    expect(await page.getByRole('button', { name: 'Ik neem zelf deel' }).count()).toBe(0)
  })

  test('a private person whose own name stands filled in goes on with it', async ({ visit, customer, api }) => {
    const { cookies } = await customer(0, { isPrivatePerson: true })
    const { page } = await visit(`${await journey(api, await newSession(api))}?step=students`, { ...options, cookies })
    await page.locator('[name="firstName"]').waitFor()
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    await page.locator('[data-total="54450"]').waitFor()
  })

  test('an organisation reads at its VAT number whether invoices come by Peppol', async ({ visit, customer, api }) => {
    const { cookies, students } = await customer(1)
    const at = `${await journey(api, await newSession(api))}?step=students`
    const { page } = await visit(at, { ...options, cookies })
    await page.locator('[name="students"]').first().check()
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    expect(students).toHaveLength(1)
    await page.locator('[name="invoice.vat"]').fill('BE0417497106')
    await page.locator('[name="invoice.vat"]').blur()
    const said = options.scripts ? 'Facturen komen ook via Peppol.' : ''
    await expect.poll(() => page.locator('[data-peppol]').innerText()).toBe(said)
  })

  test('a private person registers themselves and pays', async ({ visit, customer, api }) => {
    const person = await customer(0, { isPrivatePerson: true })
    const [self = ''] = await newStudents(api, person, 1, { email: person.email })
    await api.db.update(users).set({ studentId: self }).where(eq(users.id, person.id))
    const session = await newSession(api)
    const { page } = await visit(`${await journey(api, session)}?step=students`, {
      ...options,
      cookies: person.cookies,
    })
    await page.locator(`li[data-id="${self}"]`).getByText('(uzelf)').waitFor()
    expect(await fieldsIn(stepOf(page, 'students'))).toBe(0)
    expect(await formOf(page, 'participant').count()).toBe(0)
    expect(await page.getByText('eelnemers').count()).toBe(0)
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    expect(await page.locator('[name="invoice.name"]').inputValue()).toBe('Nele Maes')
    expect(await page.locator('[name="invoice.vat"]').isVisible()).toBe(false)
    expect(await fieldsIn(stepOf(page, 'invoice'))).toBe(3)
    const { address, zip, city } = billedTo
    for (const [field, value] of Object.entries({ address, zip, city }))
      await page.locator(`[name="invoice.${field}"]`).fill(value)
    await onward(page, 'invoice')
    await stepOf(page, 'confirmation').waitFor()
    await confirm(page)
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    expect((await rowsOf(api, session)).map(({ status }) => status)).toEqual(['paid'])
  })

  test('an address that differs from the account’s becomes it where that is ticked', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, organisation, students } = await customer(1)
    const own = eq(organisations.id, organisation ?? '')
    const known = { address: 'Markt 1', zip: '9000', city: 'Gent', country: 'BE' }
    await api.db.update(organisations).set(known).where(own)
    const address = `${await journey(api, await newSession(api))}?step=students`
    const { page } = await visit(address, { ...options, cookies })
    await page.locator(`li[data-id="${students[0]}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    const keeps = stepOf(page, 'invoice').locator('[name="keepsAddress"]')
    await stepOf(page, 'invoice').waitFor()
    expect(await keeps.isVisible()).toBe(!options.scripts)
    await fillInvoice(page)
    await keeps.check()
    await onward(page, 'invoice')
    await stepOf(page, 'confirmation').waitFor()
    const { name: _name, email: _email, ...typed } = billedTo
    expect(await api.db.select().from(organisations).where(own)).toMatchObject([typed])
  })

  test('a private person who brings somebody along reads of participants', async ({ visit, customer, api }) => {
    const person = await customer(0, { isPrivatePerson: true })
    const both = await newStudents(api, person, 2)
    const { page } = await visit(`${await journey(api, await newSession(api))}?step=students`, {
      ...options,
      cookies: person.cookies,
    })
    await page.getByText('Er zijn nog 10 van de 10 plaatsen vrij.', { exact: true }).waitFor()
    for (const student of both) await page.locator(`li[data-id="${student}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    await stepOf(page, 'invoice').getByRole('link', { name: 'Terug naar deelnemers', exact: true }).click()
    await stepOf(page, 'students').locator('legend').getByText('Deelnemers', { exact: true }).waitFor()
  })

  test('a guest becomes a customer on the way, and pays, with eight fields in all', async ({ visit, api }) => {
    const session = await newSession(api)
    const { page } = await visit(await journey(api, session), options)
    await onward(page, 'select')
    await formOf(page, 'register').waitFor()
    let fields = await fieldsIn(formOf(page, 'register'))
    await (await fillGuest(page, newPerson())).click()
    await stepOf(page, 'students').getByText('Ines Claes').waitFor()
    fields += await fieldsIn(stepOf(page, 'students'))
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    fields += await fieldsIn(stepOf(page, 'invoice'))
    const hint = page.getByText('De factuur komt als pdf op dit adres, zodra uw eigen e-mailadres bevestigd is.')
    expect(await hint.count()).toBe(1)
    const { address, zip, city } = billedTo
    for (const [field, value] of Object.entries({ address, zip, city }))
      await page.locator(`[name="invoice.${field}"]`).fill(value)
    await onward(page, 'invoice')
    await stepOf(page, 'confirmation').waitFor()
    fields += await fieldsIn(stepOf(page, 'confirmation'))
    expect(fields).toBe(8)
    await confirm(page)
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    expect(new URL(page.url()).pathname).toContain('/billing/complete')
    await page.locator('[data-unverified]').waitFor()
    expect(await rowsOf(api, session)).toMatchObject([{ status: 'paid', invoice: { name: 'Ines Claes' } }])
  })

  test('a guest’s organisation comes about on the way too', async ({ visit, api }) => {
    const session = await newSession(api)
    const { page } = await visit(`${await journey(api, session)}?step=students`, options)
    await page.getByRole('link', { name: 'Mijn organisatie betaalt' }).click()
    const name = `Nieuw ${randomUUID()}`
    const field = formOf(page, 'register').locator('[name="organisation.name"]')
    if (options.scripts) {
      const [known] = await api.db.select({ name: organisations.name }).from(organisations).limit(1)
      await field.fill(known?.name ?? '')
      await field.blur()
      await page.locator('[data-error-for="organisation.name"]').getByText('We kennen deze organisatie al').waitFor()
    }
    await field.fill(name)
    await (await fillGuest(page, newPerson())).click()
    await stepOf(page, 'students').waitFor()
    expect(new URL(page.url()).searchParams.get('step')).toBe('students')
    expect(await api.db.$count(organisations, eq(organisations.name, name))).toBe(1)
    await page.locator('[data-self]').click()
    await expect.poll(() => page.locator('[name="firstName"]').inputValue()).not.toBe('')
  })

  test('whoever has an account signs in on the way, to the same step', async ({ visit, api }) => {
    const known = newPerson()
    await api.send('POST', '/users', { ...known, isPrivatePerson: true, createStudent: true }, {})
    await api.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, known.email))
    const session = await newSession(api)
    const { page } = await visit(`${await journey(api, session)}?step=invoice`, options)
    const send = await fillGuest(page, { ...known, password: 'vier woorden na elkaar' })
    await send.focus()
    const { scripts } = options
    if (!scripts) await send.click()
    await page.locator('[data-form="register"] [data-error-for="email"]').getByText('heeft al een account').waitFor()
    const login = formOf(page, 'login')
    await expect.poll(() => login.locator('[name="email"]').inputValue()).toBe(known.email)
    await login.locator('[name="password"]').fill(password)
    await login.locator('[type="submit"]').click()
    await stepOf(page, 'invoice').waitFor()
    expect(new URL(page.url()).pathname).toBe(await journey(api, session))
  })

  test.for([
    ['Mislukt', 'failed'],
    ['Geannuleerd', 'failed'],
  ])('a payment that ends as %s can be made again', async ([outcome = ''], { visit, customer, api }) => {
    const { cookies, headers, students } = await customer(1)
    const session = await newSession(api)
    const { body } = await api.send('POST', '/registrations', registrationOf(session, students), headers)
    const { page } = await visit(`/billing/redirect/${body._id}`, { ...options, cookies })
    await page.getByRole('button', { name: outcome }).click()
    await page.locator('[data-status="failed"]').waitFor()
    await page.getByText('We houden uw plaats vast tot').waitFor()
    expect(await page.getByText('opnieuw in').count()).toBe(0)
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    expect((await rowsOf(api, session)).map(({ status }) => status)).toEqual(['paid'])
  })

  test('a payment under way says so until it has settled; one that expired keeps the seats and is paid again', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, headers, students } = await customer(2)
    const session = await newSession(api)
    const begin = async (student = '') =>
      (await api.send('POST', '/registrations', registrationOf(session, [student]), headers)).body._id
    const [slow, late] = [await begin(students[0]), await begin(students[1])]
    const { page } = await visit(`/billing/redirect/${slow}`, { ...options, cookies })
    const checkout = page.url()
    await page.getByRole('button', { name: 'In behandeling' }).click()
    await page.locator('[data-status="pending"]').waitFor()
    await page.goto(checkout)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    await page.goto(new URL(`/billing/redirect/${late}`, checkout).href)
    await page.getByRole('button', { name: 'Verlopen' }).click()
    await page.locator('[data-status="failed"]').waitFor()
    expect(await page.locator('[data-form="registration-pay"]').count()).toBe(1)
    expect((await rowsOf(api, session)).map(({ status }) => status).sort()).toEqual(['awaiting_payment', 'paid'])
  })

  test('two browsers take the last seat at once: one registers, the other is told and keeps all', async ({
    visit,
    customer,
    api,
  }) => {
    const session = await newSession(api, { capacity: 1 })
    const address = `${await journey(api, session)}?step=confirmation`
    const pages = await Promise.all(
      [1, 2].map(async () => {
        const { cookies, headers, students } = await customer(1)
        await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
        const { page } = await visit(address, { ...options, cookies })
        await page.locator('[name="agreedToTerms"]').check()
        return page
      }),
    )
    await Promise.all(pages.map((page) => onward(page, 'confirmation')))
    const ends = await Promise.all(
      pages.map(async (page) => {
        const told = page
          .locator('[data-status="full"]')
          .waitFor()
          .then(() => 'full')
        return Promise.race([told, page.waitForURL(/\/dev\/pay\//).then(() => 'paying')])
      }),
    )
    expect(ends.sort()).toEqual(['full', 'paying'])
    expect(await rowsOf(api, session)).toHaveLength(1)
    expect(await api.db.$count(registrationDrafts, isNotNull(registrationDrafts.invoice))).toBeGreaterThan(0)
  })

  test('nobody chosen is said at the list alone; too few seats before the next step', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students: ids } = await customer(3)
    const session = await newSession(api, { capacity: 2 })
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    await onward(page, 'students')
    await page.locator('[data-error-for="students"]').getByText('Voeg minstens één deelnemer toe').waitFor()
    expect(await page.locator('[data-snackbar="error"]').count()).toBe(0)
    for (const id of ids) await page.locator(`li[data-id="${id}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    await page.locator('[data-error-for="students"]').getByText('niet genoeg plaatsen').waitFor()
    await page.getByText('Er zijn nog 2 plaatsen vrij, u vroeg er 3').waitFor()
    expect(await page.locator('[data-over]').count()).toBe(1)
    await page.getByText('1 deelnemer heeft geen plaats').waitFor()
    await page.locator('[data-ways] [data-wait]').waitFor()
    await page.getByText('Of vink 1 deelnemer uit en schrijf de anderen in.').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
    // The server draws it as the browser does.
    await page.reload()
    await page.getByText('1 deelnemer heeft geen plaats').waitFor()
  })

  test('somebody is taken out after a question, and who is registered already says so', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, headers, students: ids } = await customer(3)
    const session = await newSession(api)
    await api.send('POST', '/registrations', registrationOf(session, ids.slice(0, 1)), headers)
    await api.send('PATCH', `/registration-drafts/${session}`, { students: ids.slice(1) }, headers)
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    expect(await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).isDisabled()).toBe(true)
    await page.getByText('Is al ingeschreven voor deze sessie').waitFor()
    await page
      .locator(`li[data-id="${ids[1]}"]`)
      .getByRole('button', { name: /verwijderen/ })
      .click()
    await page.locator('dialog').getByRole('button', { name: 'Verwijder Jan' }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(1)
  })

  test('a session that fills up during confirmation loses nothing', async ({ visit, customer, api }) => {
    const { cookies, headers, students: ids } = await customer(3)
    const session = await newSession(api, { capacity: 3 })
    await api.send('PATCH', `/registration-drafts/${session}`, { students: ids, invoice: billedTo }, headers)
    const { page } = await visit(`${await journey(api, session)}?step=confirmation`, {
      ...options,
      cookies,
    })
    await page.locator('[name="agreedToTerms"]').check()
    const rival = await newCustomer(api)
    await api.send('POST', '/registrations', registrationOf(session, await newStudents(api, rival, 2)), rival.headers)
    await onward(page, 'confirmation')
    await page.locator('[data-status="full"]').getByText('Er is nog 1 plaats vrij, u vroeg er 3').waitFor()
    await page.getByText('Nog niet ingeschreven, niets betaald').waitFor()
    expect(await rowsOf(api, session)).toHaveLength(1)
    await page.getByRole('link', { name: '1 deelnemer inschrijven' }).click()
    await stepOf(page, 'students').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
  })

  test('a certified course asks for each birth', async ({ visit, customer, api }) => {
    const { cookies, students: ids } = await customer(1)
    const session = await newSession(api, { type: 'CERTIFICATION' })
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    await page.locator('[data-error-for="students"]').getByText('geboortedatum').waitFor()
    await page
      .locator(`li[data-id="${ids[0]}"]`)
      .getByRole('button', { name: /geboortedatum/ })
      .click()
    const form = formOf(page, 'participant')
    await form.locator('[name="dateOfBirth"]').fill('1990-02-01')
    await form.locator('[name="birthPlace"]').fill('Gent')
    await form.getByRole('button', { name: 'Bewaren' }).click()
    await form.waitFor({ state: 'detached' })
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
  })
})

test('the seats are those of now, without a reload', async ({ visit, customer, api }) => {
  const { cookies } = await customer(1)
  const session = await newSession(api, { capacity: 3 })
  const { page } = await visit(await journey(api, session), { cookies })
  const row = page.locator(`[data-step="select"] [data-id="${session}"]`)
  await row.getByText('nog 3 plaatsen').waitFor()
  const rival = await newCustomer(api)
  const take = async (count: number) =>
    api.send('POST', '/registrations', registrationOf(session, await newStudents(api, rival, count)), rival.headers)
  const comeBack = () => page.evaluate(() => void dispatchEvent(new Event('focus')))
  await take(2)
  await comeBack()
  await row.getByText('nog 1 plaats').waitFor()
  await take(1)
  await comeBack()
  await row.getByText('Volzet').waitFor()
})

test('the terms are those that editors point at', async ({ visit, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
  const { page } = await visit(`${await journey(api, session)}?step=confirmation`, { cookies })
  const terms = page.getByRole('link', { name: 'inschrijvingsvoorwaarden' })
  expect(await terms.getAttribute('href')).toBe('/page/annuleringsvoorwaarden')
  const editor = await api.as('EDITOR')
  const { body } = await api.get('/static-contents/course', editor)
  const data = { ...body.data, nl: { ...body.data.nl, terms: { urlType: 'PAGE', value: 'privacy' } } }
  const change = { data, layout: body.layout, version: body.version }
  const saved = await api.send('PUT', '/static-contents/course', change, editor)
  await api.send('POST', '/static-contents/course/publish', { version: saved.body.version }, editor)
  // Published by another process: the site hears of it a moment later.
  await expect
    .poll(async () => {
      await page.reload()
      return terms.getAttribute('href')
    })
    .toBe('/privacy')
})

test('a step is kept through reload, back and in a second tab; one further waits for what is missing', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies, students: ids } = await customer(2)
  const session = await newSession(api)
  const address = await journey(api, session)
  const { page } = await visit(`${address}?step=confirmation`, { cookies })
  await stepOf(page, 'students').waitFor()
  await page.goto(`${new URL(page.url()).origin}${address}?step=students`)
  await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).check()
  await onward(page, 'students')
  await stepOf(page, 'invoice').waitFor()
  await page.reload()
  await stepOf(page, 'invoice').waitFor()
  const tab = await page.context().newPage()
  await tab.goto(`${new URL(page.url()).origin}${address}?step=students`)
  await tab.locator(`li[data-id="${ids[0]}"] [type="checkbox"]:checked`).waitFor()
  await page.goBack()
  await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]:checked`).waitFor()
})

test('the same confirmation sent twice makes one registration', async ({ post, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const known = { students, invoice: billedTo }
  const { body } = await api.send('PATCH', `/registration-drafts/${session}`, known, headers)
  const address = `${await journey(api, session)}?step=confirmation`
  const sent = { form: 'register-confirm', draft: body._id, agreedToTerms: 'on' }
  const answers = await Promise.all([post(address, cookies, sent), post(address, cookies, sent)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ headers: told }) => told.get('location'))).size).toBe(1)
  expect(await rowsOf(api, session)).toHaveLength(1)
  expect(await api.db.$count(registrationDrafts, eq(registrationDrafts.id, body._id))).toBe(0)
})

test('a posted list adds who is typed, once however often it comes, or keeps all that was typed', async ({
  post,
  customer,
  api,
}) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const address = `${await journey(api, session)}?step=students`
  const typed = { firstName: 'Zoë', lastName: 'D’Hondt', email: 'zoe@deelnemer.test' }
  const sent = { form: 'register-students', students, ...typed }
  for (const _ of [1, 2]) {
    const answer = await post(address, cookies, sent)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('step=invoice')])
  }
  expect((await api.get(`/registration-drafts/${session}`, headers)).body.students).toHaveLength(2)
  const refused = await post(address, cookies, { ...sent, firstName: 'Een <ander>', lastName: '' })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(html).toContain('data-error-for="lastName"')
  expect(html).toContain('value="Een &lt;ander&gt;"')
  const taken = await post(address, cookies, { ...sent, firstName: 'Iemand' })
  expect(taken.status).toBe(422)
  expect(await taken.text()).toContain('data-error-for="email"')
  const alone = { form: 'participant', students, firstName: 'Ali', lastName: 'Demir', email: 'ali@deelnemer.test' }
  expect((await post(address, cookies, alone)).headers.get('location')).toContain('step=students')
  expect((await post(address, cookies, { form: 'participant', students })).status).toBe(422)
})

test('Enter in a participant’s fields adds them, and in the search it finds', async ({ visit, customer, api }) => {
  const { cookies } = await customer(9)
  const session = await newSession(api, { capacity: 1 })
  const { page } = await visit(`${await journey(api, session)}?step=students&add=1`, { cookies })
  await page.locator('[name="firstName"]').fill('Zoë')
  await page.locator('[name="lastName"]').fill('D’Hondt')
  await page.locator('[name="email"]').fill('zoe@deelnemer.test')
  await page.locator('[name="email"]').press('Enter')
  await page.locator('li', { hasText: 'Zoë D’Hondt' }).locator('[type="checkbox"]:checked').waitFor()
  await page.locator('li', { hasText: 'Peeters 3' }).locator('[type="checkbox"]').check()
  await page.locator('[name="q"]').fill('Peeters 5')
  await page.locator('[name="q"]').press('Enter')
  await page.waitForURL(/q=Peeters/)
  await page.locator('li', { hasText: 'Peeters 5' }).waitFor()
})

test('the terms must be agreed to', async ({ post, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const { body } = await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
  const address = `${await journey(api, session)}?step=confirmation`
  const answer = await post(address, cookies, { form: 'register-confirm', draft: body._id })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('data-error-for="agreedToTerms"')
})

test('Back from the payment page leads to what waits to be paid, and who registers again is told', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies, headers, students } = await customer(2)
  const session = await newSession(api)
  const known = { students: students.slice(0, 1), invoice: billedTo }
  await api.send('PATCH', `/registration-drafts/${session}`, known, headers)
  const address = await journey(api, session)
  const { page } = await visit(`${address}?step=confirmation`, { cookies })
  await confirm(page)
  await page.waitForURL(/\/dev\/pay\//)
  await page.goBack()
  await page.waitForURL(/my-account\/registration-data\//)
  await page.getByRole('button', { name: 'Betaal € 544,50' }).waitFor()
  await page.goto(new URL(`${address}?step=students`, page.url()).href)
  await page.getByText('Jan Peeters 0 is al ingeschreven, maar nog niet betaald.').waitFor()
  await page.getByRole('button', { name: 'Betaal € 544,50' }).click()
  await page.waitForURL(/\/dev\/pay\//)
})

test.for(['/my-account', '/my-account/registration-data'])(
  'what was begun and not finished stands in the account, and leads to its step: %s',
  async (path, { visit, customer, api }) => {
    const { cookies, headers, students } = await customer(2)
    const session = await newSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students }, headers)
    const { page } = await visit(path, { cookies, width: 360 })
    const record = page.locator('[data-unfinished]', { hasText: 'Ga verder met Boekhouden' })
    await record.getByText('Jan Peeters 0, Jan Peeters 1').waitFor()
    expect(await page.getByText('Er wacht niets op u').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violationsIn(page)).toEqual([])
    await record.getByRole('link', { name: 'Ga verder met Boekhouden' }).click()
    await stepOf(page, 'invoice').waitFor()
    expect(new URL(page.url()).searchParams.get('step')).toBe('invoice')
  },
)

test('too early a step is a 303 to the right one', async ({ site, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const address = await journey(api, session, '/fr')
  const ask = async (step: string) => {
    const answer = await fetch(`${site.url}${address}?step=${step}`, {
      redirect: 'manual',
      headers: { cookie: asHeader(cookies) },
    })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await ask('confirmation')).toEqual([303, `${address}?step=students`])
  expect(await ask('invoice')).toEqual([303, `${address}?step=students`])
  await api.send('PATCH', `/registration-drafts/${session}`, { students }, headers)
  expect(await ask('confirmation')).toEqual([303, `${address}?step=invoice`])
  expect(await ask('invoice')).toEqual([200, null])
})

test('the checkout ends in one line, with the same step in another language', async ({ visit, customer, api }) => {
  const { cookies } = await customer(1)
  const { page } = await visit(`${await journey(api, await newSession(api))}?step=students`, { cookies, width: 360 })
  expect(await page.locator('footer').getByRole('link').count()).toBe(7)
  await page.locator('footer').getByRole('link', { name: 'Français' }).click()
  await page.getByRole('heading', { level: 1, name: 'Qui participe' }).waitFor()
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('what costs lies in sight costs nothing that is typed: a link within the step asks nothing', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies } = await customer(1)
  const address = `${await journey(api, await newSession(api))}?step=students&add=1`
  const { page } = await visit(address, { cookies, width: 375 })
  await page.locator('[name="firstName"]').fill('Zoë')
  await page.locator('a[href="#summary"]').click()
  await page.goBack()
  expect(await page.locator('dialog:modal').count()).toBe(0)
  expect(await page.locator('[name="firstName"]').inputValue()).toBe('Zoë')
})

test('a guest whose address is known keeps the password that they type meanwhile', async ({ visit, api }) => {
  const known = newPerson()
  await api.send('POST', '/users', { ...known, isPrivatePerson: true, createStudent: true }, {})
  const { page } = await visit(`${await journey(api, await newSession(api))}?step=students`)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    await asked
    await route.continue()
  })
  await formOf(page, 'register').locator('[name="email"]').fill(known.email)
  const login = formOf(page, 'login')
  await login.locator('[name="password"]').fill('drie woorden')
  answer()
  await expect.poll(() => login.locator('[name="email"]').inputValue()).toBe(known.email)
  expect(await login.locator('[name="password"]').inputValue()).toBe('drie woorden')
})

test('each step has a title of its own', async ({ visit, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
  const { page } = await visit(await journey(api, session), { cookies })
  const titles = [await page.title()]
  for (const step of ['select', 'students', 'invoice']) {
    await onward(page, step)
    await expect.poll(() => page.title()).not.toBe(titles.at(-1))
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(4)
  for (const title of titles) expect(title).toContain('Boekhouden')
})

test('a payment says what is true: open, failed with and without its seats, paid with what one takes along', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const { body } = await api.send('POST', '/registrations', registrationOf(session, students), headers)
  const complete = `/billing/complete/${body._id}`
  const { page } = await visit(complete, { cookies })
  await page.getByRole('heading', { level: 1, name: 'Uw inschrijving wacht op betaling' }).waitFor()
  await page.getByRole('button', { name: 'Betaal € 544,50' }).waitFor()
  expect(await page.getByText('betaalde').count()).toBe(0)
  const own = eq(registrations.id, String(body._id))
  await api.db.update(registrations).set({ status: 'expired', outcome: 'failed' }).where(own)
  await page.reload()
  await page.getByText('uw plaatsen zijn weer vrijgegeven').waitFor()
  await page.getByRole('link', { name: 'Schrijf u opnieuw in' }).waitFor()
  await api.db.update(registrations).set({ status: 'awaiting_payment', outcome: null }).where(own)
  await api.send('PATCH', `/registrations/${body._id}`, { status: 'paid' }, await api.as('STAFF'))
  await page.reload()
  await page.locator('[data-status="paid"]').waitFor()
  const calendar = await page.getByRole('link', { name: 'Zet in uw agenda' }).getAttribute('href')
  expect(calendar).toContain(`/sessions/${session}.ics`)
  await page.getByRole('link', { name: 'Factuur (pdf)' }).waitFor()
})

test('a session of another course is not there', async ({ site, api }) => {
  const other = await journey(api, await newSession(api))
  const strange = other.replace(/[^/]+$/, await newSession(api))
  expect((await fetch(site.url + strange)).status).toBe(404)
  const there = await fetch(site.url + other)
  expect([there.status, there.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test.for(['', '/en', '/fr'])(
  'a guest’s step is accessible, and fits a phone of 360 px: %s',
  async (prefix, { visit, api }) => {
    const address = await journey(api, await newSession(api), prefix)
    const { page } = await visit(`${address}?step=students&as=organisation`, { width: 360 })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)

test.for([
  { prefix: '', title: 'Wie neemt er deel?' },
  { prefix: '/en', title: 'Who is taking part?' },
  { prefix: '/fr', title: 'Qui participe\u00a0?' },
])(
  'each step is accessible, and fits a phone of 360 px: $title',
  async ({ prefix, title }, { visit, customer, api }) => {
    const { cookies, headers, students } = await customer(3)
    const session = await newSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const address = await journey(api, session, prefix)
    const { page } = await visit(`${address}?step=students`, { cookies, width: 360 })
    expect(await page.locator('h1').textContent()).toBe(title)
    for (const step of ['select', 'students', 'invoice', 'confirmation']) {
      await page.goto(`${new URL(page.url()).origin}${address}?step=${step}`)
      await stepOf(page, step).waitFor()
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  },
)
