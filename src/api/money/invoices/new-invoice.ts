import type { Party, TilePatternSeed } from '../../../domain/documents.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { NewLine } from '../../../domain/vat.ts'

/** What an invoice is made of, whoever asks for it. */
export interface NewInvoice {
  registrationId?: string | null
  bookingId?: string | null
  organisationId: string | null
  userId: string | null
  /** `paid` where the money is in already. */
  status: 'open' | 'paid'
  locale: Locale
  customer: Party
  reference: string | null
  lines: NewLine[]
  floor?: TilePatternSeed
  /** The site's own address, for the link in the mail. */
  publicUrl: string
  /** Who asks, when somebody of the house does. */
  issuedBy?: string | null
}
