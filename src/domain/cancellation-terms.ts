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
