import type { Page } from 'playwright'
import { expect } from 'vitest'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base, siteProcess } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel/words'

/** `editor` opens a page about words as an editor. */
const test = base
  .extend('site', { scope: 'file' }, siteProcess)
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))
  .extend('editor', async ({ visit, cookies }) => async (path: string) => {
    const { page } = await visit(panel + path, { cookies, width: 360 })
    return page
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const row = (page: Page, id: string) => page.locator(`[data-id="${id}"]`)
const form = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

async function reads(page: Page) {
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

async function search(page: Page, name: string, words: string) {
  await page.locator(`#${name}`).fill(words)
  await page
    .locator('search form', { has: page.locator(`#${name}`) })
    .locator('[type="submit"]')
    .first()
    .click()
}

async function save(page: Page, text: string) {
  await form(page, 'interface-text').locator('[name="text"]').fill(text)
  await form(page, 'interface-text').locator('[type="submit"]').click()
}

test('an editor finds a text by its word, says it otherwise in one language, and takes that back', async ({
  site,
  editor,
}) => {
  const titleAt = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(site.url + path)).text())?.[1]
  const [dutch, french] = [await titleAt('/login'), await titleAt('/fr/login')]
  const page = await editor('')
  await search(page, 'search', 'course-card.days.other')
  const change = (key: string, language: string) =>
    row(page, key).getByRole('link', { name: `Wijzigen: ${key}, ${language}` })
  await change('course-card.days.other', 'Nederlands').click()
  await save(page, 'enkele dagen')
  expect(await page.locator('[data-error-for="text"]').innerText()).toContain('dubbele accolades')
  expect(await form(page, 'interface-text').locator('[name="text"]').inputValue()).toBe('enkele dagen')
  await reads(page)

  await search(page, 'search', 'auth.login.title')
  await change('auth.login.title', 'Nederlands').click()
  await save(page, 'Kom binnen')
  expect(await said(page)).toContain('Bewaard.')
  expect(await row(page, 'auth.login.title').innerText()).toContain('Gewijzigd door')
  expect([await titleAt('/login'), await titleAt('/fr/login')]).toEqual(['Kom binnen', french])
  await change('auth.login.title', 'Nederlands').click()
  await form(page, 'interface-text-reset').getByRole('button').click()
  expect(await said(page)).toContain('weer het origineel')
  expect(await titleAt('/login')).toBe(dutch)
})

test('an editor adds a word that visitors type, tries it, changes it and removes it', async ({
  site,
  editor,
  cookies,
}) => {
  const page = await editor('/search-terms')
  const attempt = async () => {
    await page.locator('#try').fill('stapelaar')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    return page.locator('#try-title ~ [role="status"]').innerText()
  }
  expect(await attempt()).toContain('0 opleidingen')
  const write = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields))
      await form(page, 'search-term').locator(`[name="${name}"]`).fill(text)
    await form(page, 'search-term').locator('[type="submit"]').click()
  }
  await write({ term: 'Stapelaar', meanings: 'heftruck, reachtruck' })
  expect(await said(page)).toContain('Bewaard.')
  expect(await attempt()).toContain('Attest heftruckbestuurder')
  await write({ term: 'stapelaar', meanings: '' })
  expect(await page.locator('[data-error-for="term"]').innerText()).toContain('staat er al')

  await search(page, 'term', 'stapelaar')
  await page.getByRole('link', { name: 'Wijzigen: stapelaar' }).click()
  expect(await form(page, 'search-term').locator('[name="meanings"]').inputValue()).toBe('heftruck, reachtruck')
  await reads(page)
  await write({ meanings: 'zeppelin' })
  expect(await page.locator('tbody').innerText()).toContain('zeppelin')
  await page.getByRole('button', { name: 'Weghalen: stapelaar' }).click()
  expect(await said(page)).toContain('Weggehaald.')
  expect(await page.locator('tbody').count()).toBe(0)

  const gone = { form: 'search-term-remove', id: crypto.randomUUID() }
  const refused = await panelAt(site.url, cookies).post(`${panel}/search-terms`, gone)
  const html = await refused.text()
  expect([refused.status, html.includes('role="alert"'), html.includes('staat er al')]).toEqual([422, true, false])
})

test('an editor changes what a mail says and sees it as it arrives, in its language', async ({
  site,
  editor,
  cookies,
}) => {
  const page = await editor('/mails')
  await search(page, 'search', 'approval-given')
  expect(await row(page, 'approval-given').innerText()).toContain('U hoort nu bij …')
  await page.locator('#reader').selectOption('desk')
  await search(page, 'search', 'approval-given')
  expect(await row(page, 'approval-given').count()).toBe(0)
  await page.locator('#reader').selectOption('account')
  await search(page, 'search', 'approval-given')
  expect(await row(page, 'approval-given').innerText()).toContain('De houder van het account')
  await page.getByRole('link', { name: 'Uw aanvraag is goedgekeurd' }).click()
  const mail = () => page.frameLocator('iframe')
  await mail().getByRole('heading', { name: 'Uw aanvraag is goedgekeurd' }).waitFor()
  const key = 'mail.kinds.approval-given.title'
  await row(page, key).getByRole('link', { name: 'Wijzigen: Uw aanvraag is goedgekeurd, Titel, Frans' }).click()
  expect(await page.locator('main').innerText()).not.toContain('mail.kinds')
  await save(page, 'Bienvenue')
  await mail().getByRole('heading', { name: 'Bienvenue' }).waitFor()
  await reads(page)

  const read = panelAt(site.url, cookies).read
  const preview = await read(`${panel}/mails/approval-given/preview`)
  expect(preview.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/)
  for (const kind of ['nothing', 'constructor']) expect((await read(`${panel}/mails/${kind}`)).status, kind).toBe(404)
  expect((await panelAt(site.url).read(`${panel}/mails/approval-given/preview`)).status).toBe(303)
})
