import { expect } from 'vitest'
import { breakableDatabase } from '../support/breakable-database.ts'
import { formPath, placeForm } from '../support/form-page.ts'
import { test as siteTest, startSite } from '../support/site.ts'

const test = siteTest
  .extend('line', async ({ database }, { onCleanup }) => {
    const line = await breakableDatabase(database.url)
    onCleanup(line.cut)
    return line
  })
  .extend('distant', async ({ database, line }, { onCleanup }) => {
    const site = await startSite({ ...database, url: line.url }, { LOG_LEVEL: 'silent' })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

test('a form that nobody can take stays, says so, and can be sent again', async ({ distant, line }) => {
  await placeForm(distant.url)
  const address = distant.url + formPath
  expect((await fetch(address)).status).toBe(200)
  const email = `${crypto.randomUUID()}@lezer.test`
  const post = () => fetch(address, { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' })
  await line.cut()
  const unanswered = await post()
  expect(unanswered.status).toBe(503)
  const html = await unanswered.text()
  expect(html).toContain(`value="${email}"`)
  expect(html).toMatch(/data-snackbar="error">.{0,400}<p[^>]*>We kregen geen antwoord/s)
  await line.mend()
  await expect.poll(async () => (await post()).status).toBe(303)
})
