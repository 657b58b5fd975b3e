import { graphql } from '../../../ui/gql/gql.ts'
import type { RegistrationListQuery, RegistrationRecordFragment } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'

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
type ShownState = (typeof shownStates)[number]

export const sortings = ['urgency', 'newest'] as const
export const pageSize = 20

/** What the address asks of the list; whatever it does not know counts as nothing. */
export function listedBy({ search }: PageContext) {
  const page = Number(search.page?.[0])
  return {
    status: shownStates.find((state): state is ShownState => state === search.status?.[0]) ?? null,
    text: (search.search?.[0] ?? '').trim().slice(0, 100),
    sort: sortings.find((sorting) => sorting === search.sort?.[0]) ?? 'urgency',
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  }
}

/** What is asked of the API: a comma would mean any of several texts there. */
export function listVariables(context: PageContext) {
  const { status, text, sort, page } = listedBy(context)
  const sought = text.replaceAll(/[\s,]+/g, ' ').trim()
  return {
    userId: context.visitor?.userId ?? '',
    status: status === 'certificate' ? null : status,
    certificates: status === 'certificate' ? '>0' : null,
    text: sought ? `~${sought}` : null,
    sort: [sort === 'newest' ? 'createdAt:DESC' : 'urgency:ASC'],
    page,
    limit: pageSize,
  }
}

/** The address of the list with other choices: what is null goes, and so does the page when anything else changes. */
export function listHref(context: PageContext, changes: Record<string, string | null> = {}): string {
  const { status, text, sort, page } = listedBy(context)
  const chosen = {
    status,
    search: text || null,
    sort: sort === 'urgency' ? null : sort,
    page: Object.keys(changes).every((name) => questions.includes(name)) && page > 1 ? String(page) : null,
    ...changes,
  }
  const entries = Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== null)
  return `?${new URLSearchParams(entries)}`
}
