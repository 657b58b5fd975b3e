import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sessions, trainerRequests } from '../../src/db/tables.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { askedTrainers, newAskable, trainerlessSession } from '../support/trainer-requests.ts'
import { violationsIn } from '../support/violations.ts'

const narrow = { width: 375, scripts: false } as const

/** What a mail to an address says, once it lies in the mailbox. */
async function mailTo(url: string, email: string, word: string) {
  const find = async () => {
    const mails: { to: string; subject: string; text: string }[] = await (await fetch(`${url}/dev/mail.json`)).json()
    return mails.find(({ to, subject }) => to === email && subject.includes(word))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  return String((await find())?.text)
}

test('the desk asks two trainers after a look at the mail; without scripts on a phone one can, and the other hears of it', async ({
  visit,
  api,
  site,
}) => {
  const session = await trainerlessSession(api)
  const [lien, karim] = [await newAskable(api, 'Lien Proef'), await newAskable(api, 'Karim Proef')]
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page: panel } = await visit(`/control-panel/sessions/${session}`, { cookies, ...narrow })
  const part = panel.locator('section', { has: panel.locator('#trainer-requests-title') })
  await part.getByRole('link', { name: 'Vraag of een lesgever kan' }).click()
  const question = panel.locator('form[data-form="trainer-request"]')
  await question.locator('[data-mail] summary').click()
  expect(await question.locator('[data-mail] p').innerText()).toContain('/trainer-request/***')
  await panel.getByRole('button', { name: 'Verstuur de vraag' }).click()
  expect(await question.locator('[data-error-for="trainers"]').innerText()).not.toBe('')
  await question.getByLabel('Lien Proef').check()
  await question.getByLabel('Karim Proef').check()
  expect(await panel.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await panel.getByRole('button', { name: 'Verstuur de vraag' }).click()
  expect(await part.innerText()).toContain('Lien Proef: Nog geen antwoord')

  const text = await mailTo(site.url, lien.email, 'Kunt u Boekhouden geven?')
  expect(text).toContain('Dag Lien')
  expect(text).toMatch(/Wanneer:.*uur/)
  const path = await linkMailedTo(site.url, lien.email, '/trainer-request/')
  const other = await linkMailedTo(site.url, karim.email, '/trainer-request/')
  const { page } = await visit(path, narrow)
  expect(await page.locator('h1').innerText()).toBe('Kunt u Boekhouden geven?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Ik kan', exact: true }).click()
  expect(await page.locator('h1').innerText()).toBe('U geeft deze sessie')
  expect(await mailTo(site.url, lien.email, 'U geeft Boekhouden')).toContain('De dagen zitten bij deze e-mail')

  const { page: late } = await visit(other, narrow)
  expect(await late.locator('h1').innerText()).toBe('Iemand anders geeft deze sessie')
  expect(await mailTo(site.url, karim.email, 'Er is een lesgever')).toContain('Er is intussen een lesgever gevonden')
  await panel.reload()
  expect(await part.innerText()).toContain('Lien Proef: Geeft de sessie')
  expect(await panel.locator('main').innerText()).toContain('Lien Proef geeft de sessie')
})

test('who cannot says why; the desk reads it, and Vandaag too until it asks another one, whom it may let go', async ({
  visit,
  api,
  site,
}) => {
  const { session, first, ask } = await askedTrainers(api)
  const { page } = await visit(`/fr/trainer-request/${first.token}`, narrow)
  await page.locator('textarea').fill('Je suis en vacances.')
  await page.getByRole('button', { name: 'Je ne peux pas' }).click()
  expect(await page.locator('[data-status="declined"] h1').innerText()).toBe('C’est bon à savoir')
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page: panel } = await visit('/control-panel', { cookies, ...narrow })
  const row = panel.locator(`#row-${session}`)
  expect(await row.innerText()).toContain('Kan niet: Lien Maes 0')
  await row.getByRole('link', { name: 'Vraag anderen' }).click()
  expect(await panel.locator('form[data-form="trainer-request"]').count()).toBe(1)
  const part = panel.locator('section', { has: panel.locator('#trainer-requests-title') })
  expect(await part.innerText()).toContain('“Je suis en vacances.”')

  const other = await newAskable(api, 'Karim Proef')
  await ask([other.id])
  const path = await linkMailedTo(site.url, other.email, '/trainer-request/')
  await panel.goto(`${site.url}/control-panel/sessions/${session}`)
  await part.getByRole('link', { name: 'Trek in: Karim Proef' }).click()
  await panel.locator('form[data-form="trainer-request-end"]').getByRole('button').click()
  expect(await part.innerText()).toContain('Karim Proef: Ingetrokken')
  const { page: ended } = await visit(path, narrow)
  expect(await ended.locator('h1').innerText()).toBe('U hoeft niet meer te antwoorden')
})

test('who does not answer is reminded from Vandaag after a question, once a day', async ({ visit, api, site }) => {
  const { session, first } = await askedTrainers(api)
  const createdAt = new Date(Date.now() - 8 * 86_400_000)
  await api.db.update(trainerRequests).set({ createdAt }).where(eq(trainerRequests.sessionId, session))
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page: panel } = await visit('/control-panel', { cookies, ...narrow })
  const row = panel.locator(`#row-${session}`)
  const question = panel.locator('form[data-form="desk-trainers"]')
  const said = panel.locator('[data-snackbar="success"]')
  expect(await row.innerText()).not.toContain('Herinnerd op')
  for (const answer of ['De herinnering is onderweg.', 'Er is niets verstuurd.']) {
    await row.getByRole('link', { name: 'Herinner' }).click()
    await question.getByRole('button', { name: 'Herinner' }).click()
    expect(await said.innerText()).toContain(answer)
    expect(await row.innerText()).toContain('Herinnerd op')
  }
  expect(await first.kinds()).toEqual(['trainer-request', 'trainer-request'])
})

test('two say yes on pages that were open at once: the second is told kindly, as is who teaches elsewhere then', async ({
  visit,
  api,
}) => {
  const { people, first } = await askedTrainers(api, 2)
  const { page } = await visit(`/trainer-request/${people[1]?.token}`, narrow)
  await first.answer(true)
  await page.getByRole('button', { name: 'Ik kan', exact: true }).click()
  expect(await page.locator('h1').innerText()).toBe('Iemand anders geeft deze sessie')

  const taken = await askedTrainers(api)
  const elsewhere = await trainerlessSession(api)
  await api.db.update(sessions).set({ trainerId: taken.first.id }).where(eq(sessions.id, elsewhere))
  const { page: busy } = await visit(`/trainer-request/${taken.first.token}`, narrow)
  await busy.getByRole('button', { name: 'Ik kan', exact: true }).click()
  expect(await busy.locator('p[role="alert"]').innerText()).toContain('U geeft op die uren al les')
  await busy.getByRole('button', { name: 'Ik kan niet' }).click()
  expect(await busy.locator('[data-status="declined"] h1').innerText()).toBe('Goed om te weten')
})

test('no robot lists it, no cache keeps it, reading it answers nothing; axe finds nothing', async ({
  visit,
  api,
  site,
}) => {
  const { first, session } = await askedTrainers(api)
  for (const base of ['', '/en', '/fr']) {
    const answer = await fetch(`${site.url}${base}/trainer-request/${first.token}`)
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
  const { page } = await visit(`/trainer-request/${first.token}`, { width: 375 })
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(await violationsIn(page)).toEqual([])
  const [row] = await api.db.select().from(trainerRequests).where(eq(trainerRequests.sessionId, session))
  expect(row?.status).toBe('open')
})
