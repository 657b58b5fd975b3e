import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { sessions } from '../../src/db/tables.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { billedTo, newSession } from '../support/training.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe.each([{ scripts: true }, { scripts: false }])('with %o', (options) => {
  test('staff make a code, see how often it is used, and switch it off', async ({ visit, site, customer, api }) => {
    const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
    const { page } = await visit('/control-panel/discount-codes/new', { ...options, cookies, width: 375 })
    const written = page.locator('[data-form="discount-code"]')
    const code = `D-${randomUUID().slice(0, 8).toUpperCase()}`
    await written.locator('[name="code"]').fill(code.toLowerCase())
    await written.locator('[name="value"]').fill('101')
    await written.locator('[type="submit"]').click()
    await written.locator('[data-error-for="value"]').waitFor()
    await written.locator('[name="unit"][value="amount"]').check()
    await written.locator('[name="value"]').fill('12,50')
    await written.locator('[name="maxUses"]').fill('5')
    await written.locator('[type="submit"]').click()
    await page.waitForURL(/discount-codes\/[\da-f-]{36}/)
    await page.getByRole('heading', { name: code }).waitFor()
    await page.getByText('0 inschrijvingen hebben deze code.').waitFor()
    expect(await isWide(page)).toBe(false)

    const { students, headers } = await customer(1)
    const order = { session: await newSession(api), students, invoice: billedTo, agreedToTerms: true }
    const { body } = await api.send('POST', '/registrations', { ...order, discountCode: code }, headers)
    expect(body).toMatchObject({ net: 43_750 })
    await page.reload()
    await page.getByText('1 inschrijving heeft deze code.').waitFor()
    await written.locator('[name="active"]').uncheck()
    await written.locator('[type="submit"]').click()
    await expect
      .poll(async () => (await api.get(`/discount-codes?code=${code}`, await api.as('STAFF'))).body.items)
      .toMatchObject([{ active: false, value: 1250, maxUses: 5, uses: 1 }])

    await page.goto(`${site.url}/control-panel/discount-codes?code=${code}`)
    const shown = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
    for (const words of [code, '€ 12,50', '1 van 5', 'Uit']) expect(shown).toContain(words)
    expect(await isWide(page)).toBe(false)
    await page.goto(`${site.url}/control-panel/registrations/${body._id}`)
    await page.getByText(`Kortingscode ${code}`).waitFor()
  })

  test('staff write the early and the group price of a course', async ({ visit, site, api }) => {
    const session = await newSession(api)
    const [row] = await api.db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
    const course = row?.course
    const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
    const { page } = await visit(`/control-panel/courses/${course}`, { ...options, cookies, width: 375 })
    const written = page.locator('[data-form="course"]')
    await written.locator('[name="earlyPrice"]').fill('500')
    await written.locator('[name="earlyDays"]').fill('30')
    await written.locator('[type="submit"]').last().click()
    await written.locator('[data-error-for="earlyPrice"]').getByText('onder de gewone prijs').waitFor()
    await written.locator('[name="earlyPrice"]').fill('420,50')
    await written.locator('[name="earlyDays"]').fill('21')
    await written.locator('[name="groupPrice"]').fill('400')
    await written.locator('[name="groupFrom"]').fill('3')
    await written.locator('[type="submit"]').last().click()
    await expect
      .poll(async () => (await api.get(`/courses/${course}`)).body)
      .toMatchObject({ earlyPrice: 42_050, earlyDays: 21, groupPrice: 40_000, groupFrom: 3 })
  })
})
