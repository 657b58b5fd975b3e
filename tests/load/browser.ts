import { join } from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from './server.ts'

interface Weight {
  scripts: number
  styles: number
}

/** Bytes as they came over the line, by the browser's own account. */
const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (ending: string) =>
      files
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    return { scripts: sum('.js'), styles: sum('.css') }
  })

const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => done(total), 300))
      }),
  )

/** One course's path in the catalogue. */
export async function aCourse(url: string): Promise<string> {
  const html = await (await fetch(`${url}/courses`)).text()
  return /href="(\/courses\/[a-z0-9-]+)"/.exec(html)?.[1] ?? '/courses'
}

/** What home, courses and a course weigh in a browser before anybody touches them, and what the search adds. */
export async function benchBrowser(folder: string): Promise<void> {
  const server = await startServer(join(folder, 'data'))
  const browser = await launchBrowser()
  try {
    const rows = []
    for (const path of ['/', '/courses', await aCourse(server.url)]) {
      const page = await browser.newPage({ viewport: { width: 375, height: 800 } })
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      const before = await weigh(page)
      const moved = await shift(page)
      const search = page.locator('[data-block="course-search"] input[name="search"]')
      let added: number | string = '-'
      if (await search.count()) {
        await search.first().focus()
        await page.waitForLoadState('networkidle')
        await search.first().pressSequentially('excel', { delay: 20 })
        await page.waitForTimeout(1000)
        added = (await weigh(page)).scripts - before.scripts
      }
      rows.push({
        path,
        'JavaScript, bytes': before.scripts,
        'CSS, bytes': before.styles,
        'layout shift': moved,
        'search adds, bytes': added,
      })
      await page.close()
    }
    console.table(rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}
