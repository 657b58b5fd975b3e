import type { Page } from 'playwright'
import { expect } from 'vitest'
import { atKeys } from '../support/at-keys.ts'
import { asHeader } from '../support/cookies.ts'
import { loginAsEditor, openEditor, uploadPicture } from '../support/editor.ts'
import { openEditorAt } from '../support/editor-page.ts'
import { signInAtPanel } from '../support/panel.ts'
import { pictureFile, replacement } from '../support/pictures.ts'
import { plainPicture } from '../support/plain-picture.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'editor@leerplein.test'))

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const form = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

async function reads(page: Page) {
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('an editor uploads a picture, says which point stays in view, and removes what nothing shows', async ({
  visit,
  cookies,
}) => {
  const { page } = await visit('/control-panel/media', { cookies, width: 360 })
  const upload = async (name: string, mimeType: string, buffer: Buffer) => {
    if (!(await form(page, 'media-upload').isVisible())) await page.locator('[data-opener] summary').click()
    await form(page, 'media-upload').locator('[name="file"]').setInputFiles({ name, mimeType, buffer })
    await form(page, 'media-upload').locator('[type="submit"]').click()
  }
  const picture = await plainPicture('', 'terra', 4, 3)
  await upload('plan.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
  expect(await page.locator('[data-error-for="file"]').innerText()).not.toBe('')
  await upload('gevel.png', 'image/png', Buffer.from(picture))
  expect(await said(page)).toContain('Bewaard.')
  const first = page.locator('tbody tr').first()
  expect(await first.innerText()).toMatch(/gevel\.png[\s\S]*400 × 300[\s\S]*Nergens/)

  await first.getByRole('link', { name: 'Kies het middelpunt: gevel.png' }).click()
  await page.getByRole('radio', { name: '50 % van links, 50 % van boven' }).press('ArrowRight')
  expect(await page.locator('[name="point"]:checked').getAttribute('value')).toBe('0.75 0.5')
  await reads(page)
  await form(page, 'focal-point').locator('[type="submit"]').click()
  await page.getByRole('link', { name: 'Kies het middelpunt: gevel.png' }).click()
  expect(await page.locator('[name="point"]:checked').getAttribute('value')).toBe('0.75 0.5')

  await page.goto(page.url().replace(/edit=[^&]+/, ''))
  await page.getByRole('link', { name: 'Weghalen: gevel.png' }).click()
  await form(page, 'media-remove').getByRole('button').click()
  expect(await said(page)).toContain('Weggehaald.')
  expect(await page.getByText('gevel.png').count()).toBe(0)
})

/** Words that are painted where a picture is. */
function wordsOnPictures(): string[] {
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const isOn = ({ left, right, top, bottom }: DOMRect) =>
      pictures.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top)
    if (node.parentElement?.checkVisibility() && [...range.getClientRects()].some(isOn))
      found.push(node.nodeValue ?? '')
  }
  return found
}

test('what a picture shows is written in each language, and every page that shows it says so from then on', async ({
  visit,
  cookies,
  site,
}) => {
  const id = await uploadPicture(site.url, 'plein.png')
  await (await openEditor(site.url, 'banner')).change(({ data }) => ({
    data: Object.fromEntries(Object.entries(data).map(([locale, values]) => [locale, { ...values, image: id }])),
  }))
  const text = `![](/images/${id}) ![Een eigen woord](/images/${id})`
  await (await openEditor(site.url, 'coaching')).change(({ layout }) => ({
    layout: [...layout, { id: 'pictures', block: 'rich-text', data: { nl: { title: 'Foto', text } } }],
  }))
  const altsAt = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    return [...html.matchAll(/<img[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes(id))
      .map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])
  }
  expect([await altsAt('/'), await altsAt('/coaching')]).toEqual([[''], ['', 'Een eigen woord']])

  // The check before publishing says that no block lays text on a picture.
  const home = await visit('/', { width: 360 })
  for (const width of [360, 768, 1440]) {
    await home.page.setViewportSize({ width, height: 900 })
    expect(await home.page.evaluate(wordsOnPictures), String(width)).toEqual([])
  }

  const { page } = await visit('/control-panel/media?search=plein.png', { cookies, width: 360 })
  const row = page.locator(`[data-id="${id}"]`)
  expect(await row.innerText()).toContain('Ontbreekt')
  await row.getByRole('link', { name: 'Alternatieve tekst: plein.png' }).click()
  await form(page, 'alternative-text').locator('[type="submit"]').click()
  expect(await page.locator('[data-error-for="nl"]').innerText()).not.toBe('')
  await form(page, 'alternative-text').locator('[name="nl"]').fill('Het plein "bij" avond')
  await form(page, 'alternative-text').locator('[name="en"]').fill('The square at night')
  await reads(page)
  await form(page, 'alternative-text').locator('[type="submit"]').click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await row.innerText()).toContain('Ontbreekt in: Frans')
  expect([await altsAt('/'), await altsAt('/en'), await altsAt('/fr'), await altsAt('/coaching')]).toEqual([
    ['Het plein &quot;bij&quot; avond'],
    ['The square at night'],
    ['Het plein &quot;bij&quot; avond'],
    ['Het plein &quot;bij&quot; avond', 'Een eigen woord'],
  ])

  await row.getByRole('link', { name: 'Alternatieve tekst: plein.png' }).click()
  expect(await form(page, 'alternative-text').locator('[name="en"]').inputValue()).toBe('The square at night')
  await form(page, 'alternative-text').locator('[name="decorative"]').check()
  await form(page, 'alternative-text').locator('[type="submit"]').click()
  await expect.poll(() => row.innerText()).toContain('Decoratief')
  expect(await altsAt('/')).toEqual([''])
})

test('an editor chooses a picture by keyboard, uploads another from within, and takes it away', async ({
  browser,
  site,
}) => {
  const id = await uploadPicture(site.url, 'keuze.png')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const editor = await openEditorAt(context, site.url, 'homepage', 'editor@leerplein.test')
  const { page, frame } = editor
  const field = editor.field('image')
  const search = page.getByRole('searchbox')
  await editor.row('banner').getByRole('button').first().click()
  await field.focus()
  await page.keyboard.press('Enter')
  await search.waitFor()
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true)
  await search.fill('keuze')
  await page.getByText('1 beeld', { exact: true }).waitFor()
  expect(await page.locator('[data-picture]').innerText()).toMatch(/keuze\.png[\s\S]*Alternatieve tekst ontbreekt/)
  expect(await violationsIn(page, { without: 'iframe' })).toEqual([])
  await page.locator(`[data-picture="${id}"]`).focus()
  await page.keyboard.press('Enter')
  await frame.locator(`img[src*="${id}"]`).waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  const link = page.getByRole('link', { name: 'Wijzig de alternatieve tekst' })
  expect(await link.getAttribute('href')).toBe(`/control-panel/media?search=${id}&text=${id}`)

  await field.click()
  await search.fill('zo heet er geen')
  await page.getByText('0 beelden', { exact: true }).waitFor()
  const file = page.locator('#picture-file')
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  const error = page.locator('#picture-file-error')
  expect(await error.innerText()).toContain('geen beeld')
  const picture = { name: 'nieuw.png', mimeType: 'image/png', buffer: Buffer.from(await plainPicture('', '', 4, 3)) }
  let wanted: 'away' | 'never' | 'there' = 'away'
  await page.route('**/control-panel/media/upload', (route) =>
    wanted === 'there' ? route.continue() : wanted === 'away' ? route.abort() : undefined,
  )
  await file.setInputFiles(picture)
  await expect.poll(() => error.innerText()).toContain('niet aangekomen')
  wanted = 'never'
  await file.setInputFiles(picture)
  const cancel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('progressbar') })
    .getByRole('button')
  await cancel.press('Enter')
  await expect.poll(() => file.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await error.innerText()).toBe('')
  wanted = 'there'
  await file.setInputFiles(picture)
  await search.waitFor({ state: 'hidden' })
  await page.getByText('nieuw.png').waitFor()
  await editor.state('saved')
  const image = async () => (await (await openEditor(site.url, 'banner')).draft()).data.nl?.image
  const isShown = async () => {
    const saved = await image()
    return saved !== id && (await frame.locator(`img[src*="${saved}"]`).count()) === 1
  }
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true)
  await page.getByRole('button', { name: 'Haal het beeld weg' }).click()
  expect(await field.innerText()).toBe('Kies een beeld')
  await editor.state('saved')
  await expect.poll(image).toBeFalsy()
  await context.close()
})

test('the library shows how far an upload is, and lets it be called off', async ({ visit, cookies }) => {
  const { page } = await visit('/control-panel/media', { cookies, width: 360 })
  const picture = { name: 'traag.png', mimeType: 'image/png', buffer: Buffer.from(await plainPicture('', '', 4, 3)) }
  let isHeld = true
  await page.route('**/control-panel/media*', (route) =>
    isHeld && route.request().method() === 'POST' ? undefined : route.continue(),
  )
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const sends = form(page, 'media-upload').locator('[type="submit"]')
  await page.locator('[data-opener] summary').click()
  await form(page, 'media-upload').locator('[name="file"]').focus()
  await form(page, 'media-upload').locator('[name="file"]').setInputFiles(picture)
  await sends.click()
  await page.getByRole('progressbar').waitFor()
  await reads(page)
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  isHeld = false
  await sends.click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await page.locator('tbody tr').first().innerText()).toContain('traag.png')
  expect(asked, 'nobody is asked whether to leave what was just sent').toEqual([])
})

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await (await pictureFile({ width, height, background: '#2244cc' })).arrayBuffer()),
})

test('a picture is replaced everywhere in two acts and a file, and put back, by mouse and on a phone', async ({
  visit,
  cookies,
  site,
}) => {
  const id = await uploadPicture(site.url, 'markt.png')
  await (await openEditor(site.url, 'banner')).change(({ data }) => ({
    data: Object.fromEntries(Object.entries(data).map(([locale, values]) => [locale, { ...values, image: id }])),
  }))
  const shownAt = async () => new RegExp(`/images/${id}/\\d+`).exec(await (await fetch(site.url)).text())?.[0]
  const { page } = await visit('/control-panel/media?search=markt.png', { cookies, width: 375 })
  let acts = 0
  const act = async (press: Promise<void>) => {
    acts += 1
    await press
  }
  await act(page.getByRole('link', { name: 'Vervang: markt.png' }).click())
  const file = form(page, 'picture-replace').locator('[name="file"]')
  const replaces = () => form(page, 'picture-replace').getByRole('button', { name: 'Vervang overal' })
  expect(await page.getByRole('heading', { name: 'Getoond op 1 plaats' }).isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Banner' }).getAttribute('href')).toBe('/control-panel/content/banner')

  await file.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('geen beeld') })
  await replaces().click()
  await expect.poll(() => page.locator('[data-error-for="file"]').innerText()).toContain('geen beeld')
  await file.setInputFiles(await picture('klein.png', 399, 300))
  await replaces().click()
  await expect.poll(() => page.locator('[data-error-for="file"]').innerText()).toContain('te klein')
  expect(await shownAt()).toBe(`/images/${id}/1`)

  await file.setInputFiles(await picture('markt-2027.png', 500, 250))
  const chosen = page.locator('figure:has(canvas)')
  await chosen.waitFor()
  expect(await chosen.innerText()).toContain('500 × 250 pixels')
  await reads(page)
  await act(replaces().click())
  await expect.poll(() => page.locator('[data-snackbar="success"]').count()).toBe(1)
  expect(await said(page)).toContain('overal staat nu het nieuwe beeld')
  expect(acts).toBe(2)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('markt-2027.png')
  expect(await shownAt()).toBe(`/images/${id}/2`)
  const former = page.locator('[aria-labelledby="former-title"] img')
  await expect.poll(() => former.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await reads(page)

  await page.getByRole('link', { name: 'Zet het vorige beeld terug: markt.png' }).click()
  const question = page.getByRole('dialog')
  expect(await question.locator('img').count()).toBe(2)
  await reads(page)
  await question.getByRole('button', { name: 'Zet het vorige beeld terug' }).click()
  expect(await said(page)).toContain('overal staat weer het vroegere beeld')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('markt.png')
  expect(await shownAt()).toBe(`/images/${id}/3`)
})

test('by keys alone a picture is replaced with what it shows, taken back, and never over somebody else', async ({
  visit,
  cookies,
  site,
}) => {
  const id = await uploadPicture(site.url, 'toren.png')
  const { page } = await visit(`/control-panel/media/${id}`, { cookies, width: 1440 })
  const keys = atKeys(page)
  const file = form(page, 'picture-replace').locator('[name="file"]')
  await keys.reach(file)
  await file.setInputFiles(await picture('toren-nieuw.png', 400, 300))
  await keys.reach(form(page, 'picture-replace').locator('[name="nl"]'))
  await page.keyboard.type('De toren bij nacht')
  await keys.use(form(page, 'picture-replace').getByRole('button', { name: 'Vervang overal' }))
  await expect.poll(() => page.locator('[data-snackbar="success"]').count()).toBe(1)
  const back = page.getByRole('link', { name: 'Zet het vorige beeld terug: toren.png' })
  await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await form(page, 'picture-replace').locator('[name="nl"]').inputValue()).toBe('De toren bij nacht')

  // Somebody else replaces it meanwhile.
  const headers = { authorization: `Bearer ${(await loginAsEditor(site.url)).accessToken}` }
  const body = await replacement({ name: 'van-een-ander.png', width: 400, height: 300 }, { version: '2' })
  expect((await fetch(`${site.url}/api/media/${id}/file`, { method: 'POST', headers, body })).status).toBe(200)
  await file.setInputFiles(await picture('te-laat.png', 400, 300))
  await keys.use(form(page, 'picture-replace').getByRole('button', { name: 'Vervang overal' }))
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain('Iemand anders heeft dit beeld intussen vervangen')
  expect(await page.locator('main').innerText()).toContain('van-een-ander.png')
  await file.setInputFiles(await picture('toch.png', 400, 300))
  await keys.use(form(page, 'picture-replace').getByRole('button', { name: 'Vervang overal' }))
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('toch.png')
  expect(await page.locator('[aria-labelledby="former-title"] li').count()).toBe(3)
})

test('without scripts a picture is replaced and put back too', async ({ visit, cookies, site }) => {
  const id = await uploadPicture(site.url, 'brug.png')
  const { page } = await visit(`/control-panel/media/${id}`, { cookies, width: 375, scripts: false })
  await form(page, 'picture-replace').locator('[name="nl"]').fill('De brug')
  await form(page, 'picture-replace').locator('[type="submit"]').click()
  expect(await page.locator('[data-error-for="file"]').innerText()).toBe('Kies een bestand')
  expect(await form(page, 'picture-replace').locator('[name="nl"]').inputValue()).toBe('De brug')
  await form(page, 'picture-replace')
    .locator('[name="file"]')
    .setInputFiles(await picture('brug-2.png', 400, 300))
  await form(page, 'picture-replace').locator('[type="submit"]').click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('brug-2.png')
  await page.getByRole('link', { name: 'Zet het vorige beeld terug: brug.png' }).click()
  await page.getByRole('dialog').getByRole('button').click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('brug.png')
})

test('a file that is far too large is refused at its field before all of it is read', async ({ site, cookies }) => {
  const id = await uploadPicture(site.url, 'groot.png')
  const body = new FormData()
  body.append('file', new File([Buffer.alloc(30 * 1024 * 1024)], 'groot.png', { type: 'image/png' }))
  const headers = { cookie: asHeader(cookies), origin: site.url }
  const response = await fetch(`${site.url}/control-panel/media/${id}`, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  expect(await response.text()).toMatch(/data-error-for="file"[^>]*>(?:<[^>]*>)*[^<]*groter dan 20 MB/)
})
