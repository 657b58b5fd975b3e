import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

export type AllTexts = typeof nl
type Locale = 'nl' | 'en' | 'fr'
type Tree = { readonly [name: string]: string | Tree }

/** A text that editors say otherwise; `key` is its path: 'course-card.seats.one'. */
export interface ChangedText {
  locale: Locale
  key: string
  text: string
}

/** As they stand in the release. */
export const originalTexts: Readonly<Record<Locale, AllTexts>> = { nl, en, fr }

/** What is said now. Read it when something is said, and keep no part of it: editors change it while the process runs. */
export const spokenTexts: Record<Locale, AllTexts> = { ...originalTexts }

const changedAt = (tree: Tree, [name = '', ...rest]: string[], text: string): Tree => {
  const below = tree[name]
  return { ...tree, [name]: typeof below === 'object' ? changedAt(below, rest, text) : text }
}

/** From now on these are said otherwise, and all others as in the release; what is not changed stays the same object. */
export function sayInstead(changes: readonly ChangedText[]): void {
  for (const locale of ['nl', 'en', 'fr'] as const) {
    const own = changes.filter((change) => change.locale === locale)
    const changed = own.reduce(
      (tree: Tree, { key, text }) => changedAt(tree, key.split('.'), text),
      originalTexts[locale],
    )
    spokenTexts[locale] = changed as AllTexts
  }
}
