import type { Party } from './documents.ts'
import { languageTags, memo } from './format.ts'
import type { Locale, Localized } from './locales.ts'

/** Where its mail comes from, whom to ask, and where money goes; `register` is the court whose register it stands in. */
interface Provider extends Party {
  mail: string
  phone: string
  iban: string
  register: Localized
  /** By which the kmo-portefeuille knows it as a provider of training. */
  recognition: string
}

const cities: Localized = { nl: 'Brussel', en: 'Brussels', fr: 'Bruxelles' }
const streets: Localized = { nl: 'Vaartstraat 12', en: 'Vaartstraat 12', fr: 'rue du Canal 12' }

/** The training provider as documents and mails name it; the site's footer is content of its own. */
export const provider: Provider = {
  name: 'Leerplein',
  address: streets.nl,
  zip: '1000',
  city: cities.nl,
  country: 'BE',
  vat: 'BE0999567875',
  email: 'hallo@leerplein.test',
  mail: 'hallo@leerplein.test',
  phone: '+32 2 000 00 00',
  iban: 'BE65 9990 0123 4596',
  recognition: 'DV.O999999',
  register: { nl: 'RPR Brussel', en: 'RPR Brussels', fr: 'RPM Bruxelles' },
}

/** The provider as the supplier on a document in a language. */
export function supplierIn(locale: Locale): Party {
  const { name, zip, country, vat, email } = provider
  return { name, address: streets[locale], zip, city: cities[locale], country, vat, email }
}

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
