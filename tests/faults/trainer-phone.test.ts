import { expect, onTestFinished } from 'vitest'
import { jwtSecret } from '../support/account-headers.ts'
import { freePort } from '../support/free-port.ts'
import { test } from '../support/participants-page.ts'
import { startSiteProcess } from '../support/site.ts'
import { taughtToday } from '../support/trainer-links.ts'

test('what a trainer notes outlives a server that dies and a page that is opened again meanwhile', async ({
  browser,
  database,
  api,
}) => {
  const settings = { PORT: String(await freePort()), JWT_SECRET: jwtSecret }
  const { token, students, open } = await taughtToday(api, { participants: 3 })
  const first = await startSiteProcess(database, settings)
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'nl-BE' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const awake = () => page.locator('html[data-awake]').waitFor()
  await page.goto(`${first.url}/trainer/${token}`)
  await awake()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.pathname)))
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)

  await first.kill()
  const note = async (place: number, word: string) => {
    await page.getByRole('link', { name: 'voormiddag' }).click()
    await page.locator(`li[data-id="${students[place]}"]`).getByRole('button', { name: word }).click()
  }
  await note(0, 'Aanwezig')
  await page.locator('[data-standing="waiting"]').waitFor()
  await page.reload()
  await awake()
  await note(1, 'Afwezig')
  await note(0, 'Afwezig')
  await page.close()

  const again = await startSiteProcess(database, settings)
  onTestFinished(async () => {
    await again.stop()
  })
  expect(again.url).toBe(first.url)
  const other = await context.newPage()
  await other.goto(`${again.url}/trainer/${token}`)
  const noted = async () =>
    (await open()).body.participants.map(({ marks }: { marks: { present: boolean }[] }) =>
      marks.map(({ present }) => present),
    )
  await expect.poll(noted, { timeout: 20_000 }).toEqual([[false], [false], []])
  await other.locator('[data-standing="sent"]').waitFor()
})
