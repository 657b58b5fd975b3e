import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { cookiesFor, test } from '../support/participants-page.ts'
import { materialForm, taughtMaterial } from '../support/session-files.ts'
import { taughtSession } from '../support/trainer-links.ts'
import { violationsIn } from '../support/violations.ts'

const text = (name: string, content = 'Oefening 1') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})
const program = { name: 'slides.pdf', mimeType: 'application/pdf', buffer: Buffer.from('7f454c46020101000000', 'hex') }

describe.each([true, false])('the material of a session, with scripts: %s', (scripts) => {
  test('is added on a phone by its trainer, called otherwise, and removed after a question', async ({ visit, api }) => {
    const { token } = await taughtSession(api)
    const { page } = await visit(`/trainer/${token}`, { width: 375, scripts })
    await page.getByRole('link', { name: 'Deel materiaal' }).click()
    await page.getByText('Er staat nog niets.').waitFor()
    const chosen = page.locator('[data-form="material-add"] [name="file"]')
    const add = page.getByRole('button', { name: 'Voeg een bestand toe' })
    await add.click()
    await page.locator('[data-error-for="file"]').waitFor()
    await chosen.setInputFiles(program)
    await add.click()
    await expect.poll(() => page.locator('[data-error-for="file"]').textContent()).toContain('Dit soort bestand')
    await chosen.setInputFiles(text('oefening.html'))
    await add.click()
    await page.getByRole('link', { name: 'oefening.html.txt', exact: true }).waitFor()
    expect(await page.locator('main').textContent()).toContain('Karim Benali')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (scripts) expect(await violationsIn(page)).toEqual([])

    await page.getByRole('link', { name: 'Wijzig de naam van oefening.html.txt' }).click()
    await page.getByLabel('Naam van het bestand').fill('Dag 1')
    await page.getByRole('button', { name: 'Bewaren' }).click()
    const link = page.getByRole('link', { name: 'Dag 1.txt', exact: true })
    await link.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('Dag 1.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe('Oefening 1')

    await page.getByRole('link', { name: 'Verwijderen: Dag 1.txt' }).click()
    await page.getByText('Dag 1.txt verwijderen?').waitFor()
    await page.getByRole('link', { name: 'Annuleren' }).click()
    await link.waitFor()
    await page.getByRole('link', { name: 'Verwijderen: Dag 1.txt' }).click()
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
    await page.getByText('Er staat nog niets.').waitFor()
    expect((await api.get(`/trainer-sessions/${token}/files`)).body).toEqual([])
  })

  test('is downloaded by its customer from their registration, while it is there', async ({ visit, api }) => {
    const { customer, id, file, ofSession, staff } = await taughtMaterial(api)
    const path = `/my-account/registration-data/${id}`
    const { page } = await visit(path, { cookies: cookiesFor(customer), width: 375, scripts })
    const part = page.locator('[data-material]')
    const link = part.getByRole('link', { name: 'oefening.txt' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('oefening.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe('Oefening 1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    expect((await api.send('DELETE', `${ofSession}/${file}`, undefined, staff)).status).toBe(204)
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await part.count()).toBe(0)
  })
})

test('a file that is gone leaves the trainer’s page as it is without a network', async ({ browser, site, api }) => {
  const { token, file, path } = await taughtMaterial(api)
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, locale: 'nl-BE' })
  const page = await context.newPage()
  const address = `${site.url}/trainer/${token}`
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.pathname)))
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
  await page.reload()
  await page.locator('html[data-awake]').waitFor()
  expect((await api.send('DELETE', `${path}/${file}`)).status).toBe(204)
  expect((await page.goto(`${address}/material/${file}`))?.status()).toBe(404)
  await context.setOffline(true)
  await page.goto(address)
  await page.getByText('Jan Peeters 0').waitFor()
  await context.close()
})

test('no file is read of whom no link lets in, nor of whom another customer’s opens', async ({ site, api }) => {
  const { token, session, file } = await taughtMaterial(api)
  const other = await taughtSession(api)
  const large = materialForm(['a.txt', 'a'.repeat(300_000)])
  large.set('form', 'material-add')
  large.set('file', new File(['a'.repeat(300_000)], 'a.txt'))
  const post = async (of: string) =>
    (
      await fetch(`${site.url}/trainer/${of}/material`, {
        ...{ method: 'POST', redirect: 'manual', body: large },
        headers: { origin: site.url },
      })
    ).status
  expect([await post('x'.repeat(43)), await post(token)]).toEqual([404, 303])
  expect((await api.get(`/trainer-sessions/${token}/files`)).body).toHaveLength(2)
  const asked = async (path: string, cookie = '') =>
    (await fetch(site.url + path, { redirect: 'manual', headers: { cookie } })).status
  const own = `/my-account/registration-data/material/${session}/${file}`
  const others = [...cookiesFor(other.customer)].map(([name, value]) => `${name}=${value}`).join('; ')
  expect([await asked(own), await asked(own, others)]).toEqual([303, 404])
  expect(await asked(`/trainer/${other.token}/material/${file}`)).toBe(404)
})
