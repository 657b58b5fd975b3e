import { graphql } from '../../ui/gql/gql.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'

/** Rows of a kind; the rest is where its link leads. */
export const shownRows = 10

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
  fragment OvertakenQuotation on Booking {
    _id firstName lastName organisationName date dayPart offer { number }
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
export const todayQuery = graphql(`
  query PanelToday(
    $until: String!, $today: String!, $rooms: String!, $links: String!, $limit: Int!, $latest: Int!, $locale: String, $day: String!
    $answered: String!, $hasAnswered: Boolean!, $published: String!, $hasPublished: Boolean!
    $resent: String!, $hasResent: Boolean!, $returned: String!, $hasReturned: Boolean!, $passed: String!, $hasPassed: Boolean!
    $withdrawn: String!, $hasWithdrawn: Boolean!
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
      items { ...OvertakenQuotation }
    }
    withdrawn: bookings(_id: $withdrawn, status: "canceled", limit: $limit) @include(if: $hasWithdrawn) {
      total
      items { ...OvertakenQuotation }
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
      items { _id startDate title { nl en fr } place { nl en fr } names isDeclined remindedAt }
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
      items { _id customer course { nl en fr } startDate choiceRemindedAt }
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
export type ChoosingRegistration = Items<PanelTodayQuery['choosing']>
export type TrainerlessSession = Items<PanelTodayQuery['trainerless']>
export type DueInvoiceRow = Items<PanelTodayQuery['due']>
export type PublishingPlan = Items<PanelTodayQuery['publishingPlans']>
export type Applicant = NonNullable<NonNullable<PanelTodayQuery['approvals']>[number]>
export type Difference = NonNullable<NonNullable<PanelTodayQuery['books']>['differences'][number]>
