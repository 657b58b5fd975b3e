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

/** What axe has against a page as it stands, by WCAG 2.2 AA and by what it calls good practice: best is nothing. */
export async function violationsIn(page: Page, { within, without, except = [] }: Part = {}): Promise<Violation[]> {
  // In one frame, and without the empty page that axe otherwise gathers its findings in.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(except)
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ html }) => html.slice(0, 120)) }))
}
