import { createContext, type ReactNode, useContext } from 'react'
import rosetta from 'rosetta'
import type nl from '../../locales/nl.json'
import type { Locale } from '../domain/locales.ts'

/** The interface texts of one language, a namespace for each block or area; Dutch says which keys there are. */
export type Texts = typeof nl
export type Namespace = keyof Texts

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]
type Counted<T> = { [K in keyof T & string]: T[K] extends { one: string; other: string } ? K : never }[keyof T & string]
type Params = Record<string, string | number>

export type TextKey<N extends Namespace> = Leaves<Texts[N]>
type CountKey<N extends Namespace> = Counted<Texts[N]>

/** Says a text of one namespace; `{{name}}` in it is filled from the params. */
export interface Translate<N extends Namespace> {
  (key: TextKey<N>, params?: Params): string
  /** Picks `key.one` or `key.other` by the language's own rules; `{{count}}` is the number. */
  count: (key: CountKey<N>, count: number, params?: Params) => string
}

const sayers = new WeakMap<object, (key: string, params?: Params) => string>()

function sayerOf(texts: Partial<Texts>) {
  const known = sayers.get(texts)
  if (known) return known
  const table = rosetta({ texts })
  const say = (key: string, params?: Params) => table.t(key, params, 'texts') || key
  sayers.set(texts, say)
  return say
}

const plurals = new Map<Locale, Intl.PluralRules>()

function pluralsOf(locale: Locale): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, known)
  return known
}

/** The sayer of one namespace, for code outside React; `texts` may hold only some namespaces. */
export function translator<N extends Namespace>(locale: Locale, texts: Partial<Texts>, namespace: N): Translate<N> {
  const say = sayerOf(texts)
  const translate = (key: string, params?: Params) => say(`${namespace}.${key}`, params)
  const count = (key: string, count: number, params?: Params) => {
    const form = pluralsOf(locale).select(count) === 'one' ? 'one' : 'other'
    return translate(`${key}.${form}`, { count, ...params })
  }
  return Object.assign(translate, { count })
}

const TextsContext = createContext<{ locale: Locale; texts: Partial<Texts> } | null>(null)

export function TextsProvider(props: { locale: Locale; texts: Partial<Texts>; children: ReactNode }) {
  return <TextsContext value={{ locale: props.locale, texts: props.texts }}>{props.children}</TextsContext>
}

function useContextTexts() {
  const context = useContext(TextsContext)
  if (!context) throw new Error('Texts are read outside a TextsProvider')
  return context
}

export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const { locale, texts } = useContextTexts()
  return translator(locale, texts, namespace)
}
