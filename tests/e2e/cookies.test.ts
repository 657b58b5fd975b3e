import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '../support/site.ts'

const open = { cookieQuestion: 'open' } as const
const question = (page: Page) => page.getByRole('region', { name: 'May we measure what you read?' })
const analytics = (page: Page) => page.locator('html').getAttribute('data-analytics')

async function consent(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'cookieConsent')?.value
}

test('whoever did not choose yet is asked, and nothing is measured', async ({ visit }) => {
  const { page } = await visit('/en', open)
  await question(page).waitFor()
  expect(await consent(page)).toBeUndefined()
  expect(await analytics(page)).toBe('off')
})

test.for([
  { button: 'Yes, go ahead', choice: 'accepted', measured: 'on' },
  { button: 'No, thank you', choice: 'declined', measured: 'off' },
])('"$button" is remembered on the next page', async ({ button, choice, measured }, { visit }) => {
  const { page } = await visit('/en', open)
  await question(page).getByRole('button', { name: button }).click()
  await question(page).waitFor({ state: 'hidden' })
  expect(await consent(page)).toBe(choice)
  expect(await analytics(page)).toBe(measured)

  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await page.waitForURL(/\/en\/courses$/)
  expect(await question(page).isVisible()).toBe(false)
  expect(await analytics(page)).toBe(measured)
})

test('the footer asks again, and the other answer counts', async ({ visit }) => {
  const { page } = await visit('/en/courses')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await question(page).getByRole('button', { name: 'Yes, go ahead' }).click()
  await question(page).waitFor({ state: 'hidden' })
  expect(await consent(page)).toBe('accepted')
  expect(await analytics(page)).toBe('on')
})

test('the keyboard can open the question, answer it, and goes back to where it was', async ({ visit }) => {
  const { page } = await visit('/en')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.press('Enter')
  await question(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await question(page).waitFor({ state: 'hidden' })
  expect(await consent(page)).toBe('accepted')
  expect(await settings.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the language is remembered, and forgotten by whoever signs out', async ({ visit, site }) => {
  const { page } = await visit('/fr/courses')
  const locale = async () => (await page.context().cookies()).find(({ name }) => name === 'locale')
  await expect.poll(async () => (await locale())?.value).toBe('fr')
  expect(await locale()).toMatchObject({ path: '/', sameSite: 'Lax' })
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(`${site.url}/en/courses`)
  await expect.poll(async () => (await locale())?.value).toBe('en')
  await page.locator('form[action="/en/logout"]').evaluate((form) => (form as HTMLFormElement).submit())
  await page.waitForURL(`${site.url}/en#logged-out`)
  await page.waitForLoadState('load')
  expect(await locale()).toBeUndefined()
})

test('without scripts nothing is asked, since nothing can be measured', async ({ visit }) => {
  const { page } = await visit('/en', { ...open, scripts: false })
  expect(await question(page).isVisible()).toBe(false)
})
