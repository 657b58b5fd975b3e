import type { Page } from 'playwright'
import { expect } from 'vitest'
import { closeContext, openVisit } from '../support/browser.ts'
import { newAccount } from '../support/new-account.ts'
import { cookieOf, expireToken, fetchManyTimes, signInThere } from '../support/signed-in.ts'
import { test as base, siteWith } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const secret = 'a secret that only these tests sign with, long enough'
const password = 'leerplein-demo'

const dialog = (page: Page) => page.locator('dialog#sign-in-again')
const field = (page: Page, name: string) => page.locator(`[data-form="personal-data"] [name="${name}"]`)
const save = (page: Page) => page.locator('[data-form="personal-data"] [type="submit"]')
const awake = (page: Page) => page.locator('html[data-awake]').waitFor()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('type'))

/** Gives the password in the dialog, by keyboard. */
async function signIn(page: Page, given = password) {
  await dialog(page).locator('[name="password"]').fill(given)
  await page.keyboard.press('Enter')
}

/** `open` shows a page of somebody new, whose session `end` ends; `stored` is what the database has of them. */
const test = base
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: secret }))
  .extend('query', { scope: 'file' }, async ({ client }) => {
    return async (text: string, value: string) => (await client.query(text, [value])).rows[0]
  })
  .extend('open', async ({ browser, site, database, query }, { onCleanup }) => {
    const account = await newAccount({ url: site.url, databaseUrl: database.url })
    return async (path: string) => {
      const options = { cookies: account.cookies }
      const { context, visit } = await openVisit(browser, site.url + path, options, [])
      onCleanup(() => closeContext(context))
      await awake(visit.page)
      await visit.page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
      return {
        ...{ account, context, page: visit.page },
        isMarked: () => visit.page.evaluate(() => document.documentElement.hasAttribute('data-mark')),
        stored: () => query('select first_name, phone from users where id = $1', account.userId),
        async end() {
          await query('delete from login_sessions where user_id = $1', account.userId)
          await expireToken(context, site.url, secret)
        },
      }
    }
  })

test('a session that ends while one types: one signs in over the page, and all that was typed is saved', async ({
  open,
}) => {
  const { page, end, stored, isMarked, account } = await open('/my-account')
  await field(page, 'firstName').fill('Nora')
  await field(page, 'phone').fill('0475 12 34 56')
  await end()
  await save(page).click()
  await dialog(page).waitFor()
  expect(await dialog(page).getByRole('heading').textContent()).toBe('Uw sessie is afgelopen')
  await expect.poll(() => focused(page)).toBe('password')
  const email = dialog(page).locator('[name="email"]')
  expect(await email.inputValue()).toBe(account.email)
  expect(await email.isEditable()).toBe(false)
  expect(await page.locator('[data-site-header]').getAttribute('data-user')).toBe('guest')

  await signIn(page, 'nothing')
  await expect
    .poll(() => dialog(page).locator('[role="alert"]', { hasText: 'Oeps' }).textContent())
    .toContain('Oeps, zou het kunnen dat je wachtwoord verkeerd was? Probeer het nog eens.')
  expect(await stored()).toEqual({ first_name: 'Noor', phone: null })

  await signIn(page)
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(await dialog(page).count()).toBe(0)
  expect(await stored()).toEqual({ first_name: 'Nora', phone: '0475 12 34 56' })
  expect(await field(page, 'firstName').inputValue()).toBe('Nora')
  expect(await focused(page)).toBe('submit')
  expect(await isMarked()).toBe(true)
  expect(await page.locator('[data-site-header]').getAttribute('data-user')).toBe('contact')
})

test('whoever signs out in another tab is asked as well', async ({ open }) => {
  const { page, context, stored } = await open('/my-account')
  await field(page, 'firstName').fill('Nora')
  await context.clearCookies()
  await save(page).click()
  await dialog(page).waitFor()
  await signIn(page)
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(await stored()).toMatchObject({ first_name: 'Nora' })
})

test('20 calls at once ask once, and so does a move: both go on', async ({ open }) => {
  const { page, end, account, isMarked } = await open('/my-account')
  await end()
  const asked = fetchManyTimes(page, account.userId, 20)
  await dialog(page).waitFor()
  expect(await dialog(page).count()).toBe(1)
  await signIn(page)
  expect(await asked).toEqual(Array(20).fill(account.email))
  expect(await dialog(page).count()).toBe(0)

  await end()
  await page.locator('[data-area] nav a[href="/my-account/registration-data"]').click()
  await dialog(page).waitFor()
  await signIn(page)
  await page.waitForURL('**/my-account/registration-data')
  expect(await isMarked()).toBe(true)
})

test.for(['link', 'Escape'])(
  'whoever will not sign in gets to where one does, and back from there: %s',
  async (way, { open }) => {
    const { page, end, stored } = await open('/en/my-account')
    await field(page, 'firstName').fill('Nora')
    await end()
    await save(page).click()
    await dialog(page).waitFor()
    if (way === 'link') await dialog(page).getByRole('link', { name: 'Leave this page' }).click()
    else await page.keyboard.press('Escape')
    await page.waitForURL(/\/en\/login\?returnUrl=/)
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/en/my-account')
    expect(await stored()).toMatchObject({ first_name: 'Noor' })
  },
)

test('somebody else who signs in saves nothing of what was typed, and sees none of it', async ({ open, site }) => {
  const { page, context, end, stored } = await open('/my-account')
  await field(page, 'firstName').fill('Nora')
  await end()
  await save(page).click()
  await dialog(page).waitFor()
  const other = await context.newPage()
  await other.goto(site.url)
  await signInThere(other, 'contact@leerplein.test')
  expect((await cookieOf(context, 'role'))?.value).toBe('CONTACT')
  await signIn(page)
  await page.waitForEvent('load')
  await awake(page)
  expect(new URL(page.url()).pathname).toBe('/my-account')
  expect(await field(page, 'firstName').inputValue()).not.toMatch(/Nora|Noor/)
  expect(await stored()).toMatchObject({ first_name: 'Noor' })
})

test.for(['', '/en', '/fr'])('the dialog keeps nobody out at %s', async (prefix, { open }) => {
  const { page, end } = await open(`${prefix}/my-account`)
  await page.setViewportSize({ width: 360, height: 740 })
  await field(page, 'firstName').fill('Nora')
  await end()
  await save(page).click()
  await dialog(page).waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).locator('[data-error-for="password"]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await violationsIn(page)).toEqual([])
})
