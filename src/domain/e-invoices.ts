import type { Party } from './documents.ts'
import type { StateTable } from './state-table.ts'
import { enterpriseNumber } from './vat-number.ts'

/** How an invoice or credit note for a business stands at Peppol; `by_mail` where its mail is all that went. */
export const eInvoiceStates = ['waiting', 'sent', 'delivered', 'accepted', 'refused', 'by_mail'] as const
export type EInvoiceState = (typeof eInvoiceStates)[number]

/** `provider` is the access point; `job` sends, and gives up. */
export type EInvoiceActor = 'provider' | 'job' | 'staff'

/**
 * Late and repeated messages never take one back. What was given up for want of an answer may turn out to have gone;
 * staff send again what was refused or went by mail.
 */
export const eInvoiceTransitions: StateTable<EInvoiceState, EInvoiceActor> = {
  waiting: {
    sent: ['provider'],
    delivered: ['provider'],
    accepted: ['provider'],
    refused: ['provider', 'job'],
    by_mail: ['job'],
  },
  by_mail: { waiting: ['staff'], sent: ['provider'], delivered: ['provider'], accepted: ['provider'] },
  sent: { delivered: ['provider'], accepted: ['provider'], refused: ['provider'] },
  delivered: { accepted: ['provider'], refused: ['provider'] },
  refused: { waiting: ['staff'] },
  accepted: {},
}

/** Our own words for why one went by mail, beside the codes of access points and the ids of rules. */
export const eInvoiceCodes = ['no-number', 'not-registered', 'no-answer'] as const

/** Peppol's lists of VAT numbers, by the letters that those begin with (docs.peppol.eu/edelivery/codelists). */
const vatLists = {
  ...({ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', DK: '0198', EE: '9931' } as const),
  ...({ EL: '9933', ES: '9920', FI: '0213', FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211' } as const),
  ...({ LT: '9937', LU: '9938', LV: '9939', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947' } as const),
  ...({ SI: '9949', SK: '9950' } as const),
}
const hasList = (country: string): country is keyof typeof vatLists => Object.hasOwn(vatLists, country)

type Known = Pick<Party, 'vat' | 'enterpriseNumber'>

/** The number of a Belgian enterprise, with VAT or without; null for anybody else. */
export const enterpriseOf = ({ vat, enterpriseNumber: own }: Known): string | null =>
  enterpriseNumber(vat ?? '') ?? own ?? null

/**
 * Where Peppol finds a party: by the number of its enterprise, else its VAT number (Sweden has no list of those). Null for
 * who has neither, whom Peppol does not know.
 */
export function electronicAddressOf(party: Known) {
  const number = enterpriseOf(party)
  if (number) return { scheme: '0208', id: number } as const
  const country = (party.vat ?? '').slice(0, 2)
  if (party.vat && country === 'SE') return { scheme: '0007', id: party.vat.slice(2, 12) } as const
  return party.vat ? ({ scheme: vatLists[hasList(country) ? country : 'BE'], id: party.vat } as const) : null
}

/** Whether Peppol knows of somebody, and an invoice is there as UBL: who has a VAT number, or that of an enterprise. */
export const hasUbl = ({ vat, enterpriseNumber: own }: Partial<Known>): boolean => Boolean(vat || own)

/** The same in one word: '0208:0417497106'. */
export function participantOf(party: Known): string | null {
  const address = electronicAddressOf(party)
  return address && `${address.scheme}:${address.id}`
}
