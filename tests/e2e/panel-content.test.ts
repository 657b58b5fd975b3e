import type { Page } from 'playwright'
import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { editorAt } from '../support/editor-page.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel/content'
/** What each of the tasks may take (issue 11). */
const mostActs = 12

/** `editor` opens a page about content as an editor, without scripts. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))
  .extend('editor', async ({ visit, cookies }) => async (path: string) => {
    const { page } = await visit(path, { cookies, scripts: false })
    return page
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
/** The first column has the boxes. */
const stateIn = (page: Page, type: string, column: number) =>
  page.locator(`[data-id="${type}"] td:nth-child(${column + 1}) [data-status]`).getAttribute('data-status')
/** What can be done with a row. */
async function openMenu(page: Page, type: string) {
  const row = page.locator(`[data-id="${type}"]`)
  await row.locator('summary').click()
  return row
}
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
  await (await openMenu(page, 'about')).getByRole('link', { name: 'Publiceren' }).click()
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

  await (await openMenu(page, 'about')).getByRole('link', { name: 'Versies' }).click()
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

test('an editor makes a page by mouse, then another by keyboard alone, within twelve acts each', async ({
  site,
  visit,
  cookies,
}) => {
  const { page } = await visit(panel, { cookies })
  const editor = editorAt(page)
  const opened = () => editor.frame.locator('[data-draft="text"]').waitFor()
  const publishIn = (locale: string) =>
    page.locator('form:has([data-publish-now]) label', { hasText: locale }).locator('input')

  await editor.click(page.getByRole('link', { name: 'Nieuwe pagina' }))
  await editor.fill(page.locator('[name="title.nl"]'), 'Uw eerste bezoek')
  await editor.fill(page.locator('[name="title.fr"]'), 'Votre première visite')
  await editor.click(page.getByRole('button', { name: 'Maak de pagina' }))
  await opened()
  expect((await fetch(`${site.url}/page/uw-eerste-bezoek`)).status).toBe(404)
  await editor.fill(editor.field('seoDescription'), 'Waar u parkeert en wie u ontvangt.')
  await editor.click(editor.row('rich-text').getByRole('button').first())
  await editor.fill(editor.field('text'), 'U belt aan bij nummer 12.')
  await editor.click(page.locator('[data-publish]'))
  await editor.click(publishIn('Frans'))
  await editor.click(page.locator('[data-publish-now]'))
  await editor.published()
  expect(editor.acts()).toBeLessThanOrEqual(mostActs)
  const made = await (await fetch(`${site.url}/page/uw-eerste-bezoek`)).text()
  expect(made).toContain('U belt aan bij nummer 12.')
  expect(await titleAt(`${site.url}/fr/page/uw-eerste-bezoek`)).toContain('Uw eerste bezoek')

  await page.getByRole('button', { name: /^Titel en zoekresultaat/ }).click()
  await editor.field('slug').fill('welkom-bij-ons')
  await page.locator('[data-publish]').click()
  await page.locator('[data-publish-now]').click()
  await editor.published()
  const moved = await fetch(`${site.url}/page/uw-eerste-bezoek`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/page/welkom-bij-ons'])

  await page.goto(site.url + panel)
  const keys = editorAt(page)
  await keys.walk(page.getByRole('link', { name: 'Nieuwe pagina' }))
  await keys.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title.nl')
  await keys.type('Na uw opleiding')
  await keys.press('Enter')
  await opened()
  await keys.walk(keys.field('seoDescription'))
  await keys.type('Wat u nog van ons krijgt.')
  await keys.walk(keys.row('rich-text').getByRole('button').first())
  await keys.press('Enter')
  await keys.walk(keys.field('text'))
  await keys.type('Uw certificaat komt per mail.')
  await keys.press('Control+s')
  await keys.press('Enter')
  await keys.published()
  expect(keys.acts()).toBeLessThanOrEqual(mostActs)
  expect(await titleAt(`${site.url}/page/na-uw-opleiding`)).toContain('Na uw opleiding')
})

test('a page goes off the site after a question, and away after another; a taken address is said at its field', async ({
  site,
  editor,
}) => {
  const page = await editor(`${panel}/new`)
  const make = async (slug: string) => {
    await page.locator('[name="title.nl"]').fill('Tijdelijk')
    await page.locator('[name="slug.nl"]').fill(slug)
    await page.locator('[data-form="page-new"] [type="submit"]').click()
  }
  await make('hoe-het-werkt')
  expect(await page.locator('[data-error-for="slug.nl"]').innerText()).toContain('al van een andere pagina')
  await make('tijdelijk')
  const type = page.url().split('/').at(-1) ?? ''
  const opened = await openEditor(site.url, type)
  const publish = async () => {
    await page.goto(`${site.url}${panel}/${type}/publish`)
    await page.locator('[data-form="content-publish"] [type="submit"]').click()
  }
  await publish()
  expect(await page.locator('h1').innerText()).toBe('Tijdelijk publiceren')
  expect(await page.getByRole('alert').first().innerText()).toContain('Tekst, Tekst: de tekst ontbreekt')
  const { data, layout, version } = await opened.draft()
  const nl = { ...data.nl, seoDescription: 'Even maar.' }
  await opened.save({ data: { ...data, nl }, layout: layout.filter(({ id }) => id !== 'text'), version })
  await publish()
  expect(await said(page)).toContain('Gepubliceerd.')
  expect((await fetch(`${site.url}/page/tijdelijk`)).status).toBe(200)
  const ask = async () => {
    await page.goto(site.url + panel)
    await (await openMenu(page, type)).getByRole('link', { name: 'Weghalen' }).click()
    return page.locator('dialog')
  }
  // Nothing leads there yet; then a page does.
  expect(await (await ask()).locator('[data-linked-from]').count()).toBe(0)
  const disclaimer = await openEditor(site.url, 'disclaimer')
  const { layout: others } = await disclaimer.draft()
  const meer = { title: 'Meer', text: '[Even](/page/tijdelijk)' }
  const linked = { id: 'naar-tijdelijk', block: 'rich-text', data: { nl: meer, en: meer, fr: meer } }
  await disclaimer.change(({ layout }) => ({ layout: [...layout, linked] }))
  const places = (await ask()).locator('[data-linked-from] a')
  expect(await places.allInnerTexts()).toEqual(['Disclaimer'])
  expect(await places.getAttribute('href')).toContain('block=naar-tijdelijk')
  await disclaimer.change(() => ({ layout: others }))
  await (await ask()).getByRole('button', { name: 'Haal van de site' }).click()
  expect(await said(page)).toContain('staat niet meer op de site')
  expect(await page.locator(`[data-id="${type}"]`).innerText()).toContain('Nog niet op de site')
  expect((await fetch(`${site.url}/page/tijdelijk`)).status).toBe(404)
  await (await ask()).getByRole('button', { name: 'Verwijder voorgoed' }).click()
  expect(await said(page)).toContain('is verwijderd')
  expect(await page.locator(`[data-id="${type}"]`).count()).toBe(0)
})

test('what is ticked in the list goes along into either act, and the list is narrowed by words, kind and state', async ({
  site,
  editor,
}) => {
  const page = await editor(panel)
  const own = await page.locator('[data-id^="page:"]').first().getAttribute('data-id')
  for (const act of ['Samen publiceren', 'Plannen']) {
    await page.goto(site.url + panel)
    expect(await page.locator('[data-choice]').isVisible()).toBe(false)
    for (const type of ['homepage', 'banner', own]) await page.locator(`[data-id="${type}"] [name="document"]`).check()
    await page.locator('[data-choice]').getByRole('button', { name: act }).click()
    const chosen = await page
      .locator('[name="choice"]:checked')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')?.split(' ')[1]))
    expect(chosen.toSorted()).toEqual(['banner', 'homepage', own])
  }
  const rowsOf = async (query: string) => {
    await page.goto(`${site.url}${panel}?${query}`)
    return page.locator('tbody tr').evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''))
  }
  expect(await rowsOf('search=over+ons')).toContain('about')
  expect(await rowsOf('search=over+ons')).not.toContain('homepage')
  const pages = await rowsOf('kind=pages')
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.every((type) => type.startsWith('page:'))).toBe(true)
  const coaching = await openEditor(site.url, 'coaching')
  const { data, version } = await coaching.draft()
  await coaching.save({ data: { ...data, nl: { ...data.nl, title: 'Anders' } }, version })
  expect(await rowsOf('state=changed')).toContain('coaching')
  expect(await rowsOf('state=changed')).not.toContain('homepage')
})

test('an editor publishes two contents together from the list, plans another for later, and takes that back', async ({
  site,
  editor,
}) => {
  for (const type of ['privacy', 'disclaimer']) {
    const one = await openEditor(site.url, type)
    const { data, version } = await one.draft()
    await one.save({ data: { ...data, nl: { ...data.nl, title: `Samen ${type}` } }, version })
  }
  const page = await editor(panel)
  for (const type of ['privacy', 'disclaimer']) await page.locator(`[data-id="${type}"] [name="document"]`).check()
  await page.locator('[data-choice]').getByRole('button', { name: 'Samen publiceren' }).click()
  const together = page.locator('[data-form="content-together"]')
  expect(await together.locator('[name="choice"]:checked').count()).toBe(2)
  expect(await together.innerText()).toContain('Disclaimer')
  await together.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Gepubliceerd.')
  expect(await titleAt(`${site.url}/privacy`)).toContain('Samen privacy')
  expect(await titleAt(`${site.url}/disclaimer`)).toContain('Samen disclaimer')

  await (await openMenu(page, 'privacy')).getByRole('link', { name: 'Publiceren' }).click()
  expect(await page.locator('[data-form="content-publish"]').count()).toBe(0)
  const privacy = await openEditor(site.url, 'privacy')
  const { data, version } = await privacy.draft()
  await privacy.save({ data: { ...data, nl: { ...data.nl, title: 'Later' } }, version })
  await page.reload()
  await page.getByRole('link', { name: 'Op een later moment publiceren' }).click()
  const plan = page.locator('[data-form="content-plan"]')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('choice')
  await plan.locator('[name="day"]').fill('2020-01-01')
  await plan.locator('[name="time"]').fill('08:30')
  await plan.locator('[type="submit"]').click()
  expect(await page.locator('[data-error-for="time"]').innerText()).not.toBe('')
  await plan.locator('[name="day"]').fill('2099-07-01')
  await plan.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Gepland.')
  const row = page.locator('tbody tr').first()
  expect(await row.innerText()).toContain('8.30')
  await row.getByRole('link', { name: 'Wijzigen' }).click()
  await page.locator('[name="time"]').fill('09:45')
  await page.locator('[data-form="content-plan-change"] [type="submit"]').click()
  expect(await page.locator('tbody tr').first().innerText()).toContain('9.45')
  await page.locator('tbody tr').first().getByRole('link', { name: 'Intrekken' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Intrekken' }).click()
  expect(await said(page)).toContain('Ingetrokken.')
  expect(await page.locator('tbody tr [data-status]').first().getAttribute('data-status')).toBe('withdrawn')
})

test('what is planned or published together and lacks a text is named, with the way to what it lacks', async ({
  site,
  editor,
}) => {
  const privacy = await openEditor(site.url, 'privacy')
  const { data, version } = await privacy.draft()
  await privacy.save({ data: { ...data, nl: { ...data.nl, title: '' } }, version })
  const disclaimer = await openEditor(site.url, 'disclaimer')
  const whole = await disclaimer.draft()
  await disclaimer.save({ ...whole, data: { ...whole.data, nl: { ...whole.data.nl, title: 'Heel' } } })
  const page = await editor(`${panel}/together?document=disclaimer&document=privacy`)
  await page.locator('[data-form="content-together"] [type="submit"]').click()
  expect(await page.getByRole('alert').first().innerText()).toContain('ontbreken nog teksten')
  expect(await page.locator('[data-not-ready] li').allInnerTexts()).toEqual(['Privacy'])
  await page.goto(`${site.url}${panel}/planned/new?document=disclaimer&document=privacy`)
  await page.locator('[name="day"]').fill('2099-07-01')
  await page.locator('[name="time"]').fill('08:30')
  await page.locator('[data-form="content-plan"] [type="submit"]').click()
  await page.locator('[data-not-ready]').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL(`**${panel}/privacy/publish`)
  expect(await page.locator('[data-severity="error"]').innerText()).toContain('Titel')
  const lacking = await privacy.draft()
  await privacy.save({ ...lacking, data })
})

test('what somebody saved meanwhile is not published unseen', async ({ site, cookies }) => {
  const banner = await openEditor(site.url, 'banner')
  const { version, ...before } = await banner.draft()
  await banner.save({ ...before, version })
  const { post } = panelAt(site.url, cookies)
  const refused = await post(`${panel}/banner/publish`, {
    form: 'content-publish',
    choice: `${version} banner`,
    locales: 'nl',
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Iemand bewaarde intussen iets nieuws')
  for (const path of ['nothing/versions', 'nothing/publish'])
    expect((await panelAt(site.url, cookies).read(`${panel}/${path}`)).status).toBe(404)
})

test('versions name a shared text by itself, not as what a page says of itself', async ({ site, cookies }) => {
  const banner = await openEditor(site.url, 'banner')
  const { version, data } = await banner.draft()
  await banner.save({ data: { ...data, nl: { ...data.nl, highlightTitle: 'Leren in uw buurt' } }, version })
  const newest = (await banner.draft()).version
  const path = `${panel}/banner/versions?version=${newest}`
  const html = await (await panelAt(site.url, cookies).read(path)).text()
  expect(html.replaceAll('<!-- -->', '')).toContain('Banner: Titel')
  expect(html).not.toContain('Titel en zoekresultaat')
})

test('the pages about content read well on a phone, in each language', async ({ site, visit, cookies }) => {
  for (const prefix of ['', '/en', '/fr']) {
    const { page } = await visit(prefix + panel, { cookies, width: 360 })
    const once = prefix ? [] : ['/planned', '/planned/new?document=homepage']
    for (const path of ['', '/new', '/homepage/versions?version=1&restore=1', '/homepage/publish', ...once]) {
      await page.goto(`${site.url}${prefix}${panel}${path}`)
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  }
})
