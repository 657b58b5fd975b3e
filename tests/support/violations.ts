import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'

interface Violation {
  rule: string
  places: string[]
}

interface Part {
  /** A selector of what alone is looked at; the whole page when left out. */
  within?: string
  /** A selector of what is not. */
  without?: string
  /** Rules that do not hold here. */
  except?: string[]
}

/** Milliseconds that axe gets; where scripts are switched off, its own clocks may stand still. */
const patience = 120_000

/** A page reads it once, in its short form: AxeBuilder has the long one read twice, which takes as long as the rules do. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe has against a page as it stands, by WCAG 2.2 AA and by what it calls good practice: best is nothing. */
export async function violationsIn(page: Page, { within, without, except = [] }: Part = {}): Promise<Violation[]> {
  const part = { ...(within && { include: [within] }), ...(without && { exclude: [without] }) }
  // Of what it finds right it need not say where that stands, which takes it longest; pages have one frame.
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
  const options = { resultTypes: ['violations'], iframes: false, rules }
  const checked = page.evaluate<Violation[]>(`${axe}
    axe.run(${within || without ? JSON.stringify(part) : 'document'}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ html }) => html.slice(0, 120)) })))`)
  const stop = new AbortController()
  const late = wait(patience, null, { signal: stop.signal }).then(() => {
    throw new Error(`axe did not end within ${patience / 1000} s at ${page.url()}; does the page run without scripts?`)
  })
  return Promise.race([checked, late]).finally(() => stop.abort())
}
