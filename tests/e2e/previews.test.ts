import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { test as base } from '../support/open-page.ts'
import { blocksIn } from '../support/page-content.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel/content'

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))

test('an editor makes an address, whoever has it sees each draft and nobody else does, until it is withdrawn', async ({
  site,
  open,
  cookies,
}) => {
  const about = await openEditor(site.url, 'about')
  const publicPage = async () => (await fetch(`${site.url}/about`)).text()
  const before = await publicPage()
  const titled = async (title: string) => {
    const { data, layout, version } = await about.draft()
    await about.save({ data: { ...data, nl: { ...data.nl, title } }, layout, version })
  }
  await titled('Alleen in het concept')

  const page = await open(panel, { cookies, scripts: false })
  await page.locator('[data-id="about"] summary').click()
  await page.locator('[data-id="about"]').getByRole('link', { name: 'Voorbeeldadres' }).click()
  expect(await page.locator('main').innerText()).toContain('Nog geen voorbeeldadres')
  expect(await page.locator('[name="days"]:checked').getAttribute('value')).toBe('7')
  await page.locator('[data-form="preview-make"] [type="submit"]').click()
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('staat klaar')
  const address = await page.locator('input[readonly]').inputValue()
  expect(await page.locator('[data-copy]').isVisible()).toBe(false)

  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Disallow: /preview/\n')
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('/preview/')
  expect((await fetch(address, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(503)

  const reader = await open(new URL(address).pathname, {})
  expect(await reader.title()).toContain('Alleen in het concept')
  const html = await reader.content()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('data-draft')
  expect(html).toContain('data-script')
  expect(await reader.locator('meta[name="measuring"]').getAttribute('content')).toBe('[]')
  expect(blocksIn(html)).toEqual(blocksIn(before))
  const bar = reader.locator('[data-preview]')
  expect(await bar.innerText()).toContain('nog niet gepubliceerd; geldig tot')
  expect(await violationsIn(reader)).toEqual([])
  await bar.getByRole('link', { name: 'Français' }).click()
  await reader.waitForURL('**/fr/preview/*')
  expect(await reader.locator('html').getAttribute('lang')).toBe('fr')
  await reader.locator('header a[href^="/en/preview/"]:visible').first().click()
  await reader.waitForURL('**/en/preview/*')

  await titled('Intussen gewijzigd')
  expect(await (await fetch(address)).text()).toContain('Intussen gewijzigd')
  expect(await publicPage()).toBe(before)

  await page.getByRole('link', { name: /^Intrekken/ }).click()
  await page.locator('dialog').getByRole('button', { name: 'Intrekken' }).click()
  expect(await page.locator('tbody [data-status]').getAttribute('data-status')).toBe('withdrawn')
  const gone = await fetch(address)
  expect([gone.status, gone.headers.get('x-robots-tag')]).toEqual([404, 'noindex, nofollow'])
  expect(await gone.text()).toContain('Dit voorbeeld is er niet meer')
  expect((await fetch(`${site.url}/en/preview/niets`)).status).toBe(404)
})

test('with scripts an address is copied at a press, and the editor leads to where they are made', async ({
  site,
  open,
  cookies,
}) => {
  const page = await open(`${panel}/coaching`, { cookies })
  await page.locator('[data-publish]').click()
  await page.getByRole('link', { name: 'Voorbeeldadres' }).click()
  await page.waitForURL(`**${panel}/coaching/previews`)
  await page.locator('[data-form="preview-make"] [type="submit"]').click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.locator('[data-copy]').first().click()
  await expect.poll(() => page.locator('[data-copy]').first().innerText()).toBe('Gekopieerd')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect((await fetch(copied)).status).toBe(200)
})

test('a text that is no page has no address, and the page about them reads well on a phone', async ({
  site,
  open,
  cookies,
}) => {
  const { read } = panelAt(site.url, cookies)
  for (const type of ['banner', 'nothing']) expect((await read(`${panel}/${type}/previews`)).status).toBe(404)
  const page = await open(`/fr${panel}/contact/previews`, { cookies, width: 360 })
  await page.locator('[data-form="preview-make"] [type="submit"]').click()
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
