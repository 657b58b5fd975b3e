import { brusselsDay } from '../../domain/days.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { Difference, PublishingPlan } from './today-query.ts'
import { urgencyAt } from './urgency.ts'

/** What waits, by what it has to do with: lists of the API whose every row waits, the longest first. */
const subjects = {
  sessions: ['undecided', 'trainerless', 'roomless', 'linkless', 'choosing'],
  rooms: ['requests', 'quotations', 'overtaken'],
  money: ['mismatches', 'returns', 'credits', 'refused', 'due'],
  people: ['messages', 'reviews'],
  site: [],
  mails: ['undelivered'],
} as const satisfies Record<string, readonly (keyof PanelTodayQuery)[]>
export type Subject = keyof typeof subjects
const subjectNames = Object.keys(subjects) as Subject[]

/** Mails that are sent again wait for nobody, though they did not arrive yet; so does what Peppol has once more. */
export function withoutDone(data: PanelTodayQuery): PanelTodayQuery {
  const less = <Row extends { _id: string }, Found extends { total: number; items: (Row | null)[] }>(
    found: Found | null | undefined,
    done: { items: readonly ({ _id: string } | null)[] } | null | undefined,
  ) => {
    if (!found || !done) return found
    const items = found.items.filter((row) => !listed(done.items).some(({ _id }) => _id === row?._id))
    return { ...found, items, total: found.total - (found.items.length - items.length) }
  }
  return {
    ...data,
    undelivered: less(data.undelivered, data.resent),
    refused: less(data.refused, data.passed),
  }
}

/** Payments that wait for a decision, and mails that do not arrive, are listed as they stand now. */
const live = ['payment-undecided', 'mail-undelivered']

export const differencesIn = (books: PanelTodayQuery['books']): Difference[] =>
  books?.differences.flatMap((row) => (row && !live.includes(row.rule) ? row : [])) ?? []

/** Plans of which nothing became public, and nobody published or planned it since: somebody decides what becomes of them. */
export function failedPlansIn({ publishingPlans }: Pick<PanelTodayQuery, 'publishingPlans'>): PublishingPlan[] {
  const plans = listed(publishingPlans?.items)
  const isAbout = (one: PublishingPlan, other: PublishingPlan) =>
    listed(one.documents).some(({ type }) => listed(other.documents).some((document) => document.type === type))
  return plans.filter(
    (plan) =>
      plan.status === 'refused' &&
      listed(plan.documents).some(({ isPublic }) => !isPublic) &&
      !plans.some((later) => later.status !== 'withdrawn' && later.createdAt > plan.createdAt && isAbout(plan, later)),
  )
}

/** Contents of which a language says something else than readers see, or lacks something, with those languages. */
export const unpublishedIn = ({ staticContentStates }: Pick<PanelTodayQuery, 'staticContentStates'>) =>
  listed(staticContentStates?.items).flatMap((content) => {
    const open = listed(content.languages).filter(({ state }) => state !== 'published')
    return open.length > 0 ? [{ ...content, open }] : []
  })

/** What else waits of a subject than its lists; null for who has nothing to do with it. */
function besideIn(subject: Subject, data: PanelTodayQuery): number | null {
  if (subject === 'people') return data.approvals ? data.approvals.length : null
  if (subject === 'money') return data.books ? differencesIn(data.books).length : null
  if (subject === 'site')
    return data.staticContentStates ? failedPlansIn(data).length + unpublishedIn(data).length : null
  return null
}

const first = <Row>(found: { items: readonly (Row | null)[] } | null | undefined): Row | undefined =>
  listed(found?.items)[0]

/** Since when the first of each kind waits, and for which day the first is that has one. */
function momentsOf(
  subject: Subject,
  data: PanelTodayQuery,
): { since: (string | null | undefined)[]; on: (string | null | undefined)[] } {
  if (subject === 'sessions')
    return {
      since: [],
      on: [data.undecided, data.trainerless, data.roomless, data.linkless, data.choosing].map(
        (found) => first<{ startDate: string }>(found)?.startDate,
      ),
    }
  if (subject === 'rooms')
    return {
      since: [first(data.requests)?.createdAt],
      on: [first(data.quotations)?.offerValidUntil, first(data.overtaken)?.date],
    }
  if (subject === 'money')
    return {
      since: [
        first(data.mismatches)?.createdAt,
        first(data.returns)?.issuedOn,
        first(data.credits)?.receivedOn,
        first(data.refused)?.issuedOn,
        first(data.due)?.dueOn,
      ],
      on: [],
    }
  if (subject === 'people')
    return {
      since: [first(data.messages)?.createdAt, first(data.reviews)?.createdAt, listed(data.approvals)[0]?.createdAt],
      on: [],
    }
  if (subject === 'site') return { since: failedPlansIn(data).map(({ settledAt }) => settledAt), on: [] }
  return { since: [first(data.undelivered)?.createdAt], on: [] }
}

const firstDay = (moments: readonly (string | null | undefined)[]): string | undefined =>
  moments
    .flatMap((moment) => (moment ? [brusselsDay(new Date(moment))] : []))
    .sort()
    .at(0)

export interface Waiting {
  subject: Subject
  count: number
  since: string | undefined
  on: string | undefined
}

/** How much waits of each subject that somebody has to do with, since when, or for which day. */
export const waitingIn = (data: PanelTodayQuery): Waiting[] =>
  subjectNames.flatMap((subject) => {
    const found = subjects[subject].flatMap((kind) => data[kind] ?? [])
    const beside = besideIn(subject, data)
    if (found.length === 0 && beside === null) return []
    const count = found.reduce((sum, { total }) => sum + total, beside ?? 0)
    const { since, on } = momentsOf(subject, data)
    return [{ subject, count, since: firstDay(since), on: firstDay(on) }]
  })

/** How much of all that cannot wait until tomorrow. */
export function urgentIn(data: PanelTodayQuery, page: PageContext): number {
  const isUrgent = urgencyAt(page)
  return [
    listed(data.undecided?.items).filter(isUrgent.undecided),
    listed(data.roomless?.items).filter(isUrgent.roomless),
    listed(data.linkless?.items).filter(isUrgent.linkless),
    listed(data.quotations?.items).filter(isUrgent.quotations),
    listed(data.messages?.items).filter(isUrgent.messages),
  ].reduce((sum, rows) => sum + rows.length, 0)
}
