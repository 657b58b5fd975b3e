import { object } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../define-block.ts'

export const courseDetailQuery = graphql(`
  query CourseDetailBlock($slug: String!, $en: Boolean!, $fr: Boolean!) {
    course(id: $slug) {
      _id
      key
      type
      days
      price
      subsidised
      title { ...Text }
      slug { nl en fr }
      summary { ...Text }
      description { ...Text }
      audience { ...Text }
      outcomes { ...Text }
      programme {
        title { ...Text }
        text { ...Text }
      }
      banner { ...Picture }
      category { key name { ...Text } }
      themes { key name { ...Text } }
      languages { code name { ...Text } }
      locations { key name { ...Text } }
      trainers {
        _id
        name
        bio { ...Text }
        avatar { ...Picture }
      }
      sessions {
        _id
        startDate
        endDate
        duration
        schedule { start end }
        location { isOnline name { ...Text } city { ...Text } address zip }
        language { code name { ...Text } }
        registrationCount
        capacity
        fullyBooked
      }
      related {
        items { ...CourseCard }
      }
    }
  }
`)

/** The course of the page's address; the editors' texts stand in other blocks. */
export const courseDetailBlock = defineBlock({
  type: 'course-detail',
  schema: object({}).noUnknown().meta({ title: 'CourseDetailData' }),
  source: 'instance',
  fields: {},
  query: {
    document: courseDetailQuery,
    variables: (_content, page) => (page.params.slug ? { slug: page.params.slug, ...localeFlags(page.locale) } : null),
  },
  component: () => import('./course-detail.tsx'),
})
