import { originalTexts } from '../../../../locales/texts.ts'
import { type Locale, locales } from '../../../domain/locales.ts'

type Tree = { readonly [name: string]: string | Tree }

/** The control panel's own words, the page that shows the kit, and documents, which stay as they were issued. */
const isLeftOut = (namespace: string) => namespace.startsWith('panel-') || ['kit-page', 'document'].includes(namespace)

function leavesOf(tree: Tree, above: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, below]): [string, string][] => {
    const key = above ? `${above}.${name}` : name
    return typeof below === 'string' ? [[key, below]] : leavesOf(below, key)
  })
}

function textsOf(locale: Locale): Map<string, string> {
  const own = Object.entries(originalTexts[locale]).filter(([namespace]) => !isLeftOut(namespace))
  return new Map(leavesOf(Object.fromEntries(own), ''))
}

const originals: Record<Locale, Map<string, string>> = { nl: textsOf('nl'), en: textsOf('en'), fr: textsOf('fr') }

/** What only joins other things, such as a colon, is no text. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))

/** What the release says at a key; undefined where there is no text that editors change. */
export const originalOf = (key: string, locale: Locale): string | undefined => originals[locale].get(key)

/** Every text that editors may change, in the order of the files. */
export const textKeys: readonly string[] = [...originals.nl.keys()].filter((key) =>
  locales.every((locale) => hasWords(originals[locale].get(key) ?? '')),
)

const known = new Set(textKeys)

export const isTextKey = (key: string): boolean => known.has(key)
