import { formatDays } from '../../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { RegistrationListQuery, RegistrationRecordFragment } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { anywhere, askedChoice, askedPage, askedText, searchOf } from '../kit/list-address.ts'

graphql(`
  fragment RegistrationRecord on Registration {
    _id
    status
    phase
    outcome
    payment
    net
    total
    owed
    isCanceled
    choice {
      until
      offered { _id schedule { start end } }
    }
    refund { amount isSettled }
    paidAt
    expiresAt
    reference
    issuedInvoice { _id number }
    students {
      _id
      firstName
      lastName
      result { score maximum passed remark }
      certificate { _id code }
    }
    session {
      _id
      startDate
      endDate
      schedule { start end }
      minimum
      decisionOn
      decision
      course { _id key category slug { nl en fr } title { nl en fr } }
      location { isOnline name { nl en fr } city { nl en fr } }
      language { name { nl en fr } }
    }
  }
`)

export const registrationListQuery = graphql(`
  query RegistrationList($userId: String!, $status: String, $certificates: String, $text: String, $sort: [String], $page: Int, $limit: Int) {
    registrations(status: $status, certificates: $certificates, text: $text, sort: $sort, page: $page, limit: $limit) {
      total
      items { ...RegistrationRecord }
    }
    registrationTotals { all awaitingPayment paid expired certificates }
    calendarFeed { address }
    unfinishedRegistrations { ...UnfinishedRecord }
    waitingListEntries(status: "waiting,offered", limit: 100) {
      items { ...WaitingRecord }
    }
    ownTrainings(userId: $userId) {
      _id
      organisation
      registration
      phase
      result { score maximum passed remark }
      certificate { _id code }
      session {
        _id
        startDate
        schedule { start end }
        course { key category slug { nl en fr } title { nl en fr } }
        location { isOnline name { nl en fr } city { nl en fr } }
        language { name { nl en fr } }
      }
    }
  }
`)

export type RegistrationRecord = RegistrationRecordFragment
export type OwnTraining = NonNullable<NonNullable<RegistrationListQuery['ownTrainings']>[number]>
export type RegisteredPerson = NonNullable<RegistrationRecord['students'][number]>

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

type Session = Pick<RegistrationRecord['session'], 'schedule' | 'location' | 'language'>

/** The town, or how it is called where one takes part online. */
export const placeOf = ({ isOnline, name, city }: Session['location'], locale: Locale): string =>
  inLocale(isOnline ? name : city, locale) ?? ''

/** When, where and in which language, in a line. */
export function sessionFacts({ schedule, location, language }: Session, locale: Locale): string {
  const days = formatDays(
    schedule.flatMap((day) => day?.start ?? []),
    locale,
  )
  return [days, placeOf(location, locale), inLocale(language.name, locale)].filter(Boolean).join('\u00a0· ')
}

/** Money may be on its way already. */
export const isPaymentUnderWay = ({ payment }: RegistrationRecord) => payment === 'open' || payment === 'pending'

/** To be paid beforehand, and not paid yet: whoever pays by agreement has no deadline, or is a partner. */
export const isUnpaid = ({ status, outcome, expiresAt, choice }: RegistrationRecord) =>
  !choice && status === 'awaiting_payment' && expiresAt != null && outcome !== 'partner'

/** Its customer did what there was to do: the money is on its way. */
export const isProcessing = (record: RegistrationRecord) => isUnpaid(record) && record.payment === 'pending'

/** What an address may ask about a registration of the page that it stands on. */
const questions = ['cancel', 'participant', 'leave']

/** What the list can be narrowed to; `certificate` stands among the states because people look for it there. */
const shownStates = ['awaiting_payment', 'paid', 'certificate', 'expired'] as const
export const sortings = ['urgency', 'newest'] as const
export const pageSize = 20

/** What the address asks of the list; whatever it does not know counts as nothing. */
export const listedBy = (page: PageContext) => ({
  status: askedChoice(page, 'status', shownStates) ?? null,
  text: askedText(page),
  sort: askedChoice(page, 'sort', sortings) ?? 'urgency',
  page: askedPage(page),
})

export function listVariables(context: PageContext) {
  const { status, text, sort, page } = listedBy(context)
  return {
    userId: context.visitor?.userId ?? '',
    status: status === 'certificate' ? null : status,
    certificates: status === 'certificate' ? '>0' : null,
    text: anywhere(text) ?? null,
    sort: [sort === 'newest' ? 'createdAt:DESC' : 'urgency:ASC'],
    page,
    limit: pageSize,
  }
}

/** The address of the list with other choices: what is null goes, and so does the page when anything else changes. */
export function listHref(context: PageContext, changes: Record<string, string | null> = {}): string {
  const { status, text, sort, page } = listedBy(context)
  const isSamePage = Object.keys(changes).every((name) => questions.includes(name))
  const kept = { status, search: text, sort: sort === 'urgency' ? null : sort, page: isSamePage ? page : null }
  return searchOf({ ...kept, ...changes }) || '?'
}

/** Cancels a registration, or takes one participant out of what was paid or billed, with the effect on money that was shown. */
export const cancelForm = defineForm({
  name: 'registration-cancel',
  schema: () => import('../kit/schemas.ts').then((file) => file.cancelSchema),
  fields: ['id', 'student', 'withdrawal', 'credit', 'refund'],
  document: graphql(`
    mutation CancelRegistration($id: String!, $input: NewCancellation_Input!) {
      cancelRegistration(id: $id, input: $input) { registration withdrawal credit kept }
    }
  `),
  variables: ({ id, student, withdrawal, credit, refund }) => ({
    id,
    input: { ...(student && { students: [student] }), withdrawal: withdrawal === 'true', credit, refund },
  }),
  next({ cancelRegistration }, { path, locale }, { student }) {
    if (student) return `${localePath(path, locale)}?said=participant-canceled-paid`
    const { withdrawal = false, credit = 0, kept = 0 } = cancelRegistration ?? {}
    const ended = credit === 0 && kept > 0 ? 'registration-kept' : 'registration-canceled'
    const said = withdrawal ? 'registration-withdrawn' : ended
    return `${localePath('/my-account/registration-data', locale)}?said=${said}`
  },
})

/** Takes one participant out of a registration that nobody has paid yet. */
export const leaveForm = defineForm({
  name: 'participant-cancel',
  schema: () => import('../kit/schemas.ts').then((file) => file.leaveSchema),
  fields: ['id', 'student'],
  document: graphql(`
    mutation CancelParticipant($id: String!, $studentId: String!) {
      cancelParticipant(id: $id, studentId: $studentId)
    }
  `),
  variables: ({ id, student }) => ({ id, studentId: student }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=participant-canceled`,
})
