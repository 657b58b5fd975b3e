import type { BrowserContext, CDPSession, Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { panelPassword } from '../support/panel.ts'

const address = '/control-panel/content/about'
const letters = 30
/** How many times slower the processor is made to be. */
const speeds = [1, 4]

/** What the page itself keeps of its frames: the longest since it was last asked. */
interface Watched {
  longest: number
  usable?: number
  typedAt: number[]
  shownAt: number[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in every page before anything else. */
function watchFrames() {
  if (window !== window.top) return
  const watched: Watched = { longest: 0, typedAt: [], shownAt: [] }
  window.watched = watched
  let last = performance.now()
  function look(now: number) {
    watched.longest = Math.max(watched.longest, now - last)
    last = now
    if (watched.usable === undefined && document.querySelector('nav li button')) watched.usable = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Notes when a letter is typed, and when the page in the frame has drawn it. */
function watchLetters(word: string) {
  const shown = document.querySelector('iframe')?.contentDocument
  document.addEventListener('beforeinput', () => window.watched.typedAt.push(performance.now()), { capture: true })
  let seen = 0
  function look() {
    const text = shown?.querySelector('[data-draft="block-50"] :is(h1, h2)')?.textContent ?? word
    const count = text.length - word.length
    for (; seen < count; seen += 1) window.watched.shownAt.push(performance.now())
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const percentile95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN

const longestWhile = async (page: Page, doing: () => Promise<void>) => {
  await page.evaluate(() => {
    window.watched.longest = 0
  })
  await doing()
  return page.evaluate(() => Math.round(window.watched.longest))
}

async function signIn(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url + address)
  await page.fill('[name="email"]', 'editor@leerplein.test')
  await page.fill('[name="password"]', panelPassword)
  await page.click('[data-form="panel-login"] [type="submit"]')
  await page.waitForURL(`**${address}`)
  await page.close()
}

/** Bytes as they came over the line. */
const weigh = (page: Page, ending: string) =>
  page.evaluate((wanted) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name }) => new URL(name).pathname.endsWith(wanted))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  }, ending)

async function open(page: Page, url: string) {
  await page.goto(url + address)
  await page.frameLocator('iframe').locator('[data-draft]').last().waitFor()
  await page.locator('li[draggable="true"]').first().waitFor()
}

async function typeIn(page: Page): Promise<{ frame: number; preview: number }> {
  await page
    .locator('nav li button')
    .nth(4 * 50)
    .click()
  const title = page.locator('#field-title')
  const word = await title.inputValue()
  await page.evaluate(watchLetters, word)
  await title.press('End')
  const frame = await longestWhile(page, async () => {
    await page.keyboard.type('x'.repeat(letters), { delay: 120 })
    await page.waitForFunction((count) => window.watched.shownAt.length >= count, letters)
  })
  const waits = await page.evaluate(() =>
    window.watched.shownAt.map((at, index) => at - (window.watched.typedAt[index] ?? at)),
  )
  return { frame, preview: Math.round(percentile95(waits)) }
}

/** Over the list and back, some pixels at a time. */
async function drag(page: Page): Promise<number> {
  const row = page.locator('nav li').nth(50)
  const from = await row.boundingBox()
  const list = await page.locator('nav').first().boundingBox()
  if (!from || !list) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + 40, from.y + 10)
  await page.mouse.down()
  const frame = await longestWhile(page, async () => {
    for (let step = 0; step < 60; step += 1) {
      const y = list.y + 80 + ((step * 20) % (list.height - 160))
      await page.mouse.move(from.x + 40, y)
    }
  })
  // Dropped beside the list it stays where it was.
  await page.mouse.move(from.x + 40, list.y - 20)
  await page.mouse.up()
  return frame
}

async function slow(session: CDPSession, rate: number, latency: number) {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 },
  })
}

/** How the editing screen answers on a page of a hundred blocks, as fast as the machine is and four times slower. */
export async function benchEditorScreen(url: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(watchFrames)
    await signIn(context, url)
    const rows = []
    for (const [rate, latency] of [...speeds.map((one) => [one, 0] as const), [1, 60] as const]) {
      const page = await context.newPage()
      await slow(await context.newCDPSession(page), rate, latency)
      await open(page, url)
      const usable = await page.evaluate(() => Math.round(window.watched.usable ?? Number.NaN))
      const typed = await typeIn(page)
      rows.push({
        ...{ 'times slower': rate, 'network, ms': latency, 'usable after, ms': usable },
        'longest frame while typing, ms': typed.frame,
        'a letter in the page, p95, ms': typed.preview,
        'longest frame while dragging, ms': await drag(page),
        ...{ 'JavaScript, bytes': await weigh(page, '.js'), 'CSS, bytes': await weigh(page, '.css') },
      })
      await page.close()
    }
    console.table(rows)
  } finally {
    await browser.close()
  }
}
