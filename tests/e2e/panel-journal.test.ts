import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/control-panel/activity'

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

test('the journal is narrowed by who, what kind and which day in one bar, with and without scripts, at every width', async ({
  visit,
  cookies,
}) => {
  for (const [width, scripts] of [
    [375, false],
    [768, true],
    [1440, true],
  ] as const) {
    const { page } = await visit(path, { cookies, width, scripts })
    await page.getByRole('searchbox', { name: 'Wie' }).fill('haddad')
    await page.locator('main').getByLabel('Soort').selectOption('content')
    await page.locator('main').getByLabel('Soort').press('Tab')
    await page.locator('main').getByRole('button', { name: 'Zoeken' }).click()
    await page.waitForURL(/by=haddad/)
    const address = new URL(page.url()).searchParams
    expect([address.get('by'), address.get('kind')]).toEqual(['haddad', 'content'])
    expect(await page.getByRole('searchbox', { name: 'Wie' }).inputValue()).toBe('haddad')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (scripts) expect(await violationsIn(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/journal-${width}.png` })
  }
  const { page } = await visit(`${path}?by=niemand+hier`, { cookies })
  await page.getByText('Niets gevonden').waitFor()
})
