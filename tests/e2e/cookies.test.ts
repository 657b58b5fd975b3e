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
  { button: 'Yes', choice: 'accepted', measured: 'on' },
  { button: 'No', choice: 'declined', measured: 'off' },
])('"$button" is remembered on the next page', async ({ button, choice, measured }, { visit }) => {
  const { page } = await visit('/en', open)
  await question(page).getByRole('button', { name: button }).click()
  await question(page).waitFor({ state: 'hidden' })
  await expect.poll(() => consent(page)).toBe(choice)
  expect(await analytics(page)).toBe(measured)

  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await page.waitForURL(/\/en\/courses$/)
  expect(await question(page).isVisible()).toBe(false)
  expect(await analytics(page)).toBe(measured)
})

test('the footer asks again, and the other answer counts', async ({ visit }) => {
  const { page } = await visit('/en/courses')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await question(page).getByRole('button', { name: 'Yes' }).click()
  await question(page).waitFor({ state: 'hidden' })
  await expect.poll(() => consent(page)).toBe('accepted')
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
  await expect.poll(() => consent(page)).toBe('accepted')
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

const windows = [
  { width: 1366, height: 768, high: 72 },
  { width: 375, height: 740, high: 64 },
  { width: 320, height: 640, high: 64 },
]

test.for(windows)('the question lies over nothing at $width px, and is low', async ({ high, ...size }, { visit }) => {
  for (const path of ['/', '/fr']) {
    const { page } = await visit(path, { ...open, ...size })
    const banner = await page.locator('[data-cookie-banner]').boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(banner).toMatchObject({ x: 0, y: 0 })
    expect(banner?.height).toBeLessThanOrEqual(high)
    expect(header?.y).toBe(banner?.height)
    const [no, yes] = await Promise.all(
      ['declined', 'accepted'].map((choice) => page.locator(`[data-consent="${choice}"]`).boundingBox()),
    )
    expect(no).toMatchObject({ width: yes?.width, height: yes?.height, y: yes?.y })
  }
})

test('the question is the first thing that Tab reaches', async ({ visit }) => {
  const { page } = await visit('/en', { ...open, width: 375 })
  const reached: unknown[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent))
  }
  expect(reached).toEqual(['?', 'No', 'Yes', 'Skip to content'])
})

test.for(windows)(
  'whatever has the focus is in sight while the question is open at $width px',
  async (size, { visit }) => {
    const { page } = await visit('/en/courses', { ...open, width: size.width, height: size.height })
    const hidden: string[] = []
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const { left, top, width, height } = focused.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const)
        const seen = points.some(([x, y]) => {
          const above = document.elementFromPoint(x, y)
          return above && (focused.contains(above) || above.contains(focused) || above.closest('label'))
        })
        return seen ? null : focused.outerHTML.slice(0, 100)
      })
      if (covered) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  },
)

test('on a phone the reason opens beside the question, and leads to the privacy page', async ({ visit }) => {
  const { page } = await visit('/en', { ...open, width: 375 })
  const link = question(page).getByRole('link', { name: 'More about privacy' })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Why we ask' }).press('Enter')
  await link.waitFor()
})

test('a page that one comes back to knows what was answered elsewhere', async ({ visit, site }) => {
  const { page } = await visit('/en', open)
  await question(page).waitFor()
  await page.context().addCookies([{ name: 'cookieConsent', value: 'accepted', url: site.url }])
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await question(page).waitFor({ state: 'hidden' })
  expect(await analytics(page)).toBe('on')
})

test('without scripts nothing is asked, since nothing can be measured', async ({ visit }) => {
  const { page } = await visit('/en', { ...open, scripts: false })
  expect(await question(page).isVisible()).toBe(false)
})
