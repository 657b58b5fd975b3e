import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
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

/** What axe has against a page as it stands, by WCAG 2.2 AA and by what it calls good practice: best is nothing. */
export async function violationsIn(page: Page, { within, without, except = [] }: Part = {}): Promise<Violation[]> {
  // In one frame, and without the empty page that axe otherwise gathers its findings in.
  // Of what it finds right it need not say where that stands, which takes it longest.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .disableRules(except)
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  const stop = new AbortController()
  const late = wait(patience, null, { signal: stop.signal }).then(() => {
    throw new Error(`axe did not end within ${patience / 1000} s at ${page.url()}; does the page run without scripts?`)
  })
  const { violations } = await Promise.race([axe.analyze(), late]).finally(() => stop.abort())
  return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ html }) => html.slice(0, 120)) }))
}
