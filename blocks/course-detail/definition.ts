import { object } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

graphql(`
  fragment CourseCommon on CourseContentData {
    included
    includedOnline
    includedTailored
    certificate
    cancellation
    subsidy
    contactName
    contactPhone
    tailoredContactName
    tailoredContactPhone
  }
`)

export const courseDetailQuery = graphql(`
  query CourseDetailBlock($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {
    course(id: $slug, locale: $locale) {
      _id
      key
      type
      days
      price
      earlyPrice
      earlyDays
      groupPrice
      groupFrom
      subsidised
      subsidyTheme
      trainingDatabaseNumber
      groupSize
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
      included { ...Text }
      certificate { ...Text }
      banner { ...Picture }
      category { key name { ...Text } }
      themes { key name { ...Text } }
      languages { code name { ...Text } }
      locations { key isOnline address addresses { ...Text } zip name { ...Text } city { ...Text } }
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
        location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }
        language { code name { ...Text } }
        registrationCount
        capacity
        fullyBooked
        minimum
        decisionOn
        decision
      }
      reviews {
        items {
          _id
          name
          score
          language
          role { ...Text }
          text { ...Text }
        }
      }
      related {
        items { ...CourseCard }
      }
    }
    staticContent(type: "course") {
      ... on CourseContent {
        data {
          nl { ...CourseCommon }
          en @include(if: $en) { ...CourseCommon }
          fr @include(if: $fr) { ...CourseCommon }
        }
      }
    }
  }
`)

/** The course of the page's address, with what all courses have in common; the search is what the calculator was given. */
export const courseDetailBlock = defineBlock({
  type: 'course-detail',
  schema: object({}),
  source: 'instance',
  addable: false,
  fields: {},
  query: {
    document: courseDetailQuery,
    variables: (_content, { params: { slug }, locale }) => (slug ? { slug, locale, ...localeFlags(locale) } : null),
  },
  reads: ['search', 'now'],
  script: 'src/site/client/share.ts',
  component: () => import('./course-detail.tsx'),
})
