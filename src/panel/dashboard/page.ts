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
import { listed } from '../../ui/listed.ts'
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
const reviewers = ['editor', 'desk'] as const

graphql(`
  fragment Unprepared on PlannedSession {
    _id startDate registrationCount plannedCourse { title { nl en fr } } location { name { nl en fr } }
  }
`)

graphql(`
  fragment ReturnedCredit on Invoice {
    _id number issuedOn total creditOf customer { name }
  }
`)

graphql(`
  fragment PassedOn on Invoice {
    _id number issuedOn creditOf customer { name }
  }
`)

graphql(`
  fragment LostMail on Mail {
    _id to subject createdAt sentAt
  }
`)

graphql(`
  fragment WaitingReview on EvaluationReview {
    _id text course { nl en fr } createdAt
  }
`)

/** What waits on a person: asked of the calls that hold it, in one document. */
const todayQuery = graphql(`
  query PanelToday(
    $until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!
    $answered: String!, $hasAnswered: Boolean!, $published: String!, $hasPublished: Boolean!
    $resent: String!, $hasResent: Boolean!, $returned: String!, $hasReturned: Boolean!, $passed: String!, $hasPassed: Boolean!
    $isDesk: Boolean!, $isFinance: Boolean!, $isRooms: Boolean!, $isOffice: Boolean!, $isEditor: Boolean!, $isReviewer: Boolean!
    $isHouse: Boolean!, $isTrainer: Boolean!, $ahead: String!
    $asked: String!, $act: String!, $isAsked: Boolean!
  ) {
    taughtSessions @include(if: $isTrainer) {
      _id title { nl en fr } place { nl en fr } room end participants toGrade
      hours { start end }
      toNote { day half }
    }
    trainerCalendar(from: $day, to: $ahead) @include(if: $isTrainer) {
      _id absences { _id fromDay untilDay fromTime untilTime }
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
    due: openInvoices(dueOn: $today, sort: ["dueOn:ASC"], limit: 999) @include(if: $isFinance) {
      total
      items { _id number dueOn owed customer level remindedOn pause { reason } }
    }
    returns: invoices(toReturn: "true", sort: ["issuedOn:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { ...ReturnedCredit }
    }
    returned: invoices(_id: $returned, status: "paid", limit: $limit) @include(if: $hasReturned) {
      total
      items { ...ReturnedCredit }
    }
    credits: receipts(hasRest: "true", sort: ["receivedOn:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { _id rest receivedOn customer organisation user reference }
    }
    refused: invoices(refused: "true", sort: ["issuedOn:ASC"], limit: $limit) @include(if: $isFinance) {
      total
      items { ...PassedOn }
    }
    passed: invoices(_id: $passed, limit: $limit) @include(if: $hasPassed) {
      total
      items { ...PassedOn }
    }
    choosing: deskRegistrations(isChoosing: "true", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isDesk) {
      total
      items { _id customer course { nl en fr } startDate }
    }
    undelivered: mails(state: "undelivered", sort: ["createdAt:ASC"], limit: $limit) @include(if: $isOffice) {
      total
      items { ...LostMail }
    }
    resent: mails(_id: $resent, limit: $limit) @include(if: $hasResent) {
      total
      items { ...LostMail }
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
      items { ...WaitingReview }
    }
    published: evaluationReviews(_id: $published, status: "published", limit: $limit) @include(if: $hasPublished) {
      total
      items { ...WaitingReview }
    }
    staticContentStates @include(if: $isEditor) {
      items { type title { nl en fr } languages { locale state missing } }
    }
    publishingPlans @include(if: $isEditor) {
      items { _id at status reason createdAt settledAt documents { type isPublic title { nl en fr } } }
    }
  }
`)

type DoneKind = 'message' | 'review' | 'mail' | 'returned' | 'passed'

/** What was done from here since it was opened: its kind and id stand in the address. */
const doneIn = ({ search }: Pick<PageContext, 'search'>): string[] =>
  (search.done ?? []).flatMap((all) => all.split(',')).slice(-shownRows)

const idsDone = (kind: DoneKind, page: Pick<PageContext, 'search'>): string[] =>
  doneIn(page).flatMap((one) => {
    const id = one.slice(kind.length + 1)
    return one.startsWith(`${kind}.`) && uuidPattern.test(id) ? [id] : []
  })

/** This page again, where the row of what was done stays until one leaves; what was undone is a row like the others. */
function doneHref(kind: DoneKind, id: string, page: PageContext, isDone = true): string {
  const done = `${kind}.${id}`
  const others = doneIn(page).filter((one) => one !== done)
  const asked = { returned: '', passed: '' }
  return textHref(page, { ...asked, done: (isDone ? [...others, done] : others).join(',') }, `row-${id}`)
}

/** This page with a question of one of its rows. */
export const askHref = (question: 'returned' | 'passed', id: string, page: PageContext): string =>
  textHref(page, { [question]: id })

/** The session of which the address asks whether it runs. */
function askedSession({ visitor, search }: PageContext) {
  const [cancel, confirm] = [search.cancel?.[0], search.confirm?.[0]]
  const asked = cancel ?? confirm ?? ''
  return { asked, act: cancel ? 'cancel' : 'confirm', isAsked: worksAs(visitor, ['desk']) && uuidPattern.test(asked) }
}

const todayVariables = (page: PageContext) => ({
  ...askedSession(page),
  ...doneVariables(page),
  ...waitingVariables(page),
})

/** Which of what was done from here somebody may read. */
function doneVariables(page: PageContext) {
  const of = (kind: DoneKind, may = true) => (may ? idsDone(kind, page).join(',') : '')
  const [mayAnswer, mayPublish, mayPay, mayResend] = [
    worksAs(page.visitor, ['desk']),
    worksAs(page.visitor, reviewers),
    worksAs(page.visitor, ['finance']),
    page.visitor?.role === 'STAFF',
  ]
  const [answered, published] = [of('message', mayAnswer), of('review', mayPublish)]
  const [resent, returned, passed] = [of('mail', mayResend), of('returned', mayPay), of('passed', mayPay)]
  return {
    ...{ answered, published, resent, returned, passed },
    ...{ hasAnswered: answered !== '', hasPublished: published !== '', hasResent: resent !== '' },
    ...{ hasReturned: returned !== '', hasPassed: passed !== '' },
  }
}

const waitingVariables = ({ now, visitor, locale }: PageContext) => ({
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
  isEditor: worksAs(visitor, ['editor']),
  isReviewer: worksAs(visitor, reviewers),
  isHouse: worksAs(visitor, houseRoles),
  isTrainer: visitor?.trainer !== undefined,
  ahead: plusDays(brusselsDay(new Date(now)), calendarAhead),
})

/** What waits of one kind, as its call answers it. */
export interface WaitingProps<Kind extends keyof PanelTodayQuery> {
  found: PanelTodayQuery[Kind]
  /** Those that were done from here. */
  done?: PanelTodayQuery[Kind]
}

type Items<Found extends { items: unknown } | null | undefined> = NonNullable<
  NonNullable<NonNullable<Found>['items']> extends (infer Item)[] ? Item : never
>
export type WaitingSession = Items<PanelTodayQuery['undecided']>
export type DueInvoiceRow = Items<PanelTodayQuery['due']>
export type PublishingPlan = Items<PanelTodayQuery['publishingPlans']>
export type Applicant = NonNullable<NonNullable<PanelTodayQuery['approvals']>[number]>
export type Difference = NonNullable<NonNullable<PanelTodayQuery['books']>['differences'][number]>

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
    return doneHref('message', message, page, handled)
  },
})

/** Puts what a participant wrote on the site. */
export const publishedForm = defineForm({
  name: 'desk-review',
  schema: async () => object({ review: id }),
  fields: ['review'],
  document: graphql(`
    mutation PublishDeskReview($id: String!, $input: ReviewDecision_Input!) {
      decideEvaluationReview(id: $id, input: $input) { status }
    }
  `),
  variables: ({ review }) => ({ id: review, input: { decision: 'published' as const } }),
  next: (_data, page, { review }) => doneHref('review', review, page),
})

export const resentForm = defineForm({
  name: 'desk-mail',
  schema: async () => object({ mail: id }),
  fields: ['mail'],
  refusals: { 'Not possible in this state': { text: 'mailStays' } },
  document: graphql(`
    mutation SendDeskMailAgain($id: String!) {
      sendMailAgain(id: $id) { _id }
    }
  `),
  variables: ({ mail }) => ({ id: mail }),
  next: (_data, page, { mail }) => doneHref('mail', mail, page),
})

const invoiceSchema = object({ invoice: id })

/** The money of a credit note went back. */
export const returnedForm = defineForm({
  name: 'desk-returned',
  schema: async () => invoiceSchema,
  fields: ['invoice'],
  document: graphql(`
    mutation SettleDeskCredit($id: String!) {
      updateInvoice(id: $id, input: { status: paid }) { _id }
    }
  `),
  variables: ({ invoice }) => ({ id: invoice }),
  next: (_data, page, { invoice }) => doneHref('returned', invoice, page),
})

/** Gives what Peppol refused to it once more. */
export const passedForm = defineForm({
  name: 'desk-peppol',
  schema: async () => invoiceSchema,
  fields: ['invoice'],
  document: graphql(`
    mutation PassDeskInvoice($id: String!) {
      sendEInvoice(id: $id) { receiver }
    }
  `),
  variables: ({ invoice }) => ({ id: invoice }),
  next: (_data, page, { invoice }) => doneHref('passed', invoice, page),
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
  search: ['cancel', 'confirm', 'admit', 'refuse', 'organisation', 'returned', 'passed', 'show', 'done'],
  query: { document: todayQuery, variables: todayVariables, mayBeMissing: true },
  forms: [
    approvalForm,
    answeredForm,
    publishedForm,
    resentForm,
    returnedForm,
    passedForm,
    confirmSessionForm,
    cancelSessionForm,
    openTaughtForm,
  ],
  title: (_data, { locale }) => allTexts[locale]['panel-frame'].today,
})
