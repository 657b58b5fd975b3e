import { brusselsDay, brusselsInstant, plusDays } from './days.ts'
import { workingDayFrom } from './public-holidays.ts'

/**
 * The right of consumers to withdraw from what they ordered at a distance, as it is from a day on. Sources: Code of
 * Economic Law, article VI.47 (14 days from the day after the contract, no reason, no costs); Regulation 1182/71,
 * article 3 (a period that ends on a weekend or a public holiday ends on the next working day).
 */
interface WithdrawalRule {
  validFrom: string
  days: number
}

// Article VI.53 has two exceptions that could touch courses. 1°: a service that was fully performed with the consumer's
// consent, hence not after the end. 12°: leisure on a fixed date; ours are vocational, and the published terms promise the right.
/** Oldest first; a new rule is a new row. */
const withdrawalRules: readonly WithdrawalRule[] = [{ validFrom: '2014-05-31', days: 14 }]

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
