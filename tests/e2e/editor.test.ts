import type { BrowserContext } from 'playwright'
import { describe, expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { type EditorAt, openEditorAt, signInThrough } from '../support/editor-page.ts'
import { freePort } from '../support/free-port.ts'
import { blocksIn } from '../support/page-content.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as siteTest, startSite } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const author = 'editor@leerplein.test'
const languages = ['nl', 'en', 'fr'] as const
const pathIn = { nl: '/', en: '/en', fr: '/fr' }
const read = async (address: string) => (await fetch(address)).text()

/** What each of the tasks may take (issue 11). */
const mostActs = 12

const test = siteTest.extend('people', async ({ browser }, { onCleanup }) => {
  const contexts: BrowserContext[] = []
  onCleanup(async () => {
    await Promise.all(contexts.map((context) => context.close()))
  })
  return async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    contexts.push(context)
    return context
  }
})

const publishByMouse = async (editor: EditorAt) => {
  await editor.click(editor.page.locator('[data-publish]'))
  await editor.click(editor.page.locator('[data-publish-now]'))
  await editor.published()
}

const publishByKeys = async (editor: EditorAt) => {
  await editor.press('Control+s')
  await editor.press('Enter')
  await editor.published()
}

describe('somebody who has never seen it, by mouse', () => {
  test('changes the banner in three languages, moves a block, and finds both on the site', async ({ people, site }) => {
    const editor = await openEditorAt(await people(), site.url, 'homepage', author)
    const title = editor.field('highlightTitle')
    await editor.click(editor.row('banner').getByRole('button').first())
    for (const language of languages) {
      if (language !== 'nl') await editor.click(editor.page.locator(`#language-${language}`))
      await editor.fill(title, `Nieuw in het ${language}`)
      await editor.frame.getByRole('heading', { level: 1, name: `Nieuw in het ${language}` }).waitFor()
    }
    expect(await editor.page.locator('[data-publish]').innerText()).toBe('Publiceer 3 wijzigingen')
    await publishByMouse(editor)
    expect(editor.acts()).toBeLessThanOrEqual(mostActs)
    for (const language of languages)
      expect((await read(site.url + pathIn[language])).includes(`Nieuw in het ${language}</h1>`)).toBe(true)

    await editor.click(editor.row('homepage-usps').getByRole('button', { name: /^Zet .* hoger$/ }))
    await publishByMouse(editor)
    const order = blocksIn(await read(site.url))
    expect(order.indexOf('homepage-usps')).toBe(order.indexOf('homepage-offer') - 1)
    expect(await editor.order()).toEqual(order.filter((one) => one !== 'footer' && one !== 'cookie'))
  })

  test('adds questions to a page, takes them back, hides and copies; what is clicked in the page has its field', async ({
    people,
    site,
  }) => {
    const editor = await openEditorAt(await people(), site.url, 'about', author)
    const { page, frame } = editor
    await editor.click(page.getByRole('button', { name: 'Nieuw blok' }))
    await editor.click(page.locator('[data-kind="faq"]'))
    await editor.fill(editor.field('title'), 'Wat men ons vraagt')
    await publishByMouse(editor)
    expect(editor.acts()).toBeLessThanOrEqual(mostActs)
    expect((await read(`${site.url}/about`)).includes('Wat men ons vraagt</h2>')).toBe(true)

    await frame.getByRole('heading', { name: 'Wie u aan de lijn krijgt' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-title')
    expect(await editor.field('title').inputValue()).toBe('Wie u aan de lijn krijgt')
    const before = await editor.order()
    await page.getByRole('button', { name: 'Verberg Team' }).click()
    await expect.poll(editor.order).toEqual(before.filter((one) => one !== 'staff'))
    await editor.state('saved')
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect.poll(editor.order).toEqual(before)
    await page.getByRole('button', { name: 'Opnieuw doen' }).click()
    await expect.poll(editor.order).toEqual(before.filter((one) => one !== 'staff'))
    expect(await violationsIn(page, { without: 'iframe' })).toEqual([])
  })
})

test('by keyboard alone the same takes no more, the focus stays where it works, and the place is heard', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'homepage', author)
  const { page } = editor
  await editor.walk(editor.row('banner').getByRole('button').first())
  await editor.press('Enter')
  await editor.walk(editor.field('highlightTitle'))
  for (const language of languages) {
    if (language !== 'nl') await editor.press('Alt+PageDown')
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBeTruthy()
    await editor.type(`Met toetsen in het ${language}`)
  }
  await publishByKeys(editor)
  expect(editor.acts()).toBeLessThanOrEqual(mostActs)
  for (const language of languages)
    expect((await read(site.url + pathIn[language])).includes(`Met toetsen in het ${language}</h1>`)).toBe(true)

  const moving = editor.row('reviews').getByRole('button').first()
  await moving.focus()
  await editor.press('Alt+ArrowUp')
  expect(await page.getByRole('status').innerText()).toMatch(/^Reviews, plaats \d+ van 10$/)
  expect(await moving.evaluate((element) => element === document.activeElement)).toBe(true)
  await publishByKeys(editor)
  const order = blocksIn(await read(site.url))
  expect(order.indexOf('reviews')).toBe(order.indexOf('promo-video') - 1)
})

test('a language that is published alone leaves the others as they are, to the byte', async ({ people, site }) => {
  const paths = ['/disclaimer', '/en/disclaimer', '/fr/disclaimer']
  const readAll = () => Promise.all(paths.map((path) => read(site.url + path)))
  const before = await readAll()
  const editor = await openEditorAt(await people(), site.url, 'disclaimer', author)
  const { page } = editor
  for (const language of languages) {
    await page.locator(`#language-${language}`).click()
    await editor.field('seoDescription').fill(`Anders in het ${language}.`)
  }
  await page.locator('[data-publish]').click()
  for (const language of ['Nederlands', 'Engels']) await page.getByRole('checkbox', { name: language }).uncheck()
  await page.locator('[data-publish-now]').click()
  await editor.published()
  const after = await readAll()
  expect(after.map((html, index) => html === before[index])).toEqual([true, true, false])
  expect(after[2]?.includes('Anders in het fr.')).toBe(true)
  expect(await page.locator('[data-publish]').innerText()).toBe('Publiceer 2 wijzigingen')
})

test('two people who write in other fields both keep what they wrote; in the same one, both texts are shown', async ({
  people,
  client,
  site,
}) => {
  const [one, other] = await Promise.all([people(), people()])
  const [ann, bob] = await Promise.all([
    openEditorAt(one, site.url, 'privacy', author),
    openEditorAt(other, site.url, 'privacy', await newPanelAccount(client, 'EDITOR')),
  ])
  await other.setOffline(true)
  await bob.field('title').fill('Van Bob')
  await bob.field('seoDescription').fill('Ook van Bob.')
  await ann.field('title').fill('Van Ann')
  await ann.state('saved')
  await expect
    .poll(async () => (await openEditor(site.url, 'privacy')).draft().then(({ data }) => data.nl?.title))
    .toBe('Van Ann')
  await other.setOffline(false)
  const both = bob.page.locator('[data-conflict]')
  await both.waitFor()
  expect(await both.innerText()).toContain('Van Ann')
  expect(await both.innerText()).toContain('Van Bob')
  await both.getByRole('button', { name: 'Houd mijn tekst' }).click()
  await expect.poll(() => ann.field('title').inputValue()).toBe('Van Bob')
  expect(await ann.field('seoDescription').inputValue()).toBe('Ook van Bob.')
})

test('a server that dies while somebody writes loses nothing, also when the page is opened again meanwhile', async ({
  people,
  database,
}) => {
  const settings = { PORT: String(await freePort()) }
  const dying = await startSite(database, settings)
  const editor = await openEditorAt(await people(), dying.url, 'contact', author)
  await editor.field('title').fill('Voor het einde')
  await editor.state('saved')
  await dying.kill()
  await editor.field('title').fill('Na het einde')
  await editor.state('offline')
  expect(await editor.page.locator('[data-saving]').innerText()).toContain('Niet bewaard')
  const back = await startSite(database, settings)
  try {
    await editor.page.reload()
    await editor.state('saved')
    expect(await editor.field('title').inputValue()).toBe('Na het einde')
    const { draft } = await openEditor(back.url, 'contact')
    await expect.poll(async () => (await draft()).data.nl?.title).toBe('Na het einde')
  } finally {
    await back.stop()
  }
})

test('whose session ends while writing signs in again and goes on', async ({ people, site }) => {
  const context = await people()
  const editor = await openEditorAt(context, site.url, 'coaching', author)
  await context.clearCookies()
  await editor.field('title').fill('Geschreven zonder sessie')
  await editor.state('ended')
  await editor.page.getByRole('link', { name: 'Meld u weer aan' }).click()
  await signInThrough(editor.page, author)
  await editor.state('saved')
  const { draft } = await openEditor(site.url, 'coaching')
  await expect.poll(async () => (await draft()).data.nl?.title).toBe('Geschreven zonder sessie')
  expect(await editor.field('title').inputValue()).toBe('Geschreven zonder sessie')
})

test('weighs at most 95 kB of scripts and 8 kB of styles', async ({ site }) => {
  const { read: open } = panelAt(site.url, await signInAtPanel(site.url, author))
  const html = await (await open('/control-panel/content/newsletter')).text()
  const weigh = async (path: string): Promise<[number, string]> => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
    return [Number(response.headers.get('content-length')), await response.text()]
  }
  const [script = ''] = /\/assets\/panel-editor-[\w-]+\.js/.exec(html) ?? []
  const [own, source] = await weigh(script)
  const imported = [...source.matchAll(/from\s*["'`]\.\/([\w.-]+\.js)/g)].map(([, name]) => `/assets/${name}`)
  const scripts = await Promise.all(imported.map(weigh))
  expect(own).toBeGreaterThan(10_000)
  expect(scripts.reduce((sum, [size]) => sum + size, own)).toBeLessThan(95_000)
  const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path)
  const styles = await Promise.all(sheets.map(weigh))
  expect(styles.reduce((sum, [size]) => sum + size, 0)).toBeLessThan(8000)
})

test('a draft is for its editors alone: framed by the panel and by nobody else, kept and listed nowhere', async ({
  site,
}) => {
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, author))
  const draft = '/control-panel/editing/newsletter/page'
  const page = await read(`${draft}?in=fr`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const html = await page.text()
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  const screen = await read('/control-panel/content/newsletter')
  expect(screen.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect((await panelAt(site.url).read(draft)).status).toBe(401)
  expect((await panelAt(site.url).read('/control-panel/editing/newsletter/operations?since=0')).status).toBe(401)
  expect((await read('/control-panel/editing/newsletter/versions')).status).toBe(404)
  expect((await read('/control-panel/content/nothing')).status).toBe(404)
  const elsewhere = await post('/control-panel/editing/newsletter/publish', {}, { 'Sec-Fetch-Site': 'cross-site' })
  expect(elsewhere.status).toBe(403)
})
