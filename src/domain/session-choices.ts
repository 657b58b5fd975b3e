/** What became of the choice of somebody whose session was canceled: open, another date, or out of it with the money back. */
export const sessionChoiceStatuses = ['open', 'moved', 'left'] as const
export type SessionChoiceStatus = (typeof sessionChoiceStatuses)[number]

const daysToChoose = 7

/** Until when one may choose: a week, and not beyond the start of the session where seats are kept; at once where there is none. */
export const choiceEnds = (now: Date, otherStart: Date | null): Date =>
  otherStart ? new Date(Math.min(now.getTime() + daysToChoose * 24 * 60 * 60 * 1000, otherStart.getTime())) : now
