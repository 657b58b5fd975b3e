import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { loginSessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { colleaguePassword, newColleague } from '../support/second-factor.ts'
import { taughtByAccount, taughtSession, taughtToday } from '../support/trainer-links.ts'
import { newTrainer, trainerWithAccount } from '../support/trainers.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

test('a trainer is invited, signs in on a phone, and notes who is there in their own session: without scripts', async ({
  visit,
  api,
  site,
}) => {
  const { trainer, session, students, day, open } = await taughtToday(api, { participants: 2 })
  const email = `${crypto.randomUUID()}@leerplein.test`
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page: settings } = await visit(`${panel}/settings`, { cookies, width: 375, scripts: false })
  await settings.getByText('Nodig een collega uit').click()
  const form = settings.locator('[data-form="colleague"]')
  await form.locator('[name="firstName"]').fill('Karim')
  await form.locator('[name="lastName"]').fill('Proef')
  await form.locator('[name="email"]').fill(email)
  await form.getByLabel('Balie').uncheck()
  await form.locator('[name="panelRoles"][value="trainer"]').check()
  await form.getByRole('button', { name: 'Nodig uit' }).click()
  expect(await form.locator('[data-error-for="trainer"]').innerText()).toBe('Kies welke lesgever dit is')
  await form.locator('[name="trainer"]').selectOption(trainer.id)
  expect(await settings.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await form.getByRole('button', { name: 'Nodig uit' }).click()
  expect(await settings.locator('tr, li').filter({ hasText: email }).textContent()).toContain('Lesgever (Karim Benali)')

  const { page } = await visit(await linkMailedTo(site.url, email, '/password-reset/'), { width: 375, scripts: false })
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name="${name}"]`).fill(colleaguePassword)
  await page.locator('[data-form] button[type="submit"]').last().click()
  await page.goto(`${site.url}${panel}`)
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(colleaguePassword)
  await page.locator('[data-form="panel-login"] [type="submit"]').click()
  const row = page.locator(`#taught-today li[data-id="${session}"]`)
  expect(await row.innerText()).toContain('2 deelnemers')
  expect(await row.innerText()).toContain('voormiddag')
  await row.getByRole('button', { name: 'Openen' }).click()
  expect(new URL(page.url()).pathname).toMatch(/^\/trainer\//)
  await page.goto(`${page.url()}?part=${day}-morning`)
  await page.locator(`li[data-id="${students[1]}"]`).getByRole('button', { name: 'Afwezig' }).click()
  await page.getByRole('button', { name: 'Alle anderen aanwezig' }).click()
  expect(await page.locator('[aria-pressed="true"]').allTextContents()).toEqual(['Aanwezig', 'Afwezig'])
  expect((await open()).body.participants[1].days).toMatchObject([{ day, morning: false }])
  await page.getByRole('link', { name: 'Naar Vandaag' }).click()
  expect(await row.innerText()).not.toContain('voormiddag')
})

test('their day is theirs alone: what they teach, their own calendar, and every other page leads home with a word', async ({
  visit,
  api,
  site,
}) => {
  const { account, session, trainer } = await taughtByAccount(api)
  const other = await taughtSession(api)
  const cookies = await signInAtPanel(site.url, account.email, colleaguePassword)
  for (const width of [375, 1440]) {
    const { page } = await visit(panel, { cookies, width })
    expect(await page.locator('#taught-today li').getAttribute('data-id')).toBe(session)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await page.locator('#panel-search, [href$="/search"]').count()).toBe(0)
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('link', { name: 'Bekijk uw agenda' }).click()
    expect(await page.locator('tbody tr').getAttribute('data-id')).toBe(trainer.id)
    expect(await violationsIn(page)).toEqual([])
  }
  const { page } = await visit(`${panel}`, { cookies, width: 375, scripts: false })
  await page.getByRole('link', { name: 'Meld wanneer u niet kunt' }).click()
  const day = plusDays(brusselsDay(new Date()), 20)
  const form = page.locator('[data-form="absence"]')
  for (const name of ['fromDay', 'untilDay']) await form.locator(`[name="${name}"]`).fill(day)
  await form.locator('[type="submit"]').click()
  await page.goto(`${site.url}${panel}`)
  expect(await page.locator('section:has(#calendar-title) li').count()).toBe(1)

  const { read, post } = panelAt(site.url, cookies)
  for (const path of [
    ...['/sessions', `/sessions/${session}`, `/sessions/${session}/attendances`, `/customers/${other.customer.id}`],
    ...['/customers', '/registrations', '/invoices', '/mails', '/search?text=peeters', '/activity', '/settings'],
    ...['/content', '/courses', '/lists', '/lists/trainers', '/media', '/words', '/evaluations', '/visits', '/write'],
    ...['/customers.csv', '/sessions.csv', '/doubles', '/figures', '/newsletter', '/requests', '/rooms'],
  ]) {
    const answer = await read(panel + path)
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([303, 404])])
    if (answer.status === 303) expect([path, answer.headers.get('location')]).toEqual([path, `${panel}?said=not-yours`])
  }
  for (const path of ['/search/found?text=peeters', '/media/found', '/editing/home/states'])
    expect([path, (await read(panel + path)).status]).toEqual([path, expect.toBeOneOf([303, 403, 404])])
  const refused = await post(panel, { form: 'taught-session', session: other.session })
  expect(refused.status).not.toBe(303)
  const led = await read(`${panel}/customers`)
  const { page: home } = await visit(String(led.headers.get('location')), { cookies })
  expect(await home.locator('[data-snackbar="error"]').innerText()).toContain('hoort niet bij uw taken')
})

test('an administrator who removes a trainer reads whose account ends with it, and others who can', async ({
  visit,
  api,
  site,
}) => {
  const { trainer, account } = await trainerWithAccount(api)
  const path = `${panel}/lists/trainers/${trainer}`
  const desk = await newColleague(api, 'STAFF', ['desk'])
  const asDesk = await signInAtPanel(site.url, desk.email, colleaguePassword)
  const { page: refused } = await visit(`${path}?remove=1`, { cookies: asDesk, width: 375, scripts: false })
  const question = refused.locator('dialog')
  expect(await question.innerText()).not.toContain(account.email)
  await question.getByRole('button', { name: 'Weghalen' }).click()
  expect(await question.innerText()).toContain('Alleen een beheerder kan zo iemand verwijderen')

  const administrator = await newColleague(api)
  const cookies = await signInAtPanel(site.url, administrator.email, colleaguePassword)
  await api.db
    .update(loginSessions)
    .set({ authenticatedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(loginSessions.userId, administrator.id))
  const { page } = await visit(path, { cookies, width: 375 })
  await page.getByRole('link', { name: 'Verwijderen' }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.innerText()).toContain(`Ruben Maes (${account.email}) meldt zich aan als deze lesgever.`)
  expect(await dialog.innerText()).toContain('Dat account eindigt')
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const confirm = dialog.getByRole('button', { name: 'Weghalen' })
  await confirm.click()
  expect(await dialog.locator('[data-error-for="password"]').innerText()).toContain('Geef uw wachtwoord')
  await dialog.locator('[name="password"]').fill(colleaguePassword)
  await confirm.click()
  await page.waitForURL((url) => url.pathname === `${panel}/lists/trainers`)
  expect((await api.get('/taught-sessions', account.headers)).status).toBe(401)

  await newTrainer(api, 'Opvolger Proef')
  await page.goto(`${site.url}${panel}/settings?return=${account.id}`)
  expect(await dialog.innerText()).toContain('De lesgever van toen is verwijderd')
  await dialog.locator('[name="trainer"]').selectOption({ label: 'Opvolger Proef' })
  await dialog.getByRole('button', { name: 'Geef weer toegang' }).click()
  const row = page.locator('tr, li').filter({ hasText: account.email })
  expect(await row.textContent()).toContain('Lesgever (Opvolger Proef)')
})

test('an account that does more than teach is said to keep that', async ({ visit, api, site }) => {
  const { trainer, account } = await trainerWithAccount(api, ['desk', 'trainer'])
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page } = await visit(`${panel}/lists/trainers/${trainer}?remove=1`, { cookies, scripts: false })
  expect(await page.locator('dialog').innerText()).toContain('verliest de taak Lesgever en houdt: Balie.')
  await page.locator('dialog').getByRole('button', { name: 'Weghalen' }).click()
  expect((await api.get('/registrations/desk', account.headers)).status).toBe(200)
  expect((await api.get('/taught-sessions', account.headers)).status).toBe(403)
})
