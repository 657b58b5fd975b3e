import { brusselsDay, brusselsInstant, plusDays } from './days.ts'
import { workingDayFrom } from './public-holidays.ts'
import { vatOn } from './vat.ts'

/** What a registration costs, in cents excluding VAT, and the VAT; `cancellationFee` is the part of it for participants who canceled. */
export interface Charged {
  net: number
  vat: number
  cancellationFee: number
  participants: number
}

/** What one of the participants who are left costs, in cents excluding VAT. */
export const pricePerParticipant = ({ net, cancellationFee, participants }: Omit<Charged, 'vat'>): number =>
  participants === 0 ? 0 : (net - cancellationFee) / participants

/**
 * What some of those who share an amount make together, in cents: all shares are the same but for a cent, and who leaves
 * first has the smaller ones. So whoever leaves, alone or with others, in whatever order, all shares make the amount.
 */
export function sharesOfLeaving(amount: number, sharers: number, leaving: number): number[] {
  const share = Math.floor(amount / sharers)
  const larger = amount - share * sharers
  return Array.from({ length: leaving }, (_, index) => share + (index < sharers - larger ? 0 : 1))
}

/**
 * What a registration costs after some of its participants cancel for whom `percent` of their share is taken off, each
 * reckoned alone. The VAT taken off is the difference of both amounts: in whatever order and however many at a time
 * somebody cancels, it comes to the same cent.
 */
export function withoutSome(charged: Charged, leaving: number, percent: number) {
  const shares = sharesOfLeaving(charged.net - charged.cancellationFee, charged.participants, leaving)
  const full = shares.reduce((sum, share) => sum + share, 0)
  return withOff(
    charged,
    full,
    shares.reduce((sum, share) => sum + Math.round((share * percent) / 100), 0),
  )
}

/** What it costs where so much net is taken off of what those who leave cost in full. */
function withOff(charged: Charged, full: number, off: number) {
  const net = charged.net - off
  const vat = vatOn(net)
  const cancellationFee = charged.cancellationFee + full - off
  return { net, vat, cancellationFee, off: { net: off, vat: charged.vat - vat } }
}

/**
 * The same where staff agreed with its customer how much is taken off, in cents including VAT, whatever the terms say:
 * exactly that where whole cents of net and VAT make it, else what is nearest, never more than those who leave cost.
 */
export function withoutAgreed(charged: Charged, leaving: number, credit: number) {
  const { net: full, vat } = withoutSome(charged, leaving, 100).off
  const near = Math.round((credit * full) / Math.max(1, full + vat))
  const fitting = [-2, -1, 0, 1, 2].flatMap((step) => {
    const off = near + step
    if (off < 0 || off > full) return []
    const after = withOff(charged, full, off)
    return [{ after, miss: Math.abs(after.off.net + after.off.vat - credit) }]
  })
  return fitting.reduce((best, one) => (one.miss < best.miss ? one : best)).after
}

/** With at least `days` calendar days to go before the start, `percent` of the price comes back. */
export interface RefundStep {
  days: number
  percent: number
}

/** What customers may change their minds about, and until when; staff set it, and it holds for whoever orders from a day on. */
export interface CancellationTerms {
  refunds: RefundStep[]
  /** Calendar days before the start until which a participant may be replaced, and a registration moved, free of charge. */
  daysToReplace: number
  daysToMove: number
}

/** The share of the price, in percent, that comes back to who cancels with so many days to go. */
export const refundPercent = ({ refunds }: Pick<CancellationTerms, 'refunds'>, daysLeft: number): number =>
  Math.max(0, ...refunds.filter(({ days }) => days <= daysLeft).map(({ percent }) => percent))

// Article VI.53 has two exceptions that could touch courses. 1°: a service that was fully performed with the consumer's
// consent, hence not after the end. 12°: leisure on a fixed date; ours are vocational, and the published terms promise the right.
/**
 * The right of consumers to withdraw from what they ordered at a distance, as it is from a day on. Sources: Code of
 * Economic Law, article VI.47 (14 days from the day after the contract, no reason, no costs); Regulation 1182/71,
 * article 3 (a period that ends on a weekend or a public holiday ends on the next working day).
 * Oldest first; a new rule is a new row.
 */
const withdrawalRules: readonly { validFrom: string; days: number }[] = [{ validFrom: '2014-05-31', days: 14 }]

/** The last day on which a consumer may withdraw from a contract of that day (YYYY-MM-DD); null before the first rule. */
function lastDayToWithdraw(contractDay: string): string | null {
  const rule = withdrawalRules.findLast(({ validFrom }) => validFrom <= contractDay)
  return rule ? workingDayFrom(plusDays(contractDay, rule.days)) : null
}

interface Contract {
  /** A private person who ordered for themselves, not for an enterprise. */
  isConsumer: boolean
  orderedAt: Date
  /** When the course is over. */
  end: Date
}

/** The instant until which a contract may be withdrawn from; null where the law gives no right, or no longer. */
export function withdrawableUntil({ isConsumer, orderedAt, end }: Contract, now: Date): Date | null {
  const lastDay = lastDayToWithdraw(brusselsDay(orderedAt))
  if (!isConsumer || !lastDay) return null
  const midnight = brusselsInstant(plusDays(lastDay, 1), '00:00')
  const until = midnight < end ? midnight : end
  return now < until ? until : null
}
