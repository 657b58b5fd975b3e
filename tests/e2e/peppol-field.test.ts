import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAt } from '../support/cookies.ts'
import { test } from '../support/site.ts'
import { newVatNumber } from '../support/vat-number.ts'

const noteOf = (page: Page) => page.locator('[data-peppol]').first()
/** `SHOTS=folder` keeps pictures of what people see. */
async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

test('who registers reads at the VAT field whether invoices come by Peppol, as the field is left', async ({
  visit,
}) => {
  const { page } = await visit('/login?type=business', { width: 375, scripts: true })
  const field = page.locator('[name="organisation.vat"]')
  expect(await noteOf(page).innerText()).toBe('')
  await field.fill(newVatNumber())
  await field.blur()
  await expect.poll(() => noteOf(page).innerText()).toBe('Facturen komen ook via Peppol.')
  await field.fill('NL123456789B01')
  await field.blur()
  await expect.poll(() => noteOf(page).innerText()).toMatch(/^Niet geregistreerd voor Peppol/)
  await shot(page, 'peppol-field-375')
})

test('the account says it after saving, without scripts too, and takes the number of who has no VAT', async ({
  site,
  visit,
}) => {
  const cookies = await signInAt(site.url, 'admin@brouwerij.test')
  const { page } = await visit('/my-account/invoice-data', { cookies, width: 375, scripts: false })
  const form = page.locator('[data-form="invoice-data"]')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const was = await field('vat').inputValue()
  const save = () => form.getByRole('button', { name: 'Bewaren' }).click()
  await field('vat').fill(was)
  await save()
  expect(await noteOf(page).innerText()).toBe('Facturen komen ook via Peppol.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await shot(page, 'peppol-account-375')
  await field('enterpriseNumber').fill('0123.456.789')
  await save()
  expect(await form.locator('[data-error-for="enterpriseNumber"]').innerText()).toContain(
    'ondernemingsnummer klopt niet',
  )
  const number = newVatNumber().slice(2)
  await field('enterpriseNumber').fill(`${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`)
  await save()
  expect(await field('enterpriseNumber').inputValue()).toBe(number)
})
