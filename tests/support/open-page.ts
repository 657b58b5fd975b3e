import type { Browser, BrowserContext, Page } from 'playwright'
import { closeContext, openVisit, type VisitOptions } from './browser.ts'
import { test as siteTest } from './site.ts'

/** Opens pages at an origin for a test that may be refused things; whatever else they report fails it in the end. */
function openPages(browser: Browser, origin: string, onCleanup: (work: () => Promise<void>) => void) {
  const contexts: BrowserContext[] = []
  const problems: string[] = []
  onCleanup(async () => {
    await Promise.all(contexts.map(closeContext))
    const unexpected = problems.filter((problem) => !problem.includes('Failed to load resource'))
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
  })
  return async (path: string, options: VisitOptions = {}): Promise<Page> => {
    const { context, visit } = await openVisit(browser, origin + path, options, problems)
    contexts.push(context)
    return visit.page
  }
}

/** `post` sends a form as a browser without scripts does; `open` opens a page whose forms may be refused. */
export const test = siteTest
  .extend('open', async ({ browser, site }, { onCleanup }) => openPages(browser, site.url, onCleanup))
  .extend('post', async ({ site }) => {
    return (path: string, entries: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(site.url + path, { method: 'POST', body: new URLSearchParams(entries), redirect: 'manual', headers })
  })

/** What a page says at its foot. */
export const saidIn = (html: string, kind: 'success' | 'error'): string | undefined =>
  new RegExp(`data-snackbar="${kind}".{0,600}?<p[^>]*>([^<]+)`, 's').exec(html)?.[1]

/** What is wrong with a field of a page. */
export const errorAt = (html: string, name: string): string | undefined =>
  new RegExp(`data-error-for="${name.replace('.', '\\.')}".{0,600}?<span>([^<]+)`, 's').exec(html)?.[1]
