import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { registrations, sessions } from '../../src/db/tables.ts'
import { test } from '../support/participants-page.ts'
import { billedTo, newSession } from '../support/training.ts'

/** Somebody who has keys alone, and no patience for more than `most` of them on the way to one thing. */
function atKeys(page: Page, most = 60) {
  let presses = 0
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  async function press(key: string) {
    presses += 1
    await page.keyboard.press(key)
  }
  async function reach(target: Locator) {
    await target.waitFor()
    for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
      if (tabs === most) throw new Error(`${target} is not reached by ${most} tabs from ${page.url()}`)
      await press('Tab')
    }
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  }
  return {
    presses: () => presses,
    async use(target: Locator, key = 'Enter') {
      await reach(target)
      await press(key)
    },
    async type(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.type(text)
      presses += text.length
    },
  }
}

test.for([
  { prefix: '', paid: 'Betaald' },
  { prefix: '/en', paid: 'Paid' },
  { prefix: '/fr', paid: 'Payé' },
])(
  'somebody new comes from the course to paid by keys alone, on a phone: $paid',
  async ({ prefix, paid }, { visit, api }) => {
    const session = await newSession(api)
    const [row] = await api.db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
    const { page } = await visit(`${prefix}/courses/${row?.course}`, { width: 360 })
    const keys = atKeys(page)
    const step = (name: string) => page.locator(`form[data-step="${name}"]`)
    const onward = (name: string) => keys.use(step(name).locator('[type="submit"]').last())

    await keys.use(page.locator(`main a[href*="/register/${session}"] >> visible=true`).first())
    await onward('select')
    const form = page.locator('[data-form="register"]')
    const person = { firstName: 'Ines', lastName: 'Claes', email: `${randomUUID().slice(0, 8)}@nieuw.test` }
    for (const [field, value] of Object.entries({ ...person, password: 'drie woorden na elkaar' }))
      await keys.type(form.locator(`[name="${field}"]`), value)
    await keys.use(form.locator('[type="submit"]').last())
    await onward('students')
    for (const field of ['address', 'zip', 'city'] as const)
      await keys.type(step('invoice').locator(`[name="invoice.${field}"]`), billedTo[field])
    await onward('invoice')
    await keys.use(step('confirmation').locator('[name="agreedToTerms"]'), 'Space')
    await onward('confirmation')
    await page.waitForURL(/\/dev\/pay\//)
    await keys.use(page.getByRole('button', { name: paid, exact: true }))
    await page.locator('[data-status="paid"]').waitFor()

    const rows = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(rows.map(({ status }) => status)).toEqual(['paid'])
    // Two fingers press these in far less than two minutes.
    expect(keys.presses()).toBeLessThan(150)
  },
)
