import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { openEditorAt } from '../support/editor-page.ts'
import { test } from '../support/editor-people.ts'

const author = 'editor@leerplein.test'

test('the editor and the page that publishes say the same of a page and the texts on it, and refuse by their place', async ({
  people,
  site,
}) => {
  const [banner, home] = await Promise.all(['banner', 'homepage'].map((type) => openEditor(site.url, type)))
  if (!banner || !home) throw new Error('No editors')
  const { data, version } = await banner.draft()
  await banner.save({ data: { ...data, nl: { ...data.nl, highlightTitle: 'Leren op uw maat' } }, version })
  const own = await home.draft()
  await home.save({ ...own, data: { ...own.data, en: { ...own.data.en, seoDescription: 'Learn with us.' } } })

  const editor = await openEditorAt(await people(), site.url, 'homepage', author)
  const { page } = editor
  const publish = page.locator('[data-publish]')
  await expect.poll(() => publish.innerText()).toBe('Publiceer 2 wijzigingen')
  await publish.click()
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-publish-now]').isVisible()).toBe(false)
  await publish.click()
  const going = await page.locator('[data-going] li').allInnerTexts()
  expect(going).toEqual(['Titel en zoekresultaat: Zin in zoekmachines (Engels)', 'Banner: Titel (Nederlands)'])
  expect(await page.locator('[data-stale-count]').allInnerTexts()).toEqual([', 1 verouderd', ', 1 verouderd'])

  await page.goto(`${site.url}/control-panel/content/homepage/publish`)
  const changes = page.locator('[data-change]')
  expect(await changes.locator('a').allInnerTexts()).toEqual(going)
  expect(await changes.locator('ins').allInnerTexts()).toEqual(['Learn with us.', 'Leren op uw maat'])
  const form = page.locator('[data-form="content-publish"]')
  expect(await form.innerText()).toContain('Frans\nGeen wijzigingen, 1 vertaling is ouder dan het Nederlands')
  expect(await form.locator('[name="locales"]:checked').count()).toBe(2)
  await form.locator('[value="en"]').uncheck()
  await form.locator('[type="submit"]').click()
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(await (await fetch(site.url)).text()).toContain('Leren op uw maat')

  await page.goto(`${site.url}/control-panel/content/homepage`)
  await expect.poll(() => publish.innerText()).toBe('Publiceer 1 wijziging')
  await publish.click()
  await page.locator('[data-publish-now]').click()
  await editor.published()
  expect(await page.locator('[data-saving]').innerText()).toContain('Gepubliceerd om')
  expect(await (await fetch(`${site.url}/en`)).text()).toContain('Learn with us.')

  await editor.row('banner').getByRole('button').first().click()
  await editor.field('highlightTitle').fill('')
  await editor.state('saved')
  expect(await editor.row('banner').innerText()).toContain('1 ontbreekt')
  await publish.click()
  await page.locator('[data-publish-now]').click()
  await expect.poll(() => page.locator('[data-incomplete] li').allInnerTexts()).toEqual(['Banner'])
  await page.goto(`${site.url}/control-panel/content/homepage/publish`)
  await form.locator('[type="submit"]').click()
  expect(await page.getByRole('alert').first().innerText()).toContain('Banner, Titel')

  const shared = await banner.draft()
  const whole = { ...shared.data.nl, highlightTitle: 'Leren op uw plaats' }
  await banner.save({ data: { ...shared.data, nl: whole }, version: shared.version })
  const empty = await home.draft()
  await home.save({ ...empty, data: { ...empty.data, nl: { ...empty.data.nl, seoDescription: '' } } })
  await page.goto(`${site.url}/control-panel/content/homepage`)
  await expect.poll(() => publish.innerText()).toBe('Publiceer 2 wijzigingen')
  await publish.click()
  await page.locator('[data-publish-now]').click()
  const refused = page.locator('[data-publish]').locator('..').getByRole('alert')
  expect(await refused.innerText()).toContain('Niets is gepubliceerd')
  expect(await (await fetch(site.url)).text()).not.toContain('Leren op uw plaats')
  expect(await page.locator('[data-incomplete] li').allInnerTexts()).toEqual(['Titel en zoekresultaat'])
  await page.locator('[data-incomplete] button').click()
  const lacking = editor.field('seoDescription')
  await expect.poll(() => lacking.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('button', { name: /^Titel en zoekresultaat/ }).innerText()).toContain('1 ontbreekt')
})
