import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { openEditorAt } from '../support/editor-page.ts'
import { test } from '../support/editor-people.ts'

const author = 'editor@leerplein.test'
const saves = '**/control-panel/editing/*/operations*'

/** Saving is answered so, until it is not any more. */
async function answerSaves(page: Page, status: number, of: 'POST' | 'GET' = 'POST') {
  await page.route(saves, (route) =>
    route.request().method() === of
      ? route.fulfill({ status, contentType: 'text/html', body: '<p>No.</p>' })
      : route.fallback(),
  )
  return () => page.unroute(saves)
}

/** What browsers leave out where an address is neither https nor this machine's own. */
const overPlainHttp = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    for (const name of ['locks', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
  })

test('over plain http a page is edited as over https', async ({ people, site }) => {
  const context = await people()
  await overPlainHttp(context)
  const editor = await openEditorAt(context, site.url, 'disclaimer', author)
  await editor.field('title').fill('Zonder https geschreven')
  await editor.state('saved')
  await editor.page.getByRole('button', { name: 'Nieuw blok' }).first().click()
  await editor.page.locator('dialog [data-kind="faq"]').click()
  await expect.poll(() => editor.row('faq').count()).toBe(1)
  await editor.state('saved')
  const { draft } = await openEditor(site.url, 'disclaimer')
  await expect.poll(async () => (await draft()).data.nl?.title).toBe('Zonder https geschreven')
})

test('what the server does not take is told as what it is, and goes on once it may', async ({ people, site }) => {
  const editor = await openEditorAt(await people(), site.url, 'privacy', author)
  const { page } = editor
  const said = () => page.locator('[data-saving]').innerText()

  const takeAgain = await answerSaves(page, 429)
  await editor.field('title').fill('Te druk')
  await editor.state('busy')
  expect(await said()).not.toContain('netwerk')
  await takeAgain()
  await editor.state('saved')

  const mayAgain = await answerSaves(page, 403)
  await editor.field('title').fill('Mag niet')
  await editor.state('forbidden')
  expect(await page.getByRole('alert').innerText()).toContain('mag hier niet meer schrijven')
  await mayAgain()
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await editor.state('saved')

  const shorterAgain = await answerSaves(page, 413)
  await editor.field('title').fill('Veel te lang')
  await editor.state('held')
  expect(await page.locator('[data-refused]').innerText()).toContain('te lang om te bewaren')
  await shorterAgain()
  await editor.field('title').fill('Kort')
  const { draft } = await openEditor(site.url, 'privacy')
  await expect.poll(async () => (await draft()).data.nl?.title).toBe('Kort')
  expect(await page.locator('[data-refused]').count()).toBe(0)
})

test('a save on a version too old, whose news cannot be had either, pauses and says so', async ({ people, site }) => {
  const editor = await openEditorAt(await people(), site.url, 'about', author)
  await answerSaves(editor.page, 409)
  await answerSaves(editor.page, 500, 'GET')
  await editor.field('title').fill('Na een storing')
  await editor.state('busy')
  await editor.page.unroute(saves)
  await editor.state('saved')
  const { draft } = await openEditor(site.url, 'about')
  expect((await draft()).data.nl?.title).toBe('Na een storing')
})

test('a preview that is never answered is asked for again', async ({ people, site }) => {
  const context = await people()
  await context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => timeout(1000)
  })
  const editor = await openEditorAt(context, site.url, 'homepage', author)
  await editor.row('banner').locator('button').first().click()
  let asked = 0
  await editor.page.route('**/control-panel/editing/*/block', (route) => {
    asked += 1
    return asked === 1 ? undefined : route.continue()
  })
  await editor.field('highlightTitle').fill('Toch getekend')
  await editor.frame.getByText('Toch getekend').waitFor()
  expect(asked).toBeGreaterThan(1)

  // A block that comes back is drawn with the whole page.
  const before = await editor.order()
  await editor
    .row('banner')
    .getByRole('button', { name: /^Verberg / })
    .click()
  await expect.poll(editor.order).not.toEqual(before)
  await editor.state('saved')
  let pages = 0
  await editor.page.route(/\/editing\/homepage\/page\b/, (route) => {
    pages += 1
    return pages === 1 ? undefined : route.continue()
  })
  await editor.page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(editor.order).toEqual(before)
  expect(pages).toBeGreaterThan(1)
})

test('taking back while one searches a picture takes back letters of the search, and nothing of the page', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'homepage', author)
  await editor.row('banner').locator('button').first().click()
  await editor.field('buttonLabel').fill('Blijft staan')
  await editor.state('saved')
  await editor.field('image').click()
  await editor.page.locator('#picture-search').pressSequentially('zaal')
  await editor.page.keyboard.press('Control+z')
  await editor.page.keyboard.press('Control+s')
  expect(await editor.page.locator('#picture-search').inputValue()).not.toBe('zaal')
  await editor.page.keyboard.press('Escape')
  expect(await editor.field('buttonLabel').inputValue()).toBe('Blijft staan')
})

test('what somebody else wrote over is not taken back, and that is said in sight until the next act', async ({
  people,
  site,
}) => {
  const editor = await openEditorAt(await people(), site.url, 'disclaimer', author)
  await editor.field('title').fill('Van mij')
  await editor.state('saved')
  const other = await openEditor(site.url, 'disclaimer')
  const { data, version } = await other.draft()
  await other.save({ data: { ...data, nl: { ...data.nl, title: 'Van een ander' } }, version })
  await expect.poll(() => editor.field('title').inputValue()).toBe('Van een ander')
  const refused = editor.page.getByText('Iemand anders schreef hier intussen')
  expect(await refused.count()).toBe(0)
  await editor.page.keyboard.press('Control+z')
  await refused.waitFor()
  const { width = 0, height = 0 } = (await refused.boundingBox()) ?? {}
  expect([width > 300, height > 20]).toEqual([true, true])
  expect(await editor.field('title').inputValue()).toBe('Van een ander')
  await editor.field('title').fill('Toch van mij')
  await expect.poll(() => refused.count()).toBe(0)
})
