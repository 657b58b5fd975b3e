import { join } from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from './server.ts'

const slower = 4
const latency = 100

/** Someone at a page, by keyboard and pointer; `wakes` is what scripts take over at the first touch. */
interface Scenario {
  what: string
  path: string
  wakes?: string
  act(page: Page): Promise<unknown>
}

const form = (page: Page, name: string) => page.locator(`main [data-form="${name}"]`)

async function sendForm(page: Page, name: string, values: Record<string, string>) {
  for (const [field, value] of Object.entries(values)) {
    await form(page, name).locator(`[name="${field}"]`).click()
    await page.keyboard.type(value, { delay: 30 })
  }
  await form(page, name).locator('[type="submit"]').click()
  await page.locator('[data-snackbar]').waitFor()
}

const scenarios: Scenario[] = [
  {
    what: 'filters',
    path: '/courses',
    async act(page) {
      for (const place of [0, 1, 2]) {
        const changed = page.waitForEvent('framenavigated')
        await page.locator('[data-facet]:visible').nth(place).click()
        await changed
      }
    },
  },
  {
    what: 'search',
    path: '/',
    wakes: 'main form[action$="/courses"]',
    async act(page) {
      await page.locator('main input[name="search"]').click()
      await page.keyboard.type('excel voor starters', { delay: 60 })
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    what: 'contact',
    path: '/contact',
    wakes: 'main [data-form="contact"]',
    act: (page) =>
      sendForm(page, 'contact', {
        ...{ firstName: 'Noor', lastName: 'Peeters', email: `${crypto.randomUUID()}@meting.test` },
        ...{ subject: 'Een vraag', message: 'Is er ook een avondgroep voor wie overdag werkt?' },
      }),
  },
  {
    what: 'newsletter',
    path: '/newsletter',
    wakes: 'main [data-form="newsletter"]',
    act: (page) => sendForm(page, 'newsletter', { email: `${crypto.randomUUID()}@meting.test` }),
  },
]

/** From before the page's first script: how long each interaction took to its next paint, and the longest task. */
function watch() {
  const seen = { interactions: [] as number[], task: 0 }
  Object.assign(window, { seen })
  const follow = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      ...{ type, buffered: true },
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  follow('event', (entry) => {
    if (Reflect.get(entry, 'interactionId')) seen.interactions.push(entry.duration)
  })
  follow('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration)
  })
}

/** Milliseconds from the first touch until React answers, on a line of 100 ms. */
async function timeToWake(page: Page, selector: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', line)
  return page.evaluate(async (wanted) => {
    const root = document.querySelector<HTMLElement>(wanted)
    const began = performance.now()
    root?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
    while (root && !Object.keys(root).some((key) => key.startsWith('__react')))
      await new Promise((frame) => requestAnimationFrame(frame))
    return Math.round(performance.now() - began)
  }, selector)
}

async function measure(page: Page, url: string, { what, path, wakes, act }: Scenario) {
  await page.addInitScript(watch)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const awake = wakes ? await timeToWake(page, wakes) : '-'
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await act(page)
  // Entries come after the paint that they are about.
  await page.waitForTimeout(500)
  const seen: { interactions: number[]; task: number } = await page.evaluate(() => Reflect.get(window, 'seen'))
  return {
    what,
    'interaction to next paint, ms (wanted 100)': Math.max(0, ...seen.interactions),
    'longest task, ms (wanted 50)': Math.round(seen.task),
    [`awake on a line of ${latency} ms (wanted 350)`]: awake,
  }
}

/** How soon pages answer people at a processor four times slower: the worst of each interaction. */
export async function benchInteractions(folder: string): Promise<void> {
  const server = await startServer(join(folder, 'data'))
  const browser = await launchBrowser()
  try {
    const rows = []
    for (const scenario of scenarios) {
      // As high as the window that Chromium draws without a screen: below it no paint is ever reported.
      const context = await browser.newContext({ viewport: { width: 1280, height: 700 } })
      await context.addCookies([{ name: 'cookieConsent', value: 'declined', url: server.url }])
      rows.push(await measure(await context.newPage(), server.url, scenario))
      await context.close()
    }
    console.table(rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}
