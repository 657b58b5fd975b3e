import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { isAwake } from '../support/form-page.ts'
import { test } from '../support/site.ts'

/** Kilobytes as they came over the line, by the browser's own account. */
const weigh = (page: Page, ending: string): Promise<number> =>
  page.evaluate((wanted) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sizes = files
      .filter(({ name }) => new URL(name).pathname.endsWith(wanted))
      .map(({ encodedBodySize }) => encodedBodySize)
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }, ending)

const address = () => `${randomUUID()}@gewicht.test`

describe('a form costs its reader', () => {
  test.for([
    ['/newsletter', 'newsletter', () => ({ email: address() })],
    [
      '/contact',
      'contact',
      () => ({ firstName: 'Noor', lastName: 'Peeters', email: address(), subject: 'Vraag', message: 'Een vraag' }),
    ],
  ] as const)('%s: little before a touch, and some 99 kB once it is sent', async ([path, name, values], { visit }) => {
    const { page } = await visit(path)
    const form = page.locator(`main [data-form="${name}"]`)
    const before = await weigh(page, '.js')
    expect(before).toBeLessThan(4)
    expect(await weigh(page, '.css')).toBeLessThan(15)

    await form.locator('[name="email"]').focus()
    await expect.poll(() => form.evaluate(isAwake)).toBe(true)
    expect((await weigh(page, '.js')) - before).toBeLessThan(80)

    for (const [field, value] of Object.entries(values())) await form.locator(`[name="${field}"]`).fill(value)
    await form.locator('[type="submit"]').click()
    await page.locator('[data-snackbar="success"]').waitFor()
    expect(await weigh(page, '.js')).toBeLessThan(99.5)
  })
})

test.for(['/', '/courses', '/facilities', '/about', '/coaching'])(
  '%s costs its first reader little too',
  async (path, { visit }) => {
    const { page } = await visit(path)
    expect(await weigh(page, '.js')).toBeLessThan(5)
    expect(await weigh(page, '.css')).toBeLessThan(15)
  },
)
