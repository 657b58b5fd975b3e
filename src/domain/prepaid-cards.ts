import { sharesOfLeaving } from './cancellation.ts'

/** How a card stands, by what happened: its invoice, what was used of it, and the day. */
export const cardStates = ['unpaid', 'usable', 'used', 'expired', 'canceled'] as const
type CardState = (typeof cardStates)[number]

/** As many days as one card has at most. */
export const mostDays = 500

/** In any language: '4', '4½', '½'. */
export const writtenDays = (days: number): string => (days % 1 === 0 ? String(days) : `${Math.floor(days) || ''}½`)

/** A card as an order may be paid with it. */
export interface CardValue {
  number: string
  /** Days that are left; halves come back from who canceled late. */
  daysLeft: number
  /** What a participant takes: each calendar day on which the session meets is a whole one, half a day of training too. */
  daysEach: number
}

/** Participants that it pays for: whole ones, as many as it has days for; the others cost what they cost without it. */
export const coveredBy = ({ daysLeft, daysEach }: CardValue, participants: number): number =>
  Math.min(participants, Math.floor(daysLeft / daysEach))

/** A card as a registration may be paid with it by a customer. */
export interface CardTerms extends CardValue {
  id: string
  state: CardState
}

const refusals: Partial<Record<CardState, string>> = {
  unpaid: 'error.cardUnpaid',
  expired: 'error.cardExpired',
  canceled: 'error.cardUnknown',
}

/** Why a card does not count, as an error at its field; null where it does. */
export function refusalOfCard(card: CardTerms | null, price: number | null): string | null {
  if (!card) return 'error.cardUnknown'
  const refusal = refusals[card.state]
  if (refusal) return refusal
  if (!price) return 'error.cardNotForCourse'
  return coveredBy(card, 1) === 0 ? 'error.cardUsedUp' : null
}

/** What a registration has of a card, in half days; `kept` of them is for participants who canceled too late. */
export interface HeldDays {
  halfDays: number
  kept: number
}

/**
 * What it has left after some of its participants cancel for whom `percent` of their share comes back: all have the same
 * share of its days but for a half, whoever the days paid for, as all have the same share of its money. Half a day that the
 * terms would split comes back.
 */
export function daysAfter({ halfDays, kept }: HeldDays, participants: number, leaving: number, percent: number) {
  const shares = sharesOfLeaving(halfDays - kept, participants, leaving)
  const full = shares.reduce((sum, share) => sum + share, 0)
  const back = shares.reduce((sum, share) => sum + Math.ceil((share * percent) / 100), 0)
  return { halfDays: halfDays - back, kept: kept + full - back, back }
}
