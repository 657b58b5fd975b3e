import type { BrowserContext, Page, Route } from 'playwright'
import { expect } from 'vitest'
import { openVisit, type VisitOptions } from './browser.ts'
import { openEditor } from './editor.ts'
import { test as siteTest } from './site.ts'

export const formPath = '/disclaimer'

/** Puts the newsletter form where an editor might: at the end of a page of text. */
export async function placeForm(url: string) {
  const editor = await openEditor(url, 'disclaimer')
  const words = (title: string) => ({ title, text: 'Elke maand.', buttonLabel: 'Schrijf me in' })
  const data = { nl: words('Nieuws'), en: words('News'), fr: words('Nouvelles') }
  const content = editor.change(({ layout }) => ({
    layout: [...layout, { id: 'news', block: 'newsletter-form', data }],
  }))
  await content
}

interface FormVisit extends VisitOptions {
  path?: string
  /** What this test makes the page report. The network may fail in each. */
  mayThrow?: RegExp
}

/** `open` gives the page with a form on it; what a script asks for is held, changed or refused by its own routes. */
export const test = siteTest
  .extend('formSite', { scope: 'file' }, async ({ site }) => {
    await placeForm(site.url)
    return site
  })
  .extend('open', async ({ browser, formSite }, { onCleanup }) => {
    const contexts: BrowserContext[] = []
    const problems: string[] = []
    const allowed = [/Failed to load resource/]
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()))
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
    })
    return async (options: FormVisit = {}): Promise<Page> => {
      if (options.mayThrow) allowed.push(options.mayThrow)
      const { context, visit } = await openVisit(browser, formSite.url + (options.path ?? formPath), options, problems)
      contexts.push(context)
      return visit.page
    }
  })

export const partsOf = (page: Page) => ({
  form: page.locator('[data-form="newsletter"]'),
  email: page.locator('[data-form="newsletter"] [name="email"]'),
  send: page.locator('[data-form="newsletter"] [type="submit"]'),
  summary: page.locator('[data-error-summary]'),
  error: page.locator('[data-error-for="email"]'),
  success: page.locator('[data-snackbar="success"]'),
  failure: page.locator('[data-snackbar="error"]'),
})

/** React marks each element that it answers for. */
export const isAwake = (form: Element): boolean => Object.keys(form).some((key) => key.startsWith('__reactProps'))

/** Until scripts answer for the form. */
export async function awaken(page: Page): Promise<void> {
  const { email, form } = partsOf(page)
  await email.focus()
  await expect.poll(() => form.evaluate(isAwake)).toBe(true)
}

/** Holds what matches until it is let go; `seen` is how many there were. */
export async function hold(page: Page, address: string | RegExp) {
  const held: Route[] = []
  let isOpen = false
  await page.route(address, (route) => {
    if (isOpen) return route.continue()
    held.push(route)
  })
  return {
    seen: () => held.length,
    async letGo() {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
