import type { Locale } from '../domain/locales.ts'
import { graphql } from './gql/gql.ts'

/** A text as pages ask for it: Dutch to fall back on, and the page's own language. */
graphql(`
  fragment Text on LocalizedText {
    nl
    en @include(if: $en)
    fr @include(if: $fr)
  }
`)

graphql(`
  fragment Picture on Picture {
    url
    width
    height
    focalX
    focalY
    alternativeText { ...Text }
  }
`)

graphql(`
  fragment CourseCard on CourseSummary {
    _id
    key
    type
    days
    price
    subsidised
    title { ...Text }
    slug { ...Text }
    summary { ...Text }
    category { key name { ...Text } }
    locations { key name { ...Text } }
    languages { code }
    nextSession { startDate seatsLeft location { name { ...Text } } language { code name { ...Text } } }
  }
`)

graphql(`
  query Me($userId: String!) {
    me(userId: $userId) {
      _id
      email
      username
      firstName
      lastName
      phone
      language
      role
      active
      approval
      allowMarketing
      isPrivatePerson
      organisation { _id name vat address zip city country reference }
      contact { roles }
      student { _id status dateOfBirth birthPlace }
      trainer { _id name }
    }
  }
`)

/** The variables that make the Text fragment ask for the page's language. */
export const localeFlags = (locale: Locale) => ({ en: locale === 'en', fr: locale === 'fr' })
