import { formatSessionDays } from '../../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { RegistrationListQuery, RegistrationRecordFragment } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { anywhere, defineList } from '../kit/list-address.ts'

graphql(`
  fragment SessionOfRecord on RegisteredSession {
    _id
    startDate
    schedule { start end }
    course { _id key category slug { nl en fr } title { nl en fr } }
    location { isOnline name { nl en fr } city { nl en fr } }
    language { name { nl en fr } }
  }
`)

graphql(`
  fragment PracticalFacts on RegistrationPractical {
    room onlineLink linkOn mailedOn contact
    bring { nl en fr } directions { nl en fr } parking { nl en fr }
    files { _id name size }
  }
`)

graphql(`
  fragment RegistrationRecord on Registration {
    _id status phase outcome payment paymentMethod net vat total owed isCanceled paidAt expiresAt
    choice { until offered { _id schedule { start end } } }
    refund { amount isSettled }
    issuedInvoice { _id number }
    dueOn toPay
    shares { payer amount open }
    students { _id firstName lastName result { score maximum passed remark } certificate { _id } hasAttendanceAttest }
    session { ...SessionOfRecord minimum decisionOn decision }
  }
`)

export const registrationListQuery = graphql(`
  query RegistrationList($userId: String!, $status: String, $certificates: String, $text: String, $sort: [String],
    $page: Int, $limit: Int) {
    registrations(status: $status, certificates: $certificates, text: $text, sort: $sort, page: $page, limit: $limit) {
      total
      items { ...RegistrationRecord }
    }
    registrationTotals { all awaitingPayment paid expired certificates }
    calendarFeed { address }
    unfinishedRegistrations { ...UnfinishedRecord }
    waitingListEntries(status: "waiting,offered", limit: 100) { items { ...WaitingRecord } }
    ownTrainings(userId: $userId) {
      _id organisation registration phase
      result { score maximum passed remark }
      certificate { _id }
      hasAttendanceAttest
      session { ...SessionOfRecord }
      practical { ...PracticalFacts }
    }
  }
`)

export type RegistrationRecord = RegistrationRecordFragment
export type OwnTraining = NonNullable<NonNullable<RegistrationListQuery['ownTrainings']>[number]>
export type RegisteredPerson = NonNullable<RegistrationRecord['students'][number]>

type Session = Pick<RegistrationRecord['session'], 'schedule' | 'location' | 'language'>

/** The town, or how it is called where one takes part online. */
export const placeOf = ({ isOnline, name, city }: Session['location'], locale: Locale): string =>
  inLocale(isOnline ? name : city, locale) ?? ''

/** When, where and in which language, in a line. */
export function sessionFacts({ schedule, location, language }: Session, locale: Locale): string {
  const days = formatSessionDays(schedule, locale)
  return [days, placeOf(location, locale), inLocale(language.name, locale)].filter(Boolean).join('\u00a0· ')
}

export const isPaymentUnderWay = ({ payment }: RegistrationRecord) => payment === 'open' || payment === 'pending'

/** To be paid beforehand, and not paid yet: whoever pays by agreement has no deadline, or is a partner. */
export const isUnpaid = ({ status, paymentMethod, expiresAt, choice }: RegistrationRecord) =>
  !choice && status === 'awaiting_payment' && expiresAt != null && paymentMethod === 'online'

/** Its customer chose an invoice, which is still to be paid, with or without the kmo-portefeuille; a partner pays as agreed. */
export const isBilled = ({ status, outcome, paymentMethod, choice }: RegistrationRecord) =>
  !choice &&
  status === 'awaiting_payment' &&
  (paymentMethod === 'invoice' || paymentMethod === 'subsidy') &&
  outcome !== 'partner'

/** Its customer did what there was to do: the money is on its way. */
export const isProcessing = (record: RegistrationRecord) =>
  (isUnpaid(record) || isBilled(record)) && record.payment === 'pending'

export const sortings = ['urgency', 'newest'] as const
export const pageSize = 20

export const registrationList = defineList({
  // People look for certificates among the states.
  statuses: ['awaiting_payment', 'paid', 'certificate', 'expired'],
  sorts: sortings,
})

export const listHref = registrationList.hrefOf

export function listVariables(page: PageContext) {
  const { status, text, sort, number } = registrationList.read(page)
  return {
    userId: page.visitor?.userId ?? '',
    status: status === 'certificate' ? null : status,
    certificates: status === 'certificate' ? '>0' : null,
    text: anywhere(text),
    sort: [sort === 'newest' ? 'createdAt:DESC' : 'urgency:ASC'],
    page: number,
    limit: pageSize,
  }
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
