import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base, siteProcess } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/control-panel/lists/company'

const test = base
  .extend('site', { scope: 'file' }, siteProcess)
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

const form = (page: Page) => page.locator('[data-form="company"]')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const save = (page: Page) => form(page).locator('[type="submit"]').click()

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

describe.each([{ scripts: true }, { scripts: false }])('with %o', (options) => {
  test('what the company is called stands everywhere with the next page', async ({ visit, site, cookies }) => {
    const home = async (at = '/') => (await (await fetch(site.url + at)).text()).replaceAll('\u00a0', ' ')
    const name = options.scripts ? 'Leerhuis Zuid' : 'Leerhuis Noord'
    await home()
    const { page } = await visit('/control-panel/lists', { ...options, cookies, width: 375 })
    await page.getByRole('link', { name: 'Bedrijf', exact: true }).click()
    await page.waitForURL(`**${path}`)
    await fill(page, { name, vat: 'BE0417497107', iban: 'BE65 9990 0123 4597' })
    await save(page)
    await page.locator('[data-error-for="vat"]').waitFor()
    expect(await page.locator('[data-error-for="iban"]').innerText()).toContain('Dit rekeningnummer klopt niet')
    expect(await field(page, 'name').inputValue()).toBe(name)
    expect(await home()).not.toContain(name)

    await fill(page, { vat: '0417.497.106', iban: 'be68539007547034', phone: '+32 9 111 22 33' })
    await fill(page, { 'openingHours.nl': 'Elke werkdag', 'openingHours.fr': 'Tous les jours ouvrables' })
    await save(page)
    await page.locator('[data-snackbar="success"]').waitFor()
    expect(await field(page, 'iban').inputValue()).toBe('BE68 5390 0754 7034')
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    if (options.scripts) expect(await violationsIn(page)).toEqual([])

    const dutch = await home()
    expect(dutch).toContain(`${name} · Btw-nummer BE0417497106 · RPR Brussel`)
    expect(dutch).toContain(`"legalName":"${name}"`)
    expect(dutch).toContain('"vatID":"BE0417497106"')
    expect(dutch).toContain('Elke werkdag')
    expect(await home('/fr')).toContain('Tous les jours ouvrables')
    expect(await home('/trainer/nobody')).toContain('+32 9 111 22 33')
    await fill(page, { 'openingHours.nl': '', 'openingHours.fr': '' })
    await save(page)
    await page.locator('[data-snackbar="success"]').waitFor()
    await expect.poll(() => home()).not.toContain('Elke werkdag')
  })
})

test('no file of the browser holds it', () => {
  const folder = 'dist/client'
  const holding = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|json)$/.test(entry.name))
    .filter((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').includes('9990 0123 4596'))
  expect(holding.map(({ name }) => name)).toEqual([])
})
