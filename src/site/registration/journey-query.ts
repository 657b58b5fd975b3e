import { isContact } from '../../domain/visitor.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { askedStep, sessionIn } from './journey.ts'

/** So many participants are seen at once; the others are found by their name. */
export const mostShown = 20

/** What every page of registering draws of its course. */
graphql(`
  fragment JourneyCourse on Course {
    _id
    key
    type
    price
    subsidised
    subsidyTheme
    title { ...Text }
    slug { nl en fr }
    category { key }
    sessions {
      _id
      startDate
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
  }
`)

export const journeyQuery = graphql(`
  query RegisterJourney(
    $id: String!
    $session: String!
    $isContact: Boolean!
    $isStudents: Boolean!
    $search: String
    $limit: Int
    $email: String
    $userId: String!
    $en: Boolean!
    $fr: Boolean!
  ) {
    course(id: $id) { ...JourneyCourse }
    registrationDraft(session: $session) @include(if: $isContact) {
      _id
      students { _id firstName lastName email language dateOfBirth birthPlace lacksBirthData }
      registered
      invoice { name address zip city country email vat reference }
      hasInvoice
      seatsLeft
      net
      vat
      total
      isPaidOnline
      expiresAt
      deadlines {
        subsidy { apply pay }
        trainingLeave { request claim isInFlanders }
      }
    }
    students(search: $search, status: "new,invited,active", sort: ["name:ASC"], limit: $limit) @include(if: $isStudents) {
      total
      items { _id firstName lastName email language dateOfBirth birthPlace }
    }
    unpaid: registrations(session: $session, status: "awaiting_payment", phase: "todo", limit: 1)
      @include(if: $isStudents) {
      items { _id total expiresAt students { firstName lastName } }
    }
    self: students(email: $email, limit: 1) @include(if: $isStudents) {
      items { _id firstName lastName email language dateOfBirth birthPlace }
    }
    staticContent(type: "course") @include(if: $isStudents) {
      ... on CourseContent {
        data {
          nl { terms { urlType value } }
          en @include(if: $en) { terms { urlType value } }
          fr @include(if: $fr) { terms { urlType value } }
        }
      }
    }
    me(userId: $userId) @include(if: $isStudents) {
      firstName
      lastName
      email
      emailVerified
      isPrivatePerson
      address
      zip
      city
      country
      organisation { address zip city country }
    }
  }
`)

export type Course = NonNullable<RegisterJourneyQuery['course']>
export type Session = NonNullable<Course['sessions'][number]>
export type Draft = NonNullable<RegisterJourneyQuery['registrationDraft']>
type DraftStudent = NonNullable<Draft['students'][number]>
export type Participant = Pick<DraftStudent, '_id' | 'firstName' | 'lastName' | 'email' | 'language'>

/** Typed as a text; in the API's lists a comma stands between values. */
export const searchedText = ({ search }: PageContext) =>
  (search.q?.[0] ?? '')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, 100)

export function journeyVariables(page: PageContext) {
  const { params, visitor, locale } = page
  const text = searchedText(page)
  return {
    id: params.id ?? '',
    session: sessionIn(page),
    isContact: isContact(visitor),
    isStudents: isContact(visitor) && askedStep(page) !== 'select',
    search: text === '' ? undefined : `~${text}`,
    limit: mostShown,
    email: `=${visitor?.email ?? ''}`,
    userId: visitor?.userId ?? '',
    ...{ en: locale === 'en', fr: locale === 'fr' },
  }
}

/** The editions one can still start, the first one first. */
export const comingSessions = ({ sessions }: Pick<Course, 'sessions'>, { now }: PageContext): Session[] =>
  listed(sessions)
    .filter(({ startDate }) => startDate > now)
    .sort((one, other) => one.startDate.localeCompare(other.startDate))

export const sessionOf = ({ sessions }: Pick<Course, 'sessions'>, page: PageContext): Session | undefined =>
  listed(sessions).find(({ _id }) => _id === sessionIn(page).toLowerCase())

/** What waits to be paid in this session, the last one first; one whose payment is on its way is not due. */
export const unpaidOf = ({ unpaid }: RegisterJourneyQuery) => listed(unpaid?.items)[0] ?? null

/** A session of another course is not there. */
export const isSessionOf = ({ course }: RegisterJourneyQuery, page: PageContext): boolean =>
  course != null && sessionOf(course, page) !== undefined
