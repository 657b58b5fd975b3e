import type { Page } from 'playwright'
import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel/content'

/** `editor` opens a page about content as an editor, without scripts. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))
  .extend('editor', async ({ visit, cookies }) => async (path: string) => {
    const { page } = await visit(path, { cookies, scripts: false })
    return page
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const stateIn = (page: Page, type: string, column: number) =>
  page.locator(`[data-id="${type}"] td:nth-child(${column}) [data-status]`).getAttribute('data-status')
const titleAt = async (url: string) => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1]

test('an editor publishes one language from the list, sees what a version changed, and takes the old one back', async ({
  site,
  editor,
}) => {
  const about = await openEditor(site.url, 'about')
  const before = await about.draft()
  const title = (locale: string, text: string) => ({ ...before.data[locale], title: text })
  await about.save({ ...before, data: { ...before.data, nl: title('nl', 'Nieuw'), en: title('en', 'New') } })
  const page = await editor(panel)
  expect([await stateIn(page, 'about', 2), await stateIn(page, 'about', 3), await stateIn(page, 'about', 4)]).toEqual([
    'changed',
    'changed',
    'published',
  ])
  const row = page.locator('[data-id="about"]')
  expect(await row.getByRole('link', { name: 'Over ons', exact: true }).getAttribute('href')).toBe(`${panel}/about`)
  await row.getByRole('link', { name: 'Publiceren' }).click()
  const form = page.locator('[data-form="content-publish"]')
  expect(await form.locator('[name="locales"]:checked').count()).toBe(2)
  await form.locator('[value="nl"]').uncheck()
  await form.locator('[value="en"]').uncheck()
  await form.locator('[type="submit"]').click()
  expect(await page.locator('[data-error-for="locales"]').innerText()).not.toBe('')
  await form.locator('[value="en"]').check()
  await form.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Gepubliceerd.')
  expect([await stateIn(page, 'about', 2), await stateIn(page, 'about', 3)]).toEqual(['changed', 'published'])
  expect(await titleAt(`${site.url}/en/about`)).toContain('New')
  expect(await titleAt(`${site.url}/about`)).not.toContain('Nieuw')

  await page.locator('[data-id="about"]').getByRole('link', { name: 'Versies' }).click()
  await page.locator('tbody tr').first().getByRole('link', { name: 'Verschil: versie' }).click()
  expect(await page.locator('#changes-title + ul').innerText()).toContain('Nieuw')
  const oldest = page.locator('tbody tr').last()
  await oldest.getByRole('link', { name: 'Terugzetten: versie' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Terugzetten' }).click()
  expect(await said(page)).toContain('staat klaar als concept')
  expect((await about.draft()).data.nl).toEqual(before.data.nl)
  expect(await titleAt(`${site.url}/en/about`)).toContain('New')
  await about.publish((await about.draft()).version)
})

test('what somebody saved meanwhile is not published unseen', async ({ site, cookies }) => {
  const banner = await openEditor(site.url, 'banner')
  const { version, ...before } = await banner.draft()
  await banner.save({ ...before, version })
  const { post } = panelAt(site.url, cookies)
  const refused = await post(`${panel}/banner/publish`, {
    form: 'content-publish',
    version: String(version),
    locales: 'nl',
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Iemand bewaarde intussen iets nieuws')
  for (const path of ['nothing/versions', 'nothing/publish'])
    expect((await panelAt(site.url, cookies).read(`${panel}/${path}`)).status).toBe(404)
})

test('the pages about content read well on a phone, in each language', async ({ site, visit, cookies }) => {
  for (const prefix of ['', '/en', '/fr']) {
    const { page } = await visit(prefix + panel, { cookies, width: 360 })
    for (const path of ['', '/homepage/versions?version=1&restore=1', '/homepage/publish']) {
      await page.goto(`${site.url}${prefix}${panel}${path}`)
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  }
})
