import type { PriceLine } from './discounts.ts'
import type { PracticalField } from './practical.ts'
import type { SessionDecision } from './sessions.ts'

/** A PDF, or the days of a session for a calendar, that goes with a mail; made when the mail is sent. */
export interface MailAttachment {
  document: 'invoice' | 'reminder' | 'quotation' | 'certificate' | 'calendar'
  id: string
}

/** What a mail about a session repeats of it; instants in UTC. Mails of before 24 November 2026 have no `schedule`. */
export interface SessionFacts {
  course: string
  start: string
  end: string
  schedule?: { start: string; end: string }[]
  location: string
  participants: string[]
  /** Whether it runs, where that hangs on how many come: `decisionOn` is the day by which that is decided. */
  decision?: SessionDecision
  minimum?: number
  decisionOn?: string
}

/** By when to act, for who uses the kmo-portefeuille or training leave: days; left out where it is not for them. */
export interface DeadlineFacts {
  applyBy?: string
  payBy?: string
  /** The course's in the Flemish training database. */
  leaveNumber?: string
  requestBy?: string
  claimBy?: string
}

/** How a price that something was taken off is made, without VAT, and the VAT of it; left out where there is nothing to explain. */
export interface PriceFacts {
  priceLines?: PriceLine[]
  priceVat?: number
}

/** For who takes part, perhaps without an account: `url` is the page of the course, `route` the way there on a map. */
export interface SeatFacts {
  firstName: string
  url?: string
  route?: string
}

/**
 * What who comes is to know: the room, the way there and where to park, what to bring, whom to call; of what is online the
 * link, or the day on which it is mailed. Texts in the reader's language.
 */
export interface PracticalFacts {
  isOnline: boolean
  classroom?: string
  directions?: string
  parking?: string
  bring?: string
  onSite?: string
  link?: string
  linkOn?: string
}

/** What a session said before it was changed, of what is told of a change. */
export interface ChangeFacts {
  changed: PracticalField[]
  /** The room that it was in. */
  previousRoom?: string
}

/** Who gets mails of a kind, customers first, then who works here. */
export const mailReaders = [
  ...(['account', 'admin', 'customer', 'both', 'participant', 'waiting', 'billing', 'renter'] as const),
  ...(['trainer', 'subscriber', 'writer', 'desk', 'editor', 'colleague'] as const),
] as const
export type MailReader = (typeof mailReaders)[number]

/** A kind of mail: its facts are those of the example, unless some can be left out. `Text` are the names of its texts under mail.kinds where they are not its own name alone. */
export interface MailDefinition<Values extends object, Text extends string = never> {
  to: MailReader
  /** Hours after which the secret link in it opens nothing any more, or is not needed: whoever has it could use it till then. */
  linkHours?: number
  /** It tells somebody of a seat that is theirs or will be. */
  tellsWhetherItRuns?: true
  /** One act of ours tells many: it is kept back from an address whose mail before it came back. */
  isToMany?: true
  /** Made-up facts, for whoever changes its texts; amounts in cents, days as YYYY-MM-DD. */
  example: Values
  /** What costs nothing or is paid reads otherwise. */
  text?(values: NoInfer<Values>): Text
  /** Examples of its other texts, by what they tell otherwise. */
  others?: readonly Partial<NoInfer<Values>>[]
}

export const defineMail = <Values extends object, Text extends string = never>(
  definition: MailDefinition<Values, Text>,
) => definition

/** Made up. It leads nowhere: nothing of a preview is followed. */
export const url = 'https://leerplein.example/'
export const firstName = 'Sofie'
export const session: SessionFacts = {
  course: 'Excel voor beginners',
  start: '2027-01-14T08:00:00Z',
  end: '2027-01-15T16:00:00Z',
  schedule: [
    { start: '2027-01-14T08:00:00Z', end: '2027-01-14T16:00:00Z' },
    { start: '2027-01-15T08:00:00Z', end: '2027-01-15T16:00:00Z' },
  ],
  location: 'Leerplein Brussel',
  participants: ['Sofie Claes', 'Jan Peeters'],
}
/** For whom it is there. */
export const deadlines: DeadlineFacts = {}
/** Of what costs its list price. */
export const priced: PriceFacts = {}
export const seat: SeatFacts = { firstName, url }
export const soon = '2027-01-01T13:30:00Z'
export const amount = 108_050
export const number = '2027-0042'
export const customer = 'Brouwerij De Hop'
export const email = 'eva@example.org'
/** What a mail to the provider says of a customer. */
export const byCustomer = { customer, email, url }
export const reason = 'We vonden een andere datum.'
