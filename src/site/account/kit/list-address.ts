import type { PageContext } from '../../../ui/page-context.ts'

/** The first value of a parameter of the address; '' where it has none. */
export const askedValue = ({ search }: PageContext, name: string): string => search[name]?.[0] ?? ''

/** What a list is searched for. */
export const askedText = (page: PageContext, name = 'search'): string => askedValue(page, name).trim().slice(0, 100)

/** One of what a parameter may be; anything else counts as nothing. */
export const askedChoice = <Choice extends string>(page: PageContext, name: string, choices: readonly Choice[]) =>
  choices.find((choice) => choice === askedValue(page, name))

/** Which page of a list, in what the API takes for its number. */
export function askedPage(page: PageContext): number {
  const number = askedValue(page, 'page')
  return /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 1
}

/** A text as the API searches for it anywhere: a comma would mean any of two texts. */
export const anywhere = (text: string): string | undefined => {
  const sought = text.replaceAll(/[\s,]+/g, ' ').trim()
  return sought === '' ? undefined : `~${sought}`
}

type Values = Record<string, string | number | readonly string[] | null | undefined>

/** '?page=2' of what an address asks, '' of nothing: empty values are left out, and so is the first page. */
export function searchOf(values: Values): string {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
  const asked = entries.filter(([name, value]) => value !== '' && !(name === 'page' && value === '1'))
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
}
