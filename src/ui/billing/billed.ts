import { countriesIn } from '../../domain/addresses.ts'
import type { Locale } from '../../domain/locales.ts'

/** Where the invoice of a room goes. */
export interface Billed {
  vat?: string | null
  address?: string | null
  zip?: string | null
  city?: string | null
  country?: string | null
}

/** A country that somebody once typed stays a choice. */
export function countryChoices(locale: Locale, present: string | null = null) {
  const known = countriesIn(locale)
  const isKnown = !present || known.some(({ value }) => value === present)
  return isKnown ? known : [...known, { value: present, label: present }]
}

export const isBillable = ({ address, zip, city, country }: Billed) => Boolean(address && zip && city && country)

/** What is known under each field's name; Belgium while no country is. */
export const billedValues = ({ vat, address, zip, city, country }: Billed) => ({
  vat: vat ?? '',
  address: address ?? '',
  zip: zip ?? '',
  city: city ?? '',
  country: country ?? 'BE',
})
