import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

const path = '/en/courses/everyday-excel-from-list-to-pivot-table'

test('a course can be passed on without scripts, each way with its whole address', async ({ visit, site }) => {
  const { page } = await visit(path, { scripts: false })
  const share = page.getByRole('region', { name: 'Share this page' })
  const leadTo = await share
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  const address = site.url + path

  expect(leadTo.map((href) => new URL(href).host || new URL(href).protocol)).toEqual([
    'mailto:',
    'wa.me',
    'www.linkedin.com',
  ])
  expect(leadTo.every((href) => decodeURIComponent(href).includes(address))).toBe(true)
  expect(await share.getByLabel('Address of this page').inputValue()).toBe(address)
  expect(await share.getByRole('button').count()).toBe(0)
})

test('its address is copied at a press, and that is said', async ({ visit, site }) => {
  const { page } = await visit(path)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const share = page.getByRole('region', { name: 'Share this page' })
  await share.getByRole('button', { name: 'Copy the address' }).click()

  await share.getByText('The address has been copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + path)
})

test('a device with a menu of its own is offered it, and is told what to pass on', async ({ visit, site }) => {
  const { page } = await visit('/en')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (shared: object) => Object.assign(window, { shared }),
    })
  })
  await page.goto(site.url + path)
  const share = page.getByRole('region', { name: 'Share this page' })
  await share.getByRole('button', { name: 'Share from this device' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: 'Everyday Excel: from list to pivot table',
    url: site.url + path,
  })
})
