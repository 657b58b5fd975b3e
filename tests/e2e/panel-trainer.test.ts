import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sessions, sessionTrainers } from '../../src/db/tables.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { newTrainerOf, taughtSession, trainerTokens } from '../support/trainer-links.ts'

test('staff send the trainer a link, which opens the session on a phone without an account, until they withdraw it', async ({
  visit,
  api,
  site,
}) => {
  const { session } = await newRegistration(api, { paid: 'partner' })
  await newTrainerOf(api, session, { email: null })
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page: panel } = await visit(`/control-panel/sessions/${session}`, { cookies, width: 1440 })
  const part = panel.locator('section', { has: panel.locator('#trainer-link-title') })
  expect(await part.textContent()).toContain('Van Karim Benali kennen we geen e-mailadres')
  await part.getByRole('link', { name: 'Stuur de link' }).click()
  const question = panel.locator('form[data-form="trainer-link"]')
  await panel.getByRole('button', { name: 'Verstuur', exact: true }).click()
  await expect.poll(() => question.locator('[data-error-for="email"]').innerText()).not.toBe('')
  const email = `${crypto.randomUUID()}@lesgever.test`
  await question.locator('[name="email"]').fill(email)
  await panel.getByRole('button', { name: 'Verstuur', exact: true }).click()
  await expect.poll(() => part.textContent()).toContain(`naar ${email}`)

  const path = await linkMailedTo(site.url, email, '/trainer/')
  const { page } = await visit(path, { width: 360 })
  await page.getByText('Jan Peeters 1').waitFor()
  expect(await page.locator('h1').textContent()).toBe('Boekhouden')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await panel.reload()
  expect(await part.textContent()).not.toContain('Nog niet')
  await part.getByRole('link', { name: 'Trek de link in' }).click()
  await panel.locator('form[data-form="trainer-link-end"]').getByRole('button', { name: 'Trek de link in' }).click()
  await expect.poll(() => part.textContent()).toContain('Ingetrokken')
  const { page: ended } = await visit(path)
  expect(await ended.locator('h1').textContent()).toBe('Deze link opent niets meer')
})

test('whoever teaches a part of it is sent, and loses, a link of their own', async ({ visit, api, site }) => {
  const { session, trainer, open } = await taughtSession(api)
  const other = await newTrainerOf(api, session)
  const [row] = await api.db.update(sessions).set({ trainerId: trainer.id }).where(eq(sessions.id, session)).returning()
  const hours = { startsAt: row?.startDate ?? new Date(), endsAt: row?.endDate ?? new Date() }
  await api.db.insert(sessionTrainers).values({ sessionId: session, trainerId: other.id, ...hours })
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page: panel } = await visit(`/control-panel/sessions/${session}`, { cookies, width: 375, scripts: false })
  const part = panel.locator('section', { has: panel.locator(`#trainer-link-${other.id}-title`) })
  await part.getByRole('link', { name: 'Stuur de link' }).click()
  await panel.getByRole('button', { name: 'Verstuur', exact: true }).click()
  expect(await part.textContent()).toContain(`naar ${other.email}`)
  const [token = ''] = await trainerTokens(api, String(other.email))
  expect((await open(token)).status).toBe(200)
  await part.getByRole('link', { name: 'Trek de link in' }).click()
  await panel.locator('form[data-form="trainer-link-end"]').getByRole('button', { name: 'Trek de link in' }).click()
  expect(await part.textContent()).toContain('Ingetrokken')
  expect([(await open(token)).status, (await open()).status]).toEqual([404, 200])
})
