import { object, string } from 'yup'
import { isMonth } from '../../src/domain/days.ts'
import { calendarDay, formatMonth } from '../../src/domain/format.ts'
import { translatorOf } from '../../src/domain/translator.ts'
import { allTexts } from '../../src/ui/all-texts.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import type { PageContext } from '../../src/ui/page-context.ts'
import type { Texts } from '../../src/ui/texts.ts'
import { defineBlock } from '../kit/define-block.ts'

const courseCalendarQuery = graphql(`
  query CourseCalendarBlock($en: Boolean!, $fr: Boolean!, $month: String!) {
    filteredCourses(limit: 1) {
      facets { months { value count } }
    }
    plannedSessions(month: $month, limit: 300) {
      total
      items {
        _id
        startDate
        location { name { ...Text } }
        language { code name { ...Text } }
        registrationCount
        capacity
        plannedCourse { title { ...Text } slug { ...Text } days }
      }
    }
  }
`)

/** The month in the address, else this one and the next. */
function monthsOf({ search, now }: PageContext): string {
  const [asked] = search.month ?? []
  if (asked) return asked
  const today = calendarDay(now)
  const [year = 0, month = 0] = today.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return `${today.slice(0, 7)},${next}`
}

export const courseCalendarBlock = defineBlock({
  type: 'course-calendar',
  schema: object({ title: string().trim().required(), text: string().trim().nullable() }),
  source: 'instance',
  picture: '.TTTT......./............/.kkkkkkkkkk./.tt.ttttt.b./.kkkkkkkkkk./.tt.tttt..b./.kkkkkkkkkk./............',
  reads: ['path', 'search'],
  fields: { title: { kind: 'text' }, text: { kind: 'multiline' } },
  query: {
    document: courseCalendarQuery,
    variables: (_, page) => ({ ...localeFlags(page.locale), month: monthsOf(page) }),
    isThere: (_, { search }) => !search.month || isMonth(search.month[0] ?? ''),
  },
  head(_, __, { locale, search }, title) {
    const [month] = search.month ?? []
    if (!month) return null
    const name = formatMonth(month, locale)
    const t = translatorOf<Texts['course-calendar']>(locale, allTexts[locale]['course-calendar'])
    return { title: `${title} · ${name}`, query: `month=${month}`, description: t('monthText', { month: name }) }
  },
  component: () => import('./course-calendar.tsx'),
})
