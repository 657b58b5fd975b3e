import { createContext } from 'react'
import { brusselsDay } from '../../domain/days.ts'
import { type PracticalKind, practicalMoment } from '../../domain/practical.ts'
import { workingDaysBefore } from '../../domain/public-holidays.ts'
import type { PageContext } from '../../ui/index.ts'

/** Of each list, the rows that cannot wait until tomorrow, under one head; the others, or all, each under its own. */
export const DeskShare = createContext<'urgent' | 'others' | 'all'>('all')

/** Of what waits, by kind: whether it cannot wait until tomorrow. Visitors are promised an answer in one working day. */
export function urgencyAt({ now }: Pick<PageContext, 'now'>) {
  const today = brusselsDay(new Date(now))
  const answerNow = workingDaysBefore(today, 1)
  const goesToday =
    (kind: PracticalKind) =>
    ({ startDate }: { startDate: string }) =>
      brusselsDay(practicalMoment(kind, new Date(startDate))) <= today
  return {
    undecided: ({ decisionOn }: { decisionOn?: string | null }) => (decisionOn ?? '') <= today,
    roomless: goesToday('practical'),
    linkless: goesToday('link'),
    quotations: ({ offerValidUntil }: { offerValidUntil?: string | null }) => offerValidUntil === today,
    messages: ({ createdAt }: { createdAt: string }) => brusselsDay(new Date(createdAt)) <= answerNow,
  }
}
