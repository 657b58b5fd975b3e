import type pg from 'pg'
import type { Locator } from 'playwright'
import { describe, expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { type EditorAt, openEditorAt, signInThrough } from '../support/editor-page.ts'
import { test } from '../support/editor-people.ts'
import { freePort } from '../support/free-port.ts'
import { blocksIn } from '../support/page-content.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { startSiteProcess } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const author = 'editor@leerplein.test'
const languages = ['nl', 'en', 'fr'] as const
const pathIn = { nl: '/', en: '/en', fr: '/fr' }
const read = async (address: string) => (await fetch(address)).text()

/** What each of the tasks may take (issue 11). */
const mostActs = 12

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

/** Whether somebody waits for a row that the client holds. */
const isWaitingFor = async (client: pg.Client) =>
  (await client.query('select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))')).rowCount !== 0

/** A block is dragged: a line shows where it would stand, its place is said, and one undo takes it back. */
async function dragsBlocks({ page, row, order }: EditorAt) {
  const before = await order()
  await page.locator('li[draggable="true"]').first().waitFor()
  const moveTo = async (block: string, down: number) => {
    const box = await row(block).boundingBox()
    if (!box) throw new Error(`No row of ${block}`)
    await page.mouse.move(box.x + 12, box.y + down, { steps: 4 })
  }
  await moveTo('reviews', 20)
  await page.mouse.down()
  await moveTo('homepage-usps', 20)
  await moveTo('homepage-usps', 5)
  await page.locator('li[data-block="homepage-usps"][data-drop="before"]').waitFor()
  await page.mouse.up()
  const others = before.filter((one) => one !== 'reviews')
  const moved = others.toSpliced(others.indexOf('homepage-usps'), 0, 'reviews')
  await expect.poll(order).toEqual(moved)
  expect(await page.getByRole('status').innerText()).toMatch(/^Reviews, plaats \d+ van 10$/)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(order).toEqual(before)
  expect(await page.locator('[data-drop]').count()).toBe(0)
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
    expect(await editor.onSite(editor.click)).toContain('Nieuw in het fr</h1>')
    expect(editor.acts()).toBeLessThanOrEqual(mostActs)
    for (const language of languages)
      expect((await read(site.url + pathIn[language])).includes(`Nieuw in het ${language}</h1>`)).toBe(true)

    editor.begin()
    await editor.click(editor.row('homepage-usps').getByRole('button', { name: /^Zet .* hoger$/ }))
    await publishByMouse(editor)
    expect(editor.acts()).toBeLessThanOrEqual(mostActs)
    const order = blocksIn(await read(site.url))
    expect(order.indexOf('homepage-usps')).toBe(order.indexOf('homepage-offer') - 1)
    expect(await editor.order()).toEqual(order.filter((one) => one !== 'footer' && one !== 'cookie'))
    await dragsBlocks(editor)
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
    expect(await editor.onSite(editor.click)).toContain('Wat men ons vraagt</h2>')
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
  // Wherever another task left them, the figures begin behind the offer.
  await (await openEditor(site.url, 'homepage')).change(({ layout }) => {
    const others = layout.filter(({ block }) => block !== 'homepage-usps')
    const at = others.findIndex(({ block }) => block === 'homepage-offer') + 1
    return { layout: [...others.slice(0, at), ...layout.filter((one) => !others.includes(one)), ...others.slice(at)] }
  })
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
  expect(await page.locator('[data-publish]').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await editor.onSite(editor.enter)).toContain('Met toetsen in het fr</h1>')
  expect(editor.acts()).toBeLessThanOrEqual(mostActs)
  for (const language of languages)
    expect((await read(site.url + pathIn[language])).includes(`Met toetsen in het ${language}</h1>`)).toBe(true)

  const moving = editor.row('homepage-usps').getByRole('button').first()
  const offer = editor.row('homepage-offer').getByRole('button').first()
  editor.begin()
  await editor.walk(moving)
  await editor.press('Alt+ArrowUp')
  expect(await page.getByRole('status').innerText()).toMatch(/^In cijfers, plaats \d+ van 10$/)
  expect(await moving.evaluate((element) => element === document.activeElement)).toBe(true)
  await editor.press('ArrowDown')
  expect(await offer.evaluate((element) => element === document.activeElement)).toBe(true)
  await publishByKeys(editor)
  expect(editor.acts()).toBeLessThanOrEqual(mostActs)
  const order = blocksIn(await read(site.url))
  expect(order.indexOf('homepage-usps')).toBe(order.indexOf('homepage-offer') - 1)
})

test('keys stop at one row of the outline, walk through it by arrows, and go to the fields and back', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'homepage', author)
  const { page } = editor
  const hasFocus = (wanted: Locator) =>
    expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true)
  const [first, second, last] = [editor.row('cookie'), editor.row('banner'), page.locator('li[data-block]').last()]
  await editor.walk(page.getByRole('button', { name: /^Titel en zoekresultaat/ }))
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('button', { name: 'Breed' }))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await hasFocus(first.getByRole('button').first())
  await page.keyboard.press('End')
  await hasFocus(last.getByRole('button').first())
  await page.keyboard.press('Home')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await hasFocus(second.getByRole('button').last())
  await page.keyboard.press('Space')
  await second.getByText('Verborgen').waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await hasFocus(second.getByRole('button').first())
  await page.keyboard.press('Enter')
  await hasFocus(page.locator('#fields a').first())
  await page.keyboard.press('Escape')
  await hasFocus(second.getByRole('button').first())

  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await editor.enter(page.locator('summary', { hasText: 'Meer' }))
  await editor.enter(page.getByRole('button', { name: 'Maak een kopie' }))
  const copy = page.locator('li[data-chosen]').getByRole('button').first()
  await hasFocus(copy)
  await editor.enter(page.locator('summary', { hasText: 'Meer' }))
  await editor.enter(page.getByRole('button', { name: 'Haal dit blok weg' }))
  await hasFocus(page.getByRole('button', { name: /^Titel en zoekresultaat/ }))
})

test('what is taken back out of sight comes into sight: its block and its language, and the focus is not lost', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'homepage', author)
  const { page } = editor
  const [chosen, language] = [page.locator('li[data-chosen]'), page.locator('[role="tab"][aria-selected="true"]')]
  await editor.row('banner').locator('button').first().click()
  await page.locator('#language-fr').click()
  await editor.field('highlightTitle').fill('Apprendre ici')
  await page.locator('#language-nl').click()
  await editor.row('homepage-offer').locator('button').first().click()
  await editor.field('title').fill('Wat wij geven')
  await page.keyboard.press('Control+z')
  await expect.poll(() => chosen.getAttribute('data-block')).toBe('homepage-offer')
  expect(await editor.field('title').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(() => chosen.getAttribute('data-block')).toBe('banner')
  expect(await language.getAttribute('id')).toBe('language-fr')
  expect(await editor.field('highlightTitle').inputValue()).not.toBe('Apprendre ici')
  const row = editor.row('banner').getByRole('button').first()
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => chosen.getAttribute('data-block')).toBe('homepage-offer')
  expect(await editor.field('title').inputValue()).toBe('Wat wij geven')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await editor.state('saved')
})

test('on a phone the bar takes two lines, and the name of a block is not broken in a word on a desk', async ({
  people,
  site,
}) => {
  const { page, row } = await openEditorAt(await people(), site.url, 'contact', author)
  await row('contact-form').locator('button').first().click()
  const linesOf = (place: Locator) =>
    place.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  expect(await linesOf(page.locator('#fields-title'))).toBe(1)
  expect(await linesOf(page.getByRole('button', { name: 'Drie talen naast elkaar' }))).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0
  expect(await heightOf(page.getByRole('banner'))).toBeLessThan(110)
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('questions are added and yesterday’s page comes back, by mouse and by keyboard alone', async ({
  people,
  client,
  site,
}) => {
  const { rows } = await client.query(
    `update static_content_versions set created_at = created_at - interval '1 day' where type = 'about' returning version`,
  )
  const older = Math.max(...rows.map(({ version }) => version))
  const editor = await openEditorAt(await people(), site.url, 'about', author)
  const { page } = editor
  const titleNow = async () => /<title>([^<]*)/.exec(await read(`${site.url}/about`))?.[1] ?? ''
  const yesterday = await titleNow()
  await editor.enter(page.getByRole('button', { name: 'Nieuw blok' }))
  await editor.enter(page.locator('[data-kind="faq"]'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-title')
  await editor.type('Gevraagd met toetsen')
  await publishByKeys(editor)
  expect(await editor.onSite(editor.enter)).toContain('Gevraagd met toetsen</h2>')
  expect(editor.acts()).toBeLessThanOrEqual(mostActs)

  for (const act of [editor.click, editor.enter]) {
    const { draft } = await openEditor(site.url, 'about')
    const { data } = await draft()
    await (await openEditor(site.url, 'about')).change(() => ({
      data: { ...data, nl: { ...data.nl, title: 'Vandaag' } },
    }))
    expect(await titleNow()).toContain('Vandaag')
    await page.goto(`${site.url}/control-panel/content/about`)
    await page.locator('[data-publish]').waitFor()
    editor.begin()
    await act(page.getByRole('link', { name: 'Versies' }))
    await act(page.getByRole('link', { name: `Terugzetten: versie ${older}`, exact: true }))
    await act(page.locator('dialog').getByRole('button', { name: 'Terugzetten' }))
    await page.locator('[data-snackbar="success"]').waitFor()
    expect(await titleNow()).toContain('Vandaag')
    await act(page.getByRole('link', { name: 'Publiceren' }))
    await act(page.locator('[data-form="content-publish"] [type="submit"]'))
    await page.locator('[data-snackbar="success"]').waitFor()
    expect(editor.acts()).toBeLessThanOrEqual(mostActs)
    expect(await titleNow()).toBe(yesterday)
  }
})

test('a translation says when its Dutch changed, until somebody says that it is still right', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'newsletter', author)
  const { page } = editor
  const french = page.locator('#language-fr')
  const stale = page.locator('[data-stale]')
  await editor.field('title').fill('Een andere titel')
  await editor.state('saved')
  await page.reload()
  await french.click()
  expect(await french.innerText()).toContain('1 verouderd')
  expect(await stale.innerText()).toContain('Een andere titel')
  await stale.getByRole('button', { name: 'De vertaling is nog juist' }).click()
  await stale.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await stale.waitFor()
  await page.getByRole('button', { name: 'Opnieuw doen' }).click()
  await editor.state('saved')

  await page.getByRole('button', { name: 'Drie talen naast elkaar' }).click()
  const english = page.locator('[id="en-field-title"]')
  await english.locator('xpath=ancestor::div[@data-aside]').locator('[data-stale]').waitFor()
  await english.fill('Another title')
  await page.locator('[id="nl-field-seoDescription"]').fill('')
  await editor.field('seoDescription').fill('')
  await page.locator('[id="nl-field-seoDescription"]').fill('Zin')
  expect(await page.getByRole('button', { name: 'Neem over uit het Nederlands' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Neem over uit het Nederlands' }).click()
  expect(await editor.field('seoDescription').inputValue()).toBe('Zin')
  expect(await violationsIn(page, { without: 'iframe' })).toEqual([])
  await editor.state('saved')
  await page.reload()
  await page.locator('[data-publish]').waitFor()
  expect(await page.locator('#language-fr').innerText()).not.toContain('verouderd')

  await editor.row('newsletter-form').getByRole('button').first().click()
  await editor.field('title').fill('Opnieuw getekend')
  const form = editor.frame.locator('[data-block="newsletter-form"]')
  await form.getByText('Opnieuw getekend').waitFor()
  const isAwake = () =>
    form.evaluate((root) => Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__reactContainer')))
  await expect.poll(isAwake).toBe(true)
})

test('a page of a hundred blocks takes every letter and shows it, and what two people move stands there once', async ({
  people,
  site,
}) => {
  const api = await openEditor(site.url, 'classrooms')
  const words = (title: string) => ({ title, text: 'Tekst '.repeat(80) })
  const layout = Array.from({ length: 100 }, (_, index) => {
    const said = words(`Blok ${index}`)
    return { id: `block-${index}`, block: 'rich-text', data: { nl: said, en: said, fr: said } }
  })
  await api.save({ ...(await api.draft()), layout })
  const context = await people()
  const editor = await openEditorAt(context, site.url, 'classrooms', author)
  const { page, frame } = editor
  const rows = page.locator('nav li')
  // Only rows in sight have their drawings, or every frame would be long.
  await rows.first().locator('svg').first().waitFor()
  expect(await page.locator('nav li[data-in-sight]').count()).toBeLessThan(40)
  expect(await rows.nth(99).locator('svg').first().isVisible()).toBe(false)
  await rows.nth(99).getByRole('button').first().click()
  await rows.nth(99).locator('svg').first().waitFor()
  const text = `Elke letter komt aan, hoe lang de pagina ook is`
  await editor.field('title').fill('')
  await editor.field('title').pressSequentially(text)
  expect(await editor.field('title').inputValue()).toBe(text)
  await frame.getByRole('heading', { name: text }).waitFor()
  expect(await frame.locator('[data-draft]').count()).toBe(100)
  await editor.state('saved')

  await context.setOffline(true)
  for (const place of [50, 99]) await rows.nth(place).getByRole('button').first().press('Alt+ArrowUp')
  await editor.state('offline')
  const { layout: before, ...rest } = await api.draft()
  await api.save({ ...rest, layout: [...before.slice(98), ...before.slice(0, 98)] })
  await context.setOffline(false)
  await editor.state('saved')
  // One brought both to the top, the other put the last before the one above it.
  await expect.poll(() => rows.first().innerText()).toContain(text)
  expect(await rows.nth(1).innerText()).toContain('Blok 98')
  const ids = (await api.draft()).layout.map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([100, 100])
  expect(await frame.locator('[data-draft]').count()).toBe(100)
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

  const replaced = ann.page.locator('[data-conflict]')
  expect(await replaced.innerText()).toContain('Ruben Maes schreef een andere tekst in de plaats van de uwe in “Titel”')
  // What stands there is said as it is by now.
  await bob.field('title').fill('Nog van Bob')
  await expect.poll(() => replaced.innerText()).toContain('Nog van Bob')
  await replaced.getByRole('button', { name: 'Zet mijn tekst terug' }).click()
  await expect.poll(() => bob.field('title').inputValue()).toBe('Van Ann')
  expect(await replaced.count()).toBe(0)
  await bob.page.locator('[data-conflict]').getByRole('button', { name: 'Houd de andere tekst' }).click()
  expect(await bob.field('title').inputValue()).toBe('Van Ann')
})

test('a server that dies in the middle of an autosave loses nothing, also when the page is opened again meanwhile', async ({
  people,
  client,
  database,
}) => {
  const settings = { PORT: String(await freePort()) }
  const dying = await startSiteProcess(database, settings)
  const editor = await openEditorAt(await people(), dying.url, 'contact', author)
  await editor.field('title').fill('Voor het einde')
  await editor.state('saved')
  // A save that waits for its row is on its way when the server goes.
  await client.query('begin')
  await client.query(`select from static_contents where type = 'contact' for update`)
  await editor.field('title').fill('Onderweg')
  await expect.poll(() => isWaitingFor(client)).toBe(true)
  await dying.kill()
  await client.query('rollback')
  await editor.field('title').fill('Na het einde')
  await editor.state('offline')
  expect(await editor.page.locator('[data-saving]').innerText()).toContain('Niet bewaard')
  const back = await startSiteProcess(database, settings)
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

test('weighs at most 95 kB of scripts and 8 kB of styles, and 3 kB more once something is pasted', async ({ site }) => {
  const { read: open } = panelAt(site.url, await signInAtPanel(site.url, author))
  const html = await (await open('/control-panel/content/newsletter')).text()
  const weigh = async (path: string): Promise<[number, string]> => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
    return [Number(response.headers.get('content-length')), await response.text()]
  }
  const [script = ''] = /\/assets\/panel-editor-[\w-]+\.js/.exec(html) ?? []
  const [own, source] = await weigh(script)
  // What it fetches later too: dragging.
  const names = new Set([...source.matchAll(/["'`]\.\/([\w.-]+\.js)/g)].map(([, name]) => name))
  const imported = [...names].map((name) => `/assets/${name}`)
  expect(imported.some((path) => path.includes('drag'))).toBe(true)
  const [ofPastes, others] = [true, false].map((is) => imported.filter((path) => path.includes('pasted') === is))
  const scripts = await Promise.all((others ?? []).map(weigh))
  const [[pasted] = [0]] = await Promise.all((ofPastes ?? []).map(weigh))
  expect(own).toBeGreaterThan(10_000)
  expect(scripts.reduce((sum, [size]) => sum + size, own)).toBeLessThan(95_000)
  expect(pasted).toBeGreaterThan(1000)
  expect(pasted).toBeLessThan(3000)
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
