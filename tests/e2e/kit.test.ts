import { expect } from 'vitest'
import { openVisit, type VisitOptions } from '../support/browser.ts'
import { startServer } from '../support/server-process.ts'
import { test as siteTest, temporaryFolder } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

/** A trial server, on a database of its own. */
const test = siteTest
  .extend('trial', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = temporaryFolder()
    const server = await startServer({ DATA_DIR: folder.path, SEED: 'none', LOG_LEVEL: 'error' })
    onCleanup(async () => {
      await server.stop()
      folder.remove()
    })
    return server
  })
  .extend('kit', async ({ browser, trial }, { onCleanup }) => {
    const problems: string[] = []
    const open: (() => Promise<void>)[] = []
    onCleanup(async () => {
      await Promise.all(open.map((close) => close()))
      expect(problems).toEqual([])
    })
    return async (options: VisitOptions & { prefix?: string } = {}) => {
      const { context, visit } = await openVisit(
        browser,
        `${trial.url}${options.prefix ?? ''}/dev/kit`,
        options,
        problems,
      )
      open.push(() => context.close())
      return visit.page
    }
  })

/** The kit shows a journey's steps twice; a page has them once. */
const except = ['landmark-unique']
const parts = ['forms', 'buttons', 'dialogs', 'notices', 'states', 'table', 'waiting']

test.for([
  { prefix: '', lang: 'nl', width: 360 },
  { prefix: '/en', lang: 'en', width: 1440 },
  { prefix: '/fr', lang: 'fr', width: 360 },
])('every part is there in $lang, for everybody, at $width px', async ({ prefix, lang, width }, { kit }) => {
  const page = await kit({ prefix, width })
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  const shown = await page
    .locator('[data-kit]')
    .evaluateAll((found: HTMLElement[]) => found.map((part) => part.dataset.kit))
  expect(shown).toEqual(parts)
  expect(await violationsIn(page, { except })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.for([360, 1440])('text at twice its size stays inside at %i px', async (width, { kit }) => {
  const page = await kit({ prefix: '/fr', width })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const outside = await page.locator('[data-kit] *').evaluateAll((found: HTMLElement[]) =>
    found
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  )
  expect(outside).toEqual([])
})

test('nothing is told by colour alone where colours are forced', async ({ kit }) => {
  const page = await kit({ width: 1440 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  // Of colours axe sees those that a style names, not those that are then forced.
  expect(await violationsIn(page, { except: [...except, 'color-contrast'] })).toEqual([])
  for (const part of await page.locator('[data-status]').all()) {
    expect((await part.textContent())?.trim()).not.toBe('')
    expect(await part.locator('[data-mark]').count()).toBe(1)
  }
  const marks = await page
    .locator('[data-status] [data-mark] path')
    .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).fill))])
  expect(marks).not.toContain('rgb(44, 106, 81)')
})

test('each control is reached by keyboard, with a ring around it', async ({ kit }) => {
  const page = await kit({ width: 1440 })
  const unmarked: string[] = []
  const count = await page.locator('[data-kit] :is(a[href], button, input, select, textarea)').count()
  expect(count).toBeGreaterThan(40)
  await page.locator('[data-kit="forms"] input:visible').first().focus()
  for (let press = 0; press < 45; press++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement
      const marked = [active, active.parentElement].some(
        (element) => element && getComputedStyle(element).outlineStyle !== 'none',
      )
      return marked ? '' : active.outerHTML.slice(0, 120)
    })
    if (seen) unmarked.push(seen)
  }
  expect(unmarked).toEqual([])
})

test('a question takes the focus, gives it back, and Escape is the way out', async ({ kit }) => {
  const page = await kit({ width: 360 })
  const opener = page.locator('a[href="#kit-remove"]')
  await opener.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Nele Peeters verwijderen?' })
  await question.waitFor()
  expect(await question.getByText('Behoud Nele').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a question is asked without scripts too', async ({ kit }) => {
  const page = await kit({ width: 360, scripts: false })
  await page.locator('a[href="#kit-remove"]').click()
  const question = page.locator('#kit-remove')
  expect(await question.isVisible()).toBe(true)
  await question.getByText('Behoud Nele').click()
  expect(await question.isVisible()).toBe(false)
})

test('a refused form says it at each field, in the order of the fields', async ({ kit }) => {
  const page = await kit({ scripts: false })
  const form = page.locator('[data-form="kit-refused"]')
  const told = await form.locator('[data-error-for]').evaluateAll((found: HTMLElement[]) =>
    found.map(({ id, dataset }) => ({
      name: dataset.errorFor,
      described: document.querySelectorAll(`[aria-describedby~="${CSS.escape(id)}"]`).length,
    })),
  )
  const links = await form
    .locator('[data-error-summary] a')
    .evaluateAll((found: HTMLAnchorElement[]) =>
      found.map(({ hash }) => document.querySelector<HTMLInputElement>(`[id="${hash.slice(1)}"]`)?.name),
    )
  expect(told.map(({ name }) => name)).toEqual(links)
  expect(told.length).toBe(9)
  expect(told.every(({ described }) => described > 0)).toBe(true)
  expect(await form.getByLabel('E-mailadres').inputValue()).toBe('sofie.debacker@korenbloem')
  expect(await form.locator('[name="password"]').inputValue()).toBe('')
})

test('nothing of it is on a site that serves people', async ({ site }) => {
  for (const prefix of ['', '/en', '/fr']) expect((await fetch(`${site.url}${prefix}/dev/kit`)).status).toBe(404)
})

test('the picture of the house has every room, and no word of it where people are served in earnest', async ({
  trial,
  site,
}) => {
  const page = await (await fetch(`${trial.url}/dev/house`)).text()
  for (const room of ['api', 'panel', 'site', 'domain']) expect(page).toContain(`class="name">${room}</text>`)
  expect(page).toContain('registrations</text>')
  expect(page).not.toContain('NaN')
  expect((await fetch(`${site.url}/dev/house`)).status).toBe(404)
})
