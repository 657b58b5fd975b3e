import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright'
import type { Cookies } from './cookies.ts'
import { giveBack, takeContext } from './kept-contexts.ts'

/**
 * Chromium's own toolbar is made of pages, in a process of theirs, for each window: two thirds of what a visit costs; a
 * process for the page that may come next is another fifth, and a new frame host for each document (with a compositor of
 * its own) two fifths of a navigation. The switch holds once: with them go those that Playwright switches off and that
 * would touch pages of ours.
 */
const unwanted = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'DestroyProfileOnBrowserClose',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'RenderDocument',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

/** `more` are further flags. Playwright switches the back/forward cache off; `goesBack` leaves it as people have it. */
export const launchBrowser = (more: string[] = [], { goesBack = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: (goesBack ? undefined : process.env.CHROMIUM_SHELL_PATH) ?? process.env.CHROMIUM_PATH,
    ignoreDefaultArgs: goesBack ? ['--disable-back-forward-cache'] : false,
    // A moved clock (README) is not for Chromium, which hangs with it.
    env: { ...process.env, LD_PRELOAD: undefined },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--renderer-process-limit=1',
      `--disable-features=${unwanted}`,
      ...more,
    ],
  })

/**
 * Ends a visit: its context is closed, or waits for the next visitor as if it was new. Chromium sometimes never says that
 * it has let go of a visitor's cookies: no test waits for that.
 */
export async function closeContext(context: BrowserContext) {
  const closed = giveBack(context).then(async (isKept) => {
    if (isKept) return
    await Promise.all(context.pages().map((page) => page.close()))
    await context.close()
  })
  await Promise.race([closed, wait(5000, null, { ref: false })])
}

export interface VisitOptions {
  /** Of the window, in pixels; a desktop's when left out. */
  width?: number
  height?: number
  /** false: a browser with scripts switched off. */
  scripts?: boolean
  /** Only where a test is about the question itself it is still open. */
  cookieQuestion?: 'open' | 'answered'
  /** Who is signed in: what `signInAt` gives. */
  cookies?: Cookies
  /** What the browser believes that time it is, however long a test looks at it. */
  clock?: Date
}

export interface Visit {
  page: Page
  /** Of the document. */
  response: Response
  /** The address of everything the browser asked for, in order. */
  requests: string[]
}

/** The browser itself reports the status of a page not found, or of a form refused; that is what they are meant to answer. */
const isExpected = (text: string) => /the server responded with a status of (?:404|422)/.test(text)

/** What is fetched ahead for scripts is of no use where they are switched off. */
const isForScripts = (text: string) => text.includes('was preloaded using link preload but not used')

/** Gathers whatever a developer would see in red or yellow. */
function watch(page: Page, problems: string[], scripts: boolean) {
  page.on('console', (message) => {
    const text = message.text()
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !isExpected(text) && (scripts || !isForScripts(text))) problems.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
}

/** A new visitor, with cookies of their own, who opens an address. */
export async function openVisit(browser: Browser, address: string, options: VisitOptions, problems: string[]) {
  const { width = 1280, height = 900, scripts = true, cookieQuestion = 'answered' } = options
  const { context, page } = await takeContext(browser, scripts, { width, height })
  const cookie = { name: 'cookieConsent', value: 'declined', url: new URL(address).origin }
  if (cookieQuestion === 'answered') await context.addCookies([cookie])
  const { origin } = new URL(address)
  await context.addCookies([...(options.cookies ?? [])].map(([name, value]) => ({ name, value, url: origin })))
  if (options.clock) await context.clock.setFixedTime(options.clock)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  watch(page, problems, scripts)
  const response = await page.goto(address)
  if (!response) throw new Error(`No answer at ${address}`)
  const visit: Visit = { page, response, requests }
  return { context, visit }
}
