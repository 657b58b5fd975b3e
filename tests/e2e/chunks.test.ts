import type { Page } from 'playwright'
import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

const search = (page: Page) => page.getByRole('main').locator('input[name="search"]')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part has not finished loading.' })
const code = /\/assets\/course-search[^/]*\.js(\?.*)?$/

test('code that never comes is given up after two minutes, and fetched again when one asks', async ({ visit }) => {
  const { page } = await visit('/en')
  await page.clock.install()
  let requests = 0
  await page.route(code, (route) => {
    requests += 1
    return requests === 1 ? new Promise(() => {}) : route.continue()
  })
  const asked = page.waitForRequest(code)
  await search(page).focus()
  await asked
  await page.clock.runFor(119_000)
  expect(await failure(page).count()).toBe(0)
  await page.clock.runFor(2_000)
  await failure(page).waitFor()

  await search(page).fill('excel')
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('combobox').waitFor()
  expect(await failure(page).count()).toBe(0)
  expect(await page.getByRole('combobox').inputValue()).toBe('excel')
})

test('code that cannot be had is said so, and what stands there works without it', async ({ browser, site }) => {
  const page = await browser.newPage()
  await page.route(code, (route) => route.abort())
  await page.goto(`${site.url}/en`)
  await search(page).focus()
  await failure(page).waitFor()
  await search(page).fill('excel')
  await search(page).press('Enter')
  await page.waitForURL(`${site.url}/en/courses?search=excel`)
  await page.close()
})

test('all that a block needs is asked for at once, not one file after the other', async ({ browser, site }) => {
  const wake = async (isHeld: boolean) => {
    const page = await browser.newPage()
    const asked = new Set<string>()
    await page.goto(`${site.url}/en`, { waitUntil: 'networkidle' })
    // A file that is held imports nothing.
    await page.route(/\/assets\/.*\.js$/, (route) => {
      asked.add(route.request().url())
      return isHeld ? new Promise(() => {}) : route.continue()
    })
    await search(page).focus()
    return { page, asked }
  }
  const whole = await wake(false)
  await whole.page.getByRole('combobox').waitFor()
  const held = await wake(true)
  await expect.poll(() => [...held.asked].sort()).toEqual([...whole.asked].sort())
  expect(held.asked.size).toBeGreaterThan(5)
  await Promise.all([whole.page.close(), held.page.close()])
})
