import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { launchBrowser } from '../support/browser.ts'
import { aCourse } from './browser.ts'
import { freePort } from './nginx.ts'
import { startServer } from './server.ts'
import { median } from './wrk.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3
const paths = ['/', '/courses', '/about', '/coaching', '/facilities', '/contact', '/newsletter']

interface Measured {
  scores: number[]
  /** Milliseconds until the largest contentful paint. */
  paint: number
  shift: number
  failed: string[]
}

async function measure(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Measured> {
  const result = await lighthouse(url, { port, logLevel: 'error', blockedUrlPatterns })
  if (!result) throw new Error('Lighthouse gave no result')
  const { lhr } = result
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failed: Object.values(lhr.audits).flatMap(({ id, score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && scoreDisplayMode === 'binary' ? [id] : [],
    ),
  }
}

/** Lighthouse mobile on eight pages, medians of three, and the largest contentful paint against the page without any script. */
export async function benchLighthouse(folder: string): Promise<void> {
  const server = await startServer(join(folder, 'data'))
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`], { goesBack: true })
  try {
    const rows = []
    for (const path of [...paths, await aCourse(server.url)]) {
      const results: Measured[] = []
      const bare: Measured[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(server.url + path, port))
        bare.push(await measure(server.url + path, port, ['*.js']))
      }
      const scores = categories.map((category, index) => [
        category,
        median(results.map((one) => one.scores[index] ?? 0)),
      ])
      const paint = median(results.map((one) => one.paint))
      rows.push({
        path,
        ...Object.fromEntries(scores),
        'LCP, ms': Math.round(paint),
        'against no script': (paint / median(bare.map((one) => one.paint))).toFixed(3),
        CLS: median(results.map((one) => one.shift)),
        failed: [...new Set(results.flatMap((one) => one.failed))].join(' '),
      })
    }
    console.table(rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}
