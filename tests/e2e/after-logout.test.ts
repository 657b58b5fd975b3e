import { expect, vi } from 'vitest'
import { closeContext, launchBrowser, openVisit } from '../support/browser.ts'
import { signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { test as base } from '../support/site.ts'

// The site starts first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

/** A browser that keeps pages as they were left, as people's do; `open` shows somebody's account in it. */
const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser([], { goesBack: true })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('open', async ({ browser, site, database }, { onCleanup }) => {
    const account = await newAccount({ url: site.url, databaseUrl: database.url }, { lastName: 'Verborgen' })
    const { context, visit } = await openVisit(browser, `${site.url}/my-account`, { cookies: account.cookies }, [])
    onCleanup(() => closeContext(context))
    await visit.page.locator('html[data-awake]').waitFor()
    expect(await visit.page.content()).toContain('Verborgen')
    return { account, context, page: visit.page }
  })

test('after logging out neither the way back nor the address shows anything of the account', async ({ open, site }) => {
  const { page, context } = open
  await page.goto(`${site.url}/my-account/login-data`)
  await page
    .locator('form[action="/logout"]')
    .first()
    .evaluate((form) => (form as HTMLFormElement).submit())
  await page.waitForURL(/#logged-out$/)
  for (const step of ['back', 'back again']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => [step, new URL(page.url()).pathname]).toEqual([step, '/login'])
    // While it is on its way there is nothing to read yet.
    await expect.poll(() => page.content().catch(() => 'Verborgen')).not.toMatch(/Verborgen|@klant\.test/)
  }
  await page.goto(`${site.url}/my-account`)
  expect(new URL(page.url()).pathname).toBe('/login')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/Verborgen|@klant\.test|eyJ/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('refreshToken')
})

test('a tab that is open learns with its next step that the password was changed elsewhere, and shows no more', async ({
  open,
  site,
}) => {
  const { page, account } = open
  const elsewhere = (await signInAt(site.url, account.email)).get('accessToken')
  const changed = await fetch(`${site.url}/api/auth/change-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${elsewhere}` },
    body: JSON.stringify({ oldPassword: 'leerplein-demo', newPassword: 'drie nieuwe woorden' }),
  })
  expect(changed.status).toBe(200)
  await page.locator('[data-area] nav a[href="/my-account/participants"]').click()
  await page.locator('dialog#sign-in-again').waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-account')
  await page.goto(`${site.url}/my-account/participants`)
  expect(new URL(page.url()).pathname).toBe('/login')
})
