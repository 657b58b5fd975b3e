import { expect } from 'vitest'
import { brusselsDay, brusselsInstant, plusDays } from '../../src/domain/days.ts'
import { signInAt } from '../support/cookies.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const inFiveWeeks = plusDays(brusselsDay(new Date()), 35)
const lesson = {
  start: brusselsInstant(inFiveWeeks, '09:00').toISOString(),
  end: brusselsInstant(inFiveWeeks, '17:00').toISOString(),
}

const test = base
  .extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('customer', { scope: 'file' }, ({ site }) => signInAt(site.url, 'private@leerplein.test'))

test('the desk writes a room, sends what is practical, and sees who hears of another room', async ({
  site,
  visit,
  desk,
  customer,
}) => {
  const call = async (token: string | undefined, method: string, path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await fetch(`${site.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    return response.json()
  }
  const [staff, own] = [desk.get('panelAccessToken'), customer.get('accessToken')]
  const { items } = await call(staff, 'GET', '/sessions?type=CALENDAR&location=brussels&limit=50')
  const like = items.find((one: { plannedCourse: { price: number | null } }) => one.plannedCourse.price)
  const [location, language] = [like.location._id, like.language._id]
  const planned = { course: like.course, location, language, capacity: 5, schedule: [lesson] }
  const session = String((await call(staff, 'POST', '/sessions', planned))._id)
  const lastName = crypto.randomUUID()
  const person = { firstName: 'Jan', lastName, email: `${lastName}@deelnemer.test` }
  const student = String((await call(own, 'POST', '/students', person))._id)
  const { _id: registration } = await call(own, 'POST', '/registrations', registrationOf(session, [student]))
  await call(staff, 'PATCH', `/registrations/${registration}`, { status: 'paid' })

  const { page } = await visit(`${panel}/sessions/${session}`, { cookies: desk, width: 1280 })
  const practical = page.locator('[aria-labelledby="practical-title"]')
  expect(await practical.innerText()).toMatch(/Er is nog geen lokaal[\s\S]*Vertrekt [^\n]*, naar 1 deelnemer/)
  await page.getByRole('link', { name: 'Wijzig de sessie' }).click()
  await page.getByLabel('Lokaal').fill('Zaal Cirkel')
  await page.getByLabel('Meebrengen, Nederlands').fill('Een laptop')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  // Nobody was told before, so nobody is told now.
  expect(await practical.innerText()).toMatch(/Zaal Cirkel[\s\S]*Een laptop/)
  expect(await practical.innerText()).not.toContain('Er is nog geen lokaal')

  await practical.getByRole('link', { name: 'Stuur nu', exact: true }).click()
  const question = page.locator('dialog')
  // Whoever registered gets a copy.
  expect(await question.innerText()).toContain('2 mensen krijgen een e-mail')
  const mail = question.locator('[data-mail]', { hasText: 'De deelnemer, 1: ' })
  await mail.locator('summary').click()
  expect(await mail.innerText()).toMatch(/ Jan,[\s\S]*Zaal Cirkel[\s\S]*Een laptop/)
  expect(await violationsIn(page)).toEqual([])
  await question.getByRole('button', { name: 'Verstuur' }).click()
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('De praktische e-mail is onderweg.')
  expect(await practical.innerText()).toContain('Verstuurd naar 1 van 1 deelnemer')
  expect(await practical.getByRole('link', { name: 'Stuur opnieuw' }).count()).toBe(2)

  await page.getByRole('link', { name: 'Wijzig de sessie' }).click()
  await page.getByLabel('Lokaal').fill('Zaal Driehoek')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  expect(await page.locator('[data-mail-question]').innerText()).toMatch(/1 klant en 1 deelnemer/)
  await page.getByLabel('Verstuur de e-mails').check()
  await page.getByRole('button', { name: 'Bewaren' }).click()
  expect(await practical.innerText()).toContain('Zaal Driehoek')

  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  const { page: account } = await visit(`/my-account/registration-data/${registration}`, { cookies: customer })
  expect(await account.locator('[data-practical]').innerText()).toMatch(
    /Lokaal\s+Zaal Driehoek[\s\S]*Breng mee\s+Een laptop/,
  )
})
