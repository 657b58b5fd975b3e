import { withoutSpaces } from './bank.ts'
import type { Supplier } from './documents.ts'
import { inLocale, type Locale, type Localized } from './locales.ts'

/** A text that may be left out in a language: readers see the Dutch one then. */
type Translated = Localized<string | null> & { nl: string }

/** The training provider as staff write it down: who it is, where it is reached, and what its papers say. */
export interface Provider {
  name: string
  /** The street and number. */
  street: Translated
  zip: string
  city: Translated
  /** Belgian: its digits are those of the enterprise. */
  vat: string
  /** Where its mail comes from, and whom customers write to. */
  email: string
  phone: string
  /** Where money goes, in groups of four. */
  iban: string
  /** The court whose register it stands in. */
  register: Translated
  /** By which the kmo-portefeuille knows it as a provider of training. */
  recognition: string
  openingHours: Translated | null
  /** A line about its general terms, on invoices and quotations. */
  terms: Translated | null
  /** A line at the end of invoices. */
  invoiceLine: Translated | null
  /** Accounts that it had before: what still comes in there is its money too. */
  formerIbans: string[]
  /** An instant of UTC. */
  updatedAt: string
}

/**
 * As the newest row of the database says it, at first as that is filled (`src/main/follow-texts.ts` keeps it so). Read it when
 * it is needed, and keep no part of it: it changes while the process runs. Browsers ask the API.
 */
export const provider: Provider = {
  name: 'Leerplein',
  street: { nl: 'Vaartstraat 12', en: 'Vaartstraat 12', fr: 'rue du Canal 12' },
  zip: '1000',
  city: { nl: 'Brussel', en: 'Brussels', fr: 'Bruxelles' },
  vat: 'BE0999567875',
  email: 'hallo@leerplein.test',
  phone: '+32 2 000 00 00',
  iban: 'BE65 9990 0123 4596',
  register: { nl: 'RPR Brussel', en: 'RPR Brussels', fr: 'RPM Bruxelles' },
  recognition: 'DV.O999999',
  openingHours: null,
  terms: null,
  invoiceLine: null,
  formerIbans: [],
  updatedAt: new Date(0).toISOString(),
}

/** The provider is that from now on. */
export function applyProvider(said: Provider): void {
  Object.assign(provider, said)
}

/** The provider as the supplier on a document in a language: a paper keeps it as it was. */
export const supplierIn = (locale: Locale): Supplier => ({
  name: provider.name,
  address: inLocale(provider.street, locale),
  zip: provider.zip,
  city: inLocale(provider.city, locale),
  country: 'BE',
  vat: provider.vat,
  email: provider.email,
  phone: provider.phone,
  iban: provider.iban,
  register: inLocale(provider.register, locale) ?? '',
  terms: inLocale(provider.terms, locale),
  invoiceLine: inLocale(provider.invoiceLine, locale),
})

/** The IBAN of an account that is or was the provider's; a Belgian one is known by the twelve digits in it too. */
export const ownAccount = (account: string): string | undefined =>
  [provider.iban, ...provider.formerIbans]
    .map(withoutSpaces)
    .find((own) => account === own || account === own.slice(-12))
