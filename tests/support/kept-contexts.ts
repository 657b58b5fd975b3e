import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** A browser context with one page, which a visit takes and gives back as if it was never used. */
interface KeptContext {
  context: BrowserContext
  page: Page
  scripts: boolean
  devtools: CDPSession
  /** Whether a test did to it what nothing undoes. */
  isWorn: boolean
}

/** How many wait for their next visit at most; few tests have more visitors at once. */
const most = 4

const waiting = new WeakMap<Browser, KeptContext[]>()
const taken = new WeakMap<BrowserContext, KeptContext>()

/** What holds for all that a page, a context or its clock shows later. */
const lasting = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'pauseAt',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setGeolocation',
  'setOffline',
  'setSystemTime',
]

const events = [
  'console',
  'crash',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

function onLastingChange(target: object, tell: () => void) {
  for (const name of lasting) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') continue
    Reflect.set(target, name, (...given: unknown[]) => {
      tell()
      return Reflect.apply(method, target, given)
    })
  }
}

async function makeContext(browser: Browser, scripts: boolean): Promise<KeptContext> {
  // Pages move only for those who like it; a test looks at what stands still.
  const context = await browser.newContext({ javaScriptEnabled: scripts, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const made: KeptContext = { context, page, scripts, devtools: await context.newCDPSession(page), isWorn: false }
  const wear = () => {
    made.isWorn = true
  }
  for (const target of [context, page, context.clock]) onLastingChange(target, wear)
  return made
}

/** A page without cookies, storage or history, whose scripts may be compiled already: a new one takes twice the processor. */
export async function takeContext(browser: Browser, scripts: boolean, viewport: { width: number; height: number }) {
  const pool = waiting.get(browser) ?? []
  const found = pool.find((one) => one.scripts === scripts)
  if (found) pool.splice(pool.indexOf(found), 1)
  const one = found ?? (await makeContext(browser, scripts))
  taken.set(one.context, one)
  await one.page.setViewportSize(viewport)
  return one
}

async function reset({ context, page, devtools }: KeptContext) {
  // What the page has said until now is heard before its listeners go.
  await page.evaluate(() => sessionStorage.clear())
  for (const target of [context, page]) for (const event of events) target.removeAllListeners(event)
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([page, context].map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })))
  const { entries } = await devtools.send('Page.getNavigationHistory')
  await page.goto('about:blank')
  await context.clearCookies()
  for (const origin of new Set(entries.map(({ url }) => new URL(url).origin)))
    if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.send('Page.resetNavigationHistory')
  await page.mouse.move(-1, -1)
}

/** Keeps a context for a later visit; false where it is to be closed. */
export async function giveBack(context: BrowserContext): Promise<boolean> {
  const browser = context.browser()
  if (!browser) return false
  const pool = waiting.get(browser) ?? []
  waiting.set(browser, pool)
  if (pool.some((one) => one.context === context)) return true
  const one = taken.get(context)
  taken.delete(context)
  if (!one || one.isWorn || one.page.isClosed() || pool.length >= most) return false
  const isReset = await reset(one).then(
    () => true,
    () => false,
  )
  if (isReset) pool.push(one)
  return isReset
}
