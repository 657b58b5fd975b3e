import { languageTags, memo } from './format.ts'
import type { Locale, Localized } from './locales.ts'

interface Place {
  address?: string | null
  addresses?: Partial<Localized<string | null>> | null
}

/** The street and number as that language has them: Brussels names its streets twice. */
export const addressIn = ({ address, addresses }: Place, locale: Locale): string | null =>
  addresses?.[locale] ?? address ?? null

/** Where customers are billed: Belgium and those around it, the Union, and two more. */
const codes = 'BE NL FR DE LU AT BG CY CZ DK EE ES FI GR HR HU IE IT LT LV MT PL PT RO SE SI SK CH GB'.split(' ')
const nearest = 5

export const isCountryCode = (text: string | null) => codes.includes(text ?? '')

/** Each with its name, those nearby first. */
export const countriesIn = memo((locale): readonly { value: string; label: string }[] => {
  const names = new Intl.DisplayNames([languageTags[locale]], { type: 'region' })
  const all = codes.map((value) => ({ value, label: names.of(value) ?? value }))
  const others = all.slice(nearest).sort((a, b) => a.label.localeCompare(b.label, locale))
  return [...all.slice(0, nearest), ...others]
})
