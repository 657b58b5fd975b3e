import * as enAreas from './en.ts'
import * as frAreas from './fr.ts'
import * as nlAreas from './nl.ts'

/** The namespaces of all areas beside each other. */
type Joined<Areas, Area extends keyof Areas = keyof Areas> = (
  Area extends unknown
    ? (namespaces: Areas[Area]) => void
    : never
) extends (all: infer All) => void
  ? All
  : never

const joined = <Areas extends object>(areas: Areas): Joined<Areas> => Object.assign({}, ...Object.values(areas))

export const nl = joined(nlAreas)
export const en = joined(enAreas)
export const fr = joined(frAreas)

export type AllTexts = typeof nl

/** Said in more than one namespace: of the whole site, of the panel alone, of forms, and names of states and languages. */
export type SharedNamespace = 'common' | 'panel' | 'fields' | 'status' | 'languages'
type Locale = 'nl' | 'en' | 'fr'
type Tree = { readonly [name: string]: string | Tree }

/** A text that editors changed; `key` is its path: 'course-card.seats.one'. */
export interface TextOverride {
  locale: Locale
  key: string
  text: string
}

/** As the release brings them. */
export const bundledTexts: Readonly<Record<Locale, AllTexts>> = { nl, en, fr }

/** With what editors changed. Read it when it is needed, and keep no part of it: it changes while the process runs. */
export const currentTexts: Record<Locale, AllTexts> = { ...bundledTexts }

const changedAt = (tree: Tree, [name = '', ...rest]: string[], text: string): Tree => {
  const below = tree[name]
  return { ...tree, [name]: typeof below === 'object' ? changedAt(below, rest, text) : text }
}

/** From now on these texts stand in place of the bundled ones, and no others; what is not changed stays the same object. */
export function applyTextOverrides(changes: readonly TextOverride[]): void {
  for (const locale of ['nl', 'en', 'fr'] as const) {
    const own = changes.filter((change) => change.locale === locale)
    const changed = own.reduce(
      (tree: Tree, { key, text }) => changedAt(tree, key.split('.'), text),
      bundledTexts[locale],
    )
    currentTexts[locale] = changed as AllTexts
  }
}
