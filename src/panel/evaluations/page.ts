import { brusselsDay } from '../../domain/days.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'

/** What each row is of. */
export const groupings = ['course', 'trainer', 'quarter'] as const

/** What participants found, by course, by trainer or over time; without days, of the year until today. */
export const evaluationList = defineResourceList({
  path: '/evaluations',
  texts: 'panel-evaluations',
  query: graphql(`
    query PanelEvaluations($by: String!, $from: String, $until: String, $course: String, $trainer: String) {
      evaluationResults(by: $by, from: $from, until: $until, course: $course, trainer: $trainer) {
        key name { nl en fr } asked answered
        score { count average counts } recommend { count average counts }
      }
      waiting: evaluationReviews(status: "waiting", limit: 1) { total }
    }
  `),
  orders: ['name'],
  usual: 'ASC',
  filters: {
    by: { is: groupings, usual: () => 'course' },
    from: {
      is: 'day',
      usual({ now }) {
        const today = brusselsDay(new Date(now))
        return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('02-29', '02-28')
      },
    },
    until: { is: 'day', usual: ({ now }) => brusselsDay(new Date(now)) },
    course: 'id',
    trainer: 'id',
  },
  csv: '/evaluation-results/csv',
})
