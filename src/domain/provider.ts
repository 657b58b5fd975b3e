import type { Party } from './documents.ts'
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
