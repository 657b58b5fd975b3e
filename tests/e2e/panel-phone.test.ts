import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('api', { scope: 'file' }, async ({ site, cookies }) => {
    const Authorization = `Bearer ${cookies.get('panelAccessToken')}`
    return async (method: string, path: string, body?: object) => {
      const headers = { Authorization, 'Content-Type': 'application/json' }
      const response = await fetch(`${site.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      return response.json()
    }
  })
  .extend('staff', async ({ visit, cookies }) => async (path: string, width = 1440, scripts = true, locale = '') => {
    const { page } = await visit(locale + panel + path, { cookies, width, scripts })
    return page
  })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** `SHOTS=folder` keeps pictures of what people see. */
async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

/** An organisation of its own with a contact, two participants, and a session that nobody else is in. */
async function calling(api: (method: string, path: string, body?: object) => Promise<Record<string, string>>) {
  const word = crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const name = `Zagerij ${word}`
  const user = await api('POST', '/users', {
    ...{ email: `${word}@bellers.test`, firstName: 'Lotte', lastName: `Van ${word}`, inviteType: 'CONTACT' },
    ...{
      sendMail: false,
      isPrivatePerson: false,
      organisation: { name, address: 'Kaai 1', zip: '9000', city: 'Gent', country: 'BE' },
    },
  })
  const organisation = (user.organisation as unknown as { _id: string })._id
  for (const firstName of ['Jan', 'Eva'])
    await api('POST', '/students', {
      firstName,
      lastName: word,
      email: `${firstName}.${word}@deelnemers.test`,
      organisation,
    })
  return { word, name, user: user._id, organisation }
}

/** The last of the sessions to come that the call offers, which is no certified one, with seats free. */
async function freeSession(api: (method: string, path: string) => Promise<never>) {
  const { sessions }: { sessions: Offered[] } = await api('GET', '/registrations/phone')
  const free = sessions.filter(({ session: { capacity, registrationCount, plannedCourse } }) => {
    return capacity - registrationCount > 3 && plannedCourse.type !== 'CERTIFICATION'
  })
  return String(free.at(-1)?.session._id)
}

interface Offered {
  session: { _id: string; capacity: number; registrationCount: number; plannedCourse: { type: string } }
}

const made = (page: Page) => page.waitForURL(/registrations\/[\da-f-]{36}/)

/*
 * A known customer with two known participants, by keyboard from the list of registrations: open the page, type the name,
 * choose the customer, type the course, choose the session, tick two, check, register: nine acts, where a form of two
 * screens with a dialog for each participant takes some twenty.
 */
test('a whole call by keyboard: who, which session, two participants, on invoice', async ({ api, staff }) => {
  const { word, name } = await calling(api)
  const page = await staff('/registrations')
  await page.getByRole('link', { name: 'Nieuwe inschrijving' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/registrations\/new/)
  await page.locator('[name="caller"]').focus()
  await page.keyboard.type(`lotte ${word}`)
  const customer = page.locator(`[name="customer"]`).first()
  await page.getByText(`Lotte Van ${word}, ${name}`).waitFor()
  await customer.focus()
  await page.keyboard.press('Space')
  await page.getByText(`Jan ${word}`).waitFor()
  await page.locator('[name="sought"]').focus()
  await page.keyboard.type('excel')
  await page.waitForTimeout(800)
  const session = page.locator('[name="session"]').first()
  await session.focus()
  await page.keyboard.press('Space')
  for (const student of await page.locator('[name="students"]').all()) {
    await student.focus()
    await page.keyboard.press('Space')
  }
  await shot(page, 'phone-1440')
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Kijk na' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-phone-summary]').waitFor()
  await shot(page, 'phone-1440-summary')
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: /^Schrijf 2 deelnemers/ }).focus()
  await page.keyboard.press('Enter')
  await made(page)
  await page.getByText('De inschrijving is gemaakt.').waitFor()
  expect(await page.locator('h1').textContent()).toBe(name)
})

/*
 * A wholly new customer who comes itself: the button, new organisation, its name, first and last name, address, phone,
 * street, postcode, town, the tick, check, register, from a session's page: thirteen acts.
 */
test('a wholly new one without scripts at 375 px, from a session’s page: errors at their fields, nothing lost', async ({
  api,
  staff,
  site,
  visit,
}) => {
  const session = await freeSession(api as never)
  const page = await staff(`/sessions/${session}`, 375, false)
  await page.getByRole('link', { name: 'Nieuwe inschrijving' }).click()
  expect(await page.locator(`[name="session"][value="${session}"]`).isChecked()).toBe(true)
  await page.locator('[value="new:organisation"]').check()
  await page.getByRole('button', { name: 'Zoek: Zoek de klant' }).click()
  const word = crypto.randomUUID().slice(0, 8)
  const typed = {
    'newOrganisation.name': `Nieuw ${word}`,
    'contact.firstName': 'Tom',
    'contact.email': `${word}@bellers.test`,
    'contact.phone': '0470 12 34 56',
    'invoice.address': 'Kaai 1',
    'invoice.zip': '9000',
    'invoice.city': 'Gent',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name="contactTakesPart"]').check()
  await page.getByRole('button', { name: 'Kijk na' }).click()
  await page.locator('[data-error-for="contact.lastName"]').waitFor()
  expect(await fits(page)).toBe(true)
  await shot(page, 'phone-375-error')
  for (const [name, value] of Object.entries(typed))
    expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(value)
  await page.locator('[name="contact.lastName"]').fill('Claes')
  await page.getByRole('button', { name: 'Kijk na' }).click()
  await page.locator('[data-phone-summary]').waitFor()
  expect(await fits(page)).toBe(true)
  await shot(page, 'phone-375-summary')
  await page.getByRole('button', { name: /^Schrijf 1 deelnemer/ }).click()
  await made(page)
  expect(await page.locator('h1').textContent()).toBe(`Nieuw ${word}`)
  const mails: { to: string; links: string[] }[] = await (await fetch(`${site.url}/dev/mail.json`)).json()
  const links = mails.filter(({ to }) => to === `${word}@bellers.test`).flatMap((mail) => mail.links)
  const claim = new URL(String(links.find((link) => link.includes('/password-reset/'))))
  const { page: own } = await visit(claim.pathname + claim.search, { scripts: false })
  for (const name of ['password', 'confirmPassword'])
    await own.locator(`[name="${name}"]`).fill('Een-lang-wachtwoord-9')
  await own.locator('[data-form="new-password"] button[type="submit"]').click()
  await own.waitForURL(/my-account\/registration-data\/[\da-f-]{36}/)
})

test('who is known already is said, in English, and used', async ({ api, staff }) => {
  const { word, name, organisation } = await calling(api)
  const session = await freeSession(api as never)
  const page = await staff(`/registrations/new?session=${session}`, 375, false, '/en')
  await page.locator('[value="new:organisation"]').check()
  await page.getByRole('button', { name: 'Search: Find the customer' }).click()
  const typed = {
    'newOrganisation.name': name,
    'contact.firstName': 'Lotte',
    'contact.lastName': 'Van',
    'contact.email': `${word}@bellers.test`,
    'invoice.address': 'Kaai 1',
    'invoice.zip': '9000',
    'invoice.city': 'Gent',
  }
  for (const [field, value] of Object.entries(typed)) await page.locator(`[name="${field}"]`).fill(value)
  await page.locator('[name="contactTakesPart"]').check()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('There is an account with this email address already').waitFor()
  await page.getByText(`${name} is a customer already.`).waitFor()
  await page.getByRole('button', { name: /^Register 1 participant/ }).click()
  await made(page)
  const { total } = await api('GET', `/organisations?name=${encodeURIComponent(name)}`)
  expect(total).toBe(1)
  expect(organisation).toEqual(expect.any(String))
})

test('a full session is asked about, in French, and accepted by name', async ({ api, staff }) => {
  const { organisation, user } = await calling(api)
  const session = await freeSession(api as never)
  const { registrationCount, updatedAt } = await api('GET', `/sessions/${session}`)
  await api('PATCH', `/sessions/${session}`, { capacity: Number(registrationCount) || 1, updatedAt })
  const page = await staff(
    `/registrations/new?session=${session}&organisation=${organisation}&user=${user}`,
    1440,
    true,
    '/fr',
  )
  for (const student of await page.locator('[name="students"]').all()) await student.check()
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.locator('[data-over-capacity]').waitFor()
  await shot(page, 'phone-1440-over')
  await page.getByRole('button', { name: /^Inscrire quand même 2 participants/ }).click()
  await made(page)
  await page.getByText('Accepté au-delà de la capacité').waitFor()
})
