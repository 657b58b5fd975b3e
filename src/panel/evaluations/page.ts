import { brusselsDay, isDay } from '../../domain/days.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

/** What each row is of. */
export const groupings = ['course', 'trainer', 'quarter'] as const

/** What the address asks for; what it does not understand is as if left out. Without days, the year until today. */
export function askedIn({ search, now }: Pick<PageContext, 'search' | 'now'>) {
  const one = (name: string) => search[name]?.[0] ?? ''
  const id = (name: string) => (uuidPattern.test(one(name)) ? one(name) : undefined)
  const today = brusselsDay(new Date(now))
  return {
    by: groupings.find((name) => name === one('by')) ?? 'course',
    from: isDay(one('from'))
      ? one('from')
      : `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('02-29', '02-28'),
    until: isDay(one('until')) ? one('until') : today,
    course: id('course'),
    trainer: id('trainer'),
  }
}

const search = ['by', 'from', 'until', 'course', 'trainer'] as const

/** What participants found, by course, by trainer or over time. */
export const evaluationsPage = definePanelPage({
  path: '/control-panel/evaluations',
  search,
  query: {
    document: graphql(`
      query PanelEvaluations($by: String!, $from: String, $until: String, $course: String, $trainer: String) {
        evaluationResults(by: $by, from: $from, until: $until, course: $course, trainer: $trainer) {
          key name { nl en fr } asked answered
          score { count average counts } recommend { count average counts }
        }
        waiting: evaluationReviews(status: "waiting", limit: 1) { total }
      }
    `),
    variables: askedIn,
  },
  title: (_data, { locale }) => allTexts[locale]['panel-evaluations'].title,
})

export const evaluationsFile = definePanelPage({
  path: '/control-panel/evaluations.csv',
  search,
  file(page) {
    const given = Object.entries(askedIn(page)).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return { path: `/evaluation-results/csv?${new URLSearchParams([...given, ['locale', page.locale]])}` }
  },
})
