import { addressIn } from '../../domain/addresses.ts'
import { normalCode } from '../../domain/discounts.ts'
import { formatHours, formatSessionDays } from '../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { isContact } from '../../domain/visitor.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** So many participants are seen at once; the others are found by their name. */
export const mostShown = 20

/** What every page of registering draws of its course. */
graphql(`
  fragment JourneyCourse on Course {
    _id key type price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme
    title { ...Text }
    slug { nl en fr }
    category { key }
    sessions {
      _id startDate registrationCount capacity fullyBooked minimum decisionOn decision
      schedule { start end }
      location { isOnline name { ...Text } city { ...Text } address addresses { ...Text } zip }
      language { code name { ...Text } }
    }
  }
`)

export const journeyQuery = graphql(`
  query RegisterJourney($id: String!, $session: String!, $isContact: Boolean!, $isStudents: Boolean!,
    $search: String, $limit: Int, $email: String, $userId: String!, $en: Boolean!, $fr: Boolean!) {
    course(id: $id) { ...JourneyCourse }
    registrationDraft(session: $session) @include(if: $isContact) {
      _id registered hasInvoice seatsLeft net total isPaidOnline paymentMethods payment enterpriseSize isSizeKnown
      dueOn expiresAt discountCode discountRefusal discount { code unit value combines }
      prepaidCard prepaidCards { _id number daysLeft daysEach }
      students { _id firstName lastName email language dateOfBirth birthPlace lacksBirthData }
      invoice { name address zip city country email vat reference }
      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }
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
      firstName lastName email emailVerified isPrivatePerson address zip city country
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
    en: locale === 'en',
    fr: locale === 'fr',
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

/** In their order (spec section 2); the address bears the name, and so does the form. */
export const stepNames = ['select', 'students', 'invoice', 'confirmation'] as const
export type StepName = (typeof stepNames)[number]

export const askedStep = ({ search }: PageContext): StepName =>
  stepNames.find((name) => name === search.step?.[0]) ?? 'select'

/** Who pays: a guest's organisation, or themselves. */
export const isForOrganisation = ({ search }: PageContext): boolean => search.as?.[0] === 'organisation'

/** A private person, who mostly comes alone; of a guest the address says so. */
export function isForOneself(page: PageContext): boolean {
  const { visitor = null } = page
  return isContact(visitor) ? visitor?.organisation === null : !isForOrganisation(page)
}

/** Only an enterprise uses the kmo-portefeuille: said to a guest until they are asked who pays. */
export const mayUseSubsidy = (page: PageContext) =>
  !isForOneself(page) || (!isContact(page.visitor ?? null) && askedStep(page) === 'select')

/** Of one participant is spoken until a second is chosen. */
export const isAlone = (page: PageContext, chosen: number) => isForOneself(page) && chosen < 2

type Known = Pick<Draft, 'students' | 'hasInvoice'>

/** The way to pay that was chosen, while it may be. */
export const chosenPayment = ({ payment, paymentMethods }: Draft): string =>
  listed(paymentMethods).find((method) => method === payment) ?? 'online'

interface CodeWish {
  /** Which button was pressed. */
  wanted?: string | null
  /** The code that the shown total is with. */
  applied?: string | null
  discountCode?: string | null
  /** The card that the shown total is with, and the one chosen. */
  appliedCard?: string | null
  prepaidCard?: string | null
}

/** Whether another card is to pay than the one that the shown total is with. */
export const isCardWanted = ({ appliedCard, prepaidCard }: CodeWish): boolean =>
  (appliedCard ?? '') !== (prepaidCard ?? '')

/** Whether a code or days of a card are to be taken off, or no longer, before anything is ordered: others than the shown total is with. */
export function isCodeWanted(wish: CodeWish): boolean {
  const { wanted, applied, discountCode } = wish
  return wanted === 'code' || isCardWanted(wish) || (Boolean(applied) && normalCode(discountCode ?? '') !== applied)
}

/** What is drawn: a step, or what a guest is asked before the first that is somebody's own. */
export type ShownStep = StepName | 'guest'

/** The step that is shown: none before which something is missing. */
export function currentStep(page: PageContext, draft: Known | null): ShownStep {
  const asked = askedStep(page)
  if (asked === 'select') return 'select'
  if (!draft) return 'guest'
  if (asked === 'students' || draft.students.length === 0) return 'students'
  return asked === 'invoice' || !draft.hasInvoice ? 'invoice' : 'confirmation'
}

/** Where somebody belongs who asks for too early a step; null: where they are. */
export function rightStep(page: PageContext, draft: Known | null): StepName | null {
  const shown = currentStep(page, draft)
  return shown === 'guest' || shown === askedStep(page) ? null : shown
}

interface Changes {
  session?: string | null
  add?: string
  edit?: string
  remove?: string
  q?: string
  as?: string
  said?: string
}

/** The address of a step, of another session where one is named. */
export function stepAddress(
  { params, locale }: PageContext,
  step: StepName,
  { session, ...more }: Changes = {},
): string {
  const path = `/courses/${encodeURIComponent(params.id ?? '')}/register/${session ?? params.session ?? ''}`
  const search = new URLSearchParams({ ...(step !== 'select' && { step }), ...more }).toString()
  return `${localePath(path, locale)}${search && `?${search}`}`
}

export const sessionIn = ({ params }: PageContext): string => params.session ?? ''

/** What each step is drawn from. */
export interface StepProps {
  data: RegisterJourneyQuery
  page: PageContext
  form: FormState | undefined
  course: Course
  session: Session
  /** Null for a guest, who sees no more than the first step. */
  draft: Draft | null
  /** The price follows how many are ticked. */
  setCount(count: number): void
}

/** 'ma 4 en di 5 januari 2027'. */
export const daysOf = ({ schedule }: Session, locale: Locale) => formatSessionDays(schedule, locale)

/** The hours of each day, or each day with its own. */
export const hoursOf = ({ schedule }: Session, locale: Locale): string[] => formatHours(listed(schedule), locale)

/** 'Vaartstraat 12, Brussel', or that it is online. */
export const placeOf = ({ location }: Session, locale: Locale): string => {
  const place = inLocale(location.isOnline ? location.name : location.city, locale) ?? ''
  const address = addressIn(location, locale)
  return location.isOnline || !address ? place : `${address}, ${place}`
}

export const languageOf = ({ language }: Session, locale: Locale): string => inLocale(language.name, locale) ?? ''

export const seatsLeftOf = ({ capacity, registrationCount }: Session): number =>
  Math.max(0, capacity - registrationCount)
