import { boolean, object, string } from 'yup'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { localePath } from '../../domain/locales.ts'
import { lastToComplete } from '../../domain/practical.ts'
import { uuidPattern } from '../../domain/values.ts'
import { houseRoles, worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { panelRoot, textHref } from '../kit/paths.ts'

const id = string().uuid('error.form').required('error.required')

const approvalSchema = object({
  applicant: id,
  organisation: id,
  approval: string()
    .oneOf(['approved', 'rejected'] as const, 'error.choice')
    .required('error.required'),
})

const sessionSchema = object({ session: id })

/** Days ahead that the desk looks. */
const daysAhead = 7
/** Days ahead in which a trainer sees that they cannot come; no period of the calendar is longer. */
const calendarAhead = 61
/** Rows of a kind; the rest is where its link leads. */
export const shownRows = 10
/** Of what just happened. */
const latestShown = 8

graphql(`
  fragment Unprepared on PlannedSession {
    _id startDate registrationCount plannedCourse { title { nl en fr } } location { name { nl en fr } }
  }
`)

/** What waits on a person: asked of the calls that hold it, in one document. */
const todayQuery = graphql(`
  query PanelToday(
    $until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!
    $answered: String!, $hasAnswered: Boolean!, $isDesk: Boolean!, $isFinance: Boolean!, $isRooms: Boolean!, $isOffice: Boolean!, $isEditor: Boolean!, $isReviewer: Boolean!
    $isHouse: Boolean!, $isTrainer: Boolean!, $ahead: String!
    $asked: String!, $act: String!, $isAsked: Boolean!
  ) {
    taughtSessions @include(if: $isTrainer) {
      _id title { nl en fr } place { nl en fr } room end participants toGrade
      hours { start end }
      toNote { day half }
    }
    trainerCalendar(from: $day, to: $ahead) @include(if: $isTrainer) {
      _id absences { _id fromDay untilDay }
    }
    requests: bookings(status: "new", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isRooms) {
      total
      items { _id firstName lastName organisationName persons date dayPart configuration catering createdAt }
    }
    quotations: bookings(
      status: "waiting_for_customer", offerValidUntil: $until, sort: ["offerValidUntil:ASC"], limit: $limit
    ) @include(if: $isRooms) {
      total
      items { _id firstName lastName organisationName persons date dayPart phone offerValidUntil offer { number total } }
    }
    overtaken: bookings(isOvertaken: "true", sort: ["date:ASC"], limit: $limit) @include(if: $isRooms) {
      total
      items { _id firstName lastName organisationName date dayPart offer { number } }
    }
    approvals @include(if: $isDesk) { _id firstName lastName email organisation { _id name } createdAt }
    undecided: plannedSessions(
      toDecide: "true", decisionOn: $until, sort: ["startDate:ASC"], limit: $limit
    ) @include(if: $isDesk) {
      total
      items {
        _id startDate decisionOn minimum registrationCount plannedCourse { title { nl en fr } }
        location { name { nl en fr } }
      }
    }
    sessionMails(id: $asked, act: $act) @include(if: $isAsked) { ...ExpectedMails }
    roomless: plannedSessions(lacks: "room", startDate: $rooms, endDate: ">=today", sort: ["startDate:ASC"], limit: $limit) @include(if: $isDesk) {
      total
      items { ...Unprepared }
    }
    linkless: plannedSessions(lacks: "link", startDate: $links, endDate: ">=today", sort: ["startDate:ASC"], limit: $limit) @include(if: $isDesk) {
      total
      items { ...Unprepared }
    }
    trainerless: waitingTrainerRequests @include(if: $isDesk) {
      total
      items { _id startDate title { nl en fr } place { nl en fr } names isDeclined }
    }
    mismatches: payments(difference: "undecided", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { _id customer course { nl en fr } quotation amount paidAmount createdAt }
    }
    messages: contacts(handled: "false", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isDesk) {
      total
      items { _id firstName lastName subject createdAt }
    }
    answered: contacts(_id: $answered, handled: "true", limit: $limit) @include(if: $hasAnswered) {
      total
      items { _id firstName lastName subject createdAt }
    }
    due: invoices(kind: "invoice", status: "open", dueOn: $today, sort: ["dueOn:ASC"], limit: 999) @include(if: $isFinance) {
      total
      items { _id number dueOn owed customer { name } }
    }
    returns: invoices(toReturn: "true", sort: ["issuedOn:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { _id number issuedOn total creditOf customer { name } }
    }
    credits: receipts(hasRest: "true", sort: ["receivedOn:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { _id rest receivedOn customer organisation user reference }
    }
    refused: invoices(refused: "true", sort: ["issuedOn:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { _id number issuedOn creditOf customer { name } }
    }
    choosing: deskRegistrations(isChoosing: "true", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isDesk) {
      total
      items { _id customer course { nl en fr } startDate }
    }
    undelivered: mails(state: "undelivered", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isOffice) {
      total
      items { _id to subject createdAt }
    }
    books @include(if: $isFinance) { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }
    roomUses(from: $day, to: $day) @include(if: $isOffice) { roomType start end session title { nl en fr } reason note }
    roomCalendar(from: $day, to: $day) @include(if: $isOffice) {
      _id status dayPart roomType firstName lastName organisationName
    }
    allRoomTypes(sort: ["sequence:ASC"]) @include(if: $isOffice) { _id name { nl en fr } }
    activities(limit: $latest, locale: $locale) @include(if: $isHouse) {
      items { _id at by kind isCreditNote event subject target targetId }
    }
    reviews: evaluationReviews(status: "waiting", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isReviewer) {
      total
      items { _id text name score course { nl en fr } createdAt }
    }
    staticContentStates @include(if: $isEditor) {
      items { type title { nl en fr } languages { locale state missing } }
    }
    publishingPlans @include(if: $isEditor) {
      items { _id at status documents { type title { nl en fr } } }
    }
  }
`)

/** The messages that were answered from here since it was opened: they stand in its address. */
const answeredIn = ({ search }: Pick<PageContext, 'search'>): string[] =>
  (search.answered ?? [])
    .flatMap((ids) => ids.split(','))
    .filter((one) => uuidPattern.test(one))
    .slice(-shownRows)

/** The session of which the address asks whether it runs. */
function askedSession({ visitor, search }: PageContext) {
  const [cancel, confirm] = [search.cancel?.[0], search.confirm?.[0]]
  const asked = cancel ?? confirm ?? ''
  return { asked, act: cancel ? 'cancel' : 'confirm', isAsked: worksAs(visitor, ['desk']) && uuidPattern.test(asked) }
}

const todayVariables = (page: PageContext) => ({ ...askedSession(page), ...waitingVariables(page) })

const waitingVariables = ({ now, visitor, locale, search }: PageContext) => ({
  answered: answeredIn({ search }).join(','),
  hasAnswered: worksAs(visitor, ['desk']) && answeredIn({ search }).length > 0,
  until: `<=${plusDays(brusselsDay(new Date(now)), daysAhead)}`,
  today: `<=${brusselsDay(new Date(now))}`,
  rooms: `<=${lastToComplete('practical', new Date(now))}`,
  links: `<=${lastToComplete('link', new Date(now))}`,
  limit: shownRows,
  latest: latestShown,
  day: brusselsDay(new Date(now)),
  locale,
  isDesk: worksAs(visitor, ['desk']),
  isFinance: worksAs(visitor, ['finance']),
  isRooms: worksAs(visitor, ['rooms']),
  isOffice: visitor?.role === 'STAFF',
  isEditor: visitor?.role === 'EDITOR',
  isReviewer: worksAs(visitor, ['editor', 'desk']),
  isHouse: worksAs(visitor, houseRoles),
  isTrainer: visitor?.trainer !== undefined,
  ahead: plusDays(brusselsDay(new Date(now)), calendarAhead),
})

/** What waits of one kind, as its call answers it. */
export interface WaitingProps<Kind extends keyof PanelTodayQuery> {
  found: PanelTodayQuery[Kind]
}

type Items<Found extends { items: unknown } | null | undefined> = NonNullable<
  NonNullable<NonNullable<Found>['items']> extends (infer Item)[] ? Item : never
>
export type WaitingSession = Items<PanelTodayQuery['undecided']>
export type DueInvoiceRow = Items<PanelTodayQuery['due']>
export type Applicant = NonNullable<NonNullable<PanelTodayQuery['approvals']>[number]>
export type Difference = NonNullable<NonNullable<PanelTodayQuery['books']>['differences'][number]>

/** Payments that wait for a decision, and mails that do not arrive, are listed as they stand now. */
const live = ['payment-undecided', 'mail-undelivered']

export const differencesIn = (books: PanelTodayQuery['books']): Difference[] =>
  books?.differences.flatMap((row) => (row && !live.includes(row.rule) ? row : [])) ?? []

export const approvalForm = defineForm({
  name: 'panel-approval',
  schema: async () => approvalSchema,
  fields: ['applicant', 'organisation', 'approval'],
  document: graphql(`
    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ applicant, ...input }) => ({ id: applicant, input }),
  next: (data, page, { approval }) => saidHere(approval)(data, page),
})

/** A message is marked as answered, or not after all; its row stays until one leaves. */
export const answeredForm = defineForm({
  name: 'desk-message',
  schema: async () => object({ message: id, handled: boolean().required('error.required') }),
  fields: ['message', 'handled'],
  document: graphql(`
    mutation HandleDeskMessage($id: String!, $input: ContactChanges_Input!) {
      updateContact(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ message, handled }) => ({ id: message, input: { handled } }),
  next(_data, page, { message, handled }) {
    const others = answeredIn(page).filter((one) => one !== message)
    return textHref(page, { answered: (handled ? [...others, message] : others).join(',') }, `row-${message}`)
  },
})

export const confirmSessionForm = defineForm({
  name: 'session-confirm',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation ConfirmSession($id: String!) {
      confirmSession(id: $id) { _id }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: saidHere('session-confirmed'),
})

export const cancelSessionForm = defineForm({
  name: 'session-cancel',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation CancelSession($id: String!) {
      cancelSession(id: $id) { _id }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: saidHere('session-canceled'),
})

/** Opens a session for who teaches it, at the page to which the mailed link of trainers leads too. */
export const openTaughtForm = defineForm({
  name: 'taught-session',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation OpenTaughtSession($id: String!) {
      openTaughtSession(id: $id) { path }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: ({ openTaughtSession: opened }, { locale }) => localePath(opened?.path ?? panelRoot, locale),
})

export const dashboardPage = definePanelPage({
  path: '/control-panel',
  search: ['cancel', 'confirm', 'admit', 'refuse', 'organisation', 'show', 'answered'],
  query: { document: todayQuery, variables: todayVariables, mayBeMissing: true },
  forms: [approvalForm, answeredForm, confirmSessionForm, cancelSessionForm, openTaughtForm],
  title: (_data, { locale }) => allTexts[locale]['panel-frame'].today,
})
