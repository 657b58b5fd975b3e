import { expect } from 'vitest'
import { test } from '../support/participants-page.ts'
import { taughtSession, taughtToday } from '../support/trainer-links.ts'
import { violationsIn } from '../support/violations.ts'

test('no robot lists it, no cache keeps it and no other site hears of its address; axe finds nothing', async ({
  visit,
  api,
  site,
}) => {
  const { token } = await taughtSession(api)
  for (const base of ['', '/en', '/fr']) {
    const answer = await fetch(`${site.url}${base}/trainer/${token}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  }
  const { page } = await visit(`/trainer/${token}`, { width: 360 })
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(await violationsIn(page)).toEqual([])
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('/trainer')
})

test('two phones note who is there for two hours without a network, clocks apart, and agree afterwards', async ({
  browser,
  site,
  api,
}) => {
  const { token, students, open } = await taughtToday(api, { participants: 4 })
  const phones = []
  for (const skew of [-3 * 3_600_000, 5 * 24 * 3_600_000]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'nl-BE' })
    const page = await context.newPage()
    await page.goto(`${site.url}/trainer/${token}`)
    await page.locator('html[data-awake]').waitFor()
    await page.clock.setSystemTime(new Date(Date.now() + skew))
    // Once its worker has it, it opens without a network.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match(location.pathname))), { timeout: 20_000 })
      .toBe(true)
    await page.reload()
    await page.locator('html[data-awake]').waitFor()
    phones.push({ page, context })
  }
  const [one, other] = phones as [(typeof phones)[number], (typeof phones)[number]]
  const row = ({ page }: typeof one, place: number) => page.locator(`li[data-id="${students[place]}"]`)
  const tap = (phone: typeof one, place: number, word: string) =>
    row(phone, place).getByRole('button', { name: word }).click()
  const choose = ({ page }: typeof one) => page.getByRole('link', { name: 'voormiddag' }).click()
  for (const phone of phones) {
    await phone.context.setOffline(true)
    await choose(phone)
  }
  await tap(one, 0, 'Aanwezig')
  await tap(one, 1, 'Afwezig')
  await tap(one, 2, 'Aanwezig')
  await tap(other, 1, 'Afwezig')
  await tap(other, 2, 'Aanwezig')
  await tap(other, 2, 'Afwezig')
  expect(await one.page.locator('[data-standing]').textContent()).toContain('3 aanduidingen zijn nog niet verstuurd')
  expect(await row(one, 0).textContent()).toContain('Nog niet verstuurd')
  expect((await open()).body.participants.flatMap(({ marks }: { marks: object[] }) => marks)).toEqual([])

  // Two hours later, closed and opened again without a network.
  for (const phone of phones) {
    await phone.page.clock.setSystemTime(new Date((await phone.page.evaluate(() => Date.now())) + 2 * 3_600_000))
    await phone.page.reload()
    await phone.page.locator('html[data-awake]').waitFor()
    await choose(phone)
  }
  const pressed = (phone: typeof one, place: number) =>
    row(phone, place).locator('[aria-pressed="true"]').allTextContents()
  expect(await pressed(one, 1)).toEqual(['Afwezig'])
  expect(await pressed(other, 2)).toEqual(['Afwezig'])
  await tap(one, 3, 'Aanwezig')

  for (const { context } of phones) await context.setOffline(false)
  for (const { page } of phones) {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('[data-standing="sent"]').waitFor({ timeout: 20_000 })
  }
  await one.page.evaluate(() => dispatchEvent(new Event('online')))
  for (const phone of phones) {
    await expect
      .poll(() => row(phone, 2).textContent(), { timeout: 20_000 })
      .toContain('Twee telefoons zeggen iets anders')
    await expect.poll(() => pressed(phone, 0)).toEqual(['Aanwezig'])
    expect(await pressed(phone, 1)).toEqual(['Afwezig'])
    await expect.poll(() => pressed(phone, 3)).toEqual(['Aanwezig'])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await tap(one, 2, 'Aanwezig')
  await one.page.locator('[data-standing="sent"]').waitFor()
  await other.page.evaluate(() => dispatchEvent(new Event('online')))
  for (const phone of phones) await expect.poll(() => pressed(phone, 2), { timeout: 20_000 }).toEqual(['Aanwezig'])
  expect(await violationsIn(one.page)).toEqual([])
  for (const { context } of phones) await context.close()
})

test('who is there is noted without scripts too, and all others at once', async ({ visit, api }) => {
  const { token, students, day, open } = await taughtToday(api, { participants: 3 })
  const { page } = await visit(`/trainer/${token}?part=${day}-afternoon`, { width: 360, scripts: false })
  await page.locator(`li[data-id="${students[1]}"]`).getByRole('button', { name: 'Afwezig' }).click()
  await page.getByRole('button', { name: 'Alle anderen aanwezig' }).click()
  expect(await page.locator('[aria-pressed="true"]').allTextContents()).toEqual(['Aanwezig', 'Afwezig', 'Aanwezig'])
  const noted = (await open()).body.participants.flatMap(({ days }: { days: { afternoon: boolean }[] }) => days)
  expect(noted.map(({ afternoon }: { afternoon: boolean }) => afternoon)).toEqual([true, false, true])
})

test('results are written by the keys alone, one after the other', async ({ visit, api }) => {
  const { token, open } = await taughtSession(api)
  const { page } = await visit(`/trainer/${token}`, { width: 375 })
  await page.getByRole('link', { name: 'Noteer de resultaten' }).click()
  await page.getByLabel('Punten').first().fill('14,5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('1 van 2 genoteerd').count(), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('score')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await page.locator('[data-error-for="score"]').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await violationsIn(page)).toEqual([])
  const results = (await open()).body.participants.map(({ result }: { result: object | null }) => result)
  expect(results).toEqual([{ score: 14.5, maximum: 20, passed: true }, null])
})

test('results are written without scripts too, and what is wrong is said at its field', async ({ visit, api }) => {
  const { token, open } = await taughtSession(api)
  const { page } = await visit(`/en/trainer/${token}/results`, { width: 375, scripts: false })
  const row = page.locator('li[data-id]').first()
  await row.getByLabel('Points').fill('30')
  await row.getByLabel('Out of').fill('20')
  await row.getByRole('button', { name: 'Save' }).click()
  await page.locator('[data-error-for="score"]').first().waitFor()
  expect(await row.getByLabel('Points').inputValue()).toBe('30')
  await row.getByLabel('Points').fill('16')
  await row.getByRole('button', { name: 'Save' }).click()
  expect(await page.getByText('1 of 2 noted').count()).toBe(1)
  expect((await open()).body.participants[0].result).toMatchObject({ score: 16 })
})

for (const scripts of [true, false])
  test(`everybody of the session is written to, after a look at it, ${scripts ? 'with' : 'without'} scripts`, async ({
    visit,
    api,
  }) => {
    const { token, open } = await taughtSession(api)
    const { page } = await visit(`/trainer/${token}`, { width: 375, scripts })
    await page.getByRole('link', { name: 'Schrijf naar iedereen' }).click()
    await page.getByText('2 deelnemers krijgen dit').waitFor()
    await page.getByLabel('Onderwerp in het Nederlands').fill('Laptop')
    await page.getByLabel('Tekst in het Nederlands').fill('Beste {{naam}}')
    await page.getByRole('button', { name: 'Bekijk het bericht' }).click()
    await page.locator('[data-error-for="text.nl"]').waitFor()
    await page.getByLabel('Tekst in het Nederlands').fill('Beste {{firstName}}\n\nBreng hem mee.')
    await page.getByRole('button', { name: 'Bekijk het bericht' }).click()
    await page.getByRole('article').getByText('Karim Benali, lesgever van deze opleiding').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (scripts) expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Verstuur naar 2 deelnemers' }).click()
    await page.getByText('van 2 verstuurd').waitFor()
    expect((await open()).status).toBe(200)
    expect((await api.get(`/trainer-sessions/${token}/messages`)).body.sent).toMatchObject([{ total: 2 }])
  })
