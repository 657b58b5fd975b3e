import { and, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import { ownTraining } from '../../../schemas/certificate.ts'
import { waiting } from '../../../schemas/user.ts'
import type { Executor } from '../../db/client.ts'
import { bookings, invoices, registrations } from '../../db/tables.ts'
import type { Waiting } from '../../domain/panel-events.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { applicants, ownAccount } from '../identity/index.ts'
import { visibleInvoices } from '../money/index.ts'
import { ownPerson } from '../people/index.ts'
import type { ApiContext, Asking, Principal } from '../platform/index.ts'
import {
  everybodySignedIn,
  get,
  idParameter,
  kindOfCaller,
  ownedBy,
  preparedByShape,
  prepareSql,
  routes,
  standIn,
  valuesOfCaller,
} from '../platform/index.ts'
import {
  achievements,
  attendedDays,
  hasAttest,
  isConfirmed,
  isPayable,
  practicalFacts,
  presentPractical,
  presentSession,
  visibleRegistrations,
} from '../registrations/index.ts'
import { visibleBookings } from '../rooms/index.ts'

/** How much there is of each kind; whoever pays by agreement has nothing to pay here but invoices. */
function counts(db: Executor, caller: Asking, isDeciding: boolean): Record<keyof Waiting, SQL<number>> {
  const bookingsIn = (status: 'waiting_for_payment' | 'waiting_for_customer') =>
    db.$count(bookings, and(visibleBookings(caller), eq(bookings.status, status)))
  // Of a booking that is to be paid, the booking itself tells.
  const isDue = and(eq(invoices.status, 'open'), gt(invoices.total, 0), isNull(invoices.bookingId))
  return {
    registrationsToPay: db.$count(registrations, and(visibleRegistrations(caller), isPayable)),
    bookingsToPay: bookingsIn('waiting_for_payment'),
    quotationsToAnswer: bookingsIn('waiting_for_customer'),
    invoicesToPay: db.$count(invoices, and(visibleInvoices(caller), isDue)),
    requestsToDecide: isDeciding && caller.organisation ? applicants(db, caller.organisation) : sql<number>`0`,
  }
}

const decides = ({ contactRoles }: Principal) => contactRoles.includes(organisationAdmin)

const waitingOf = preparedByShape(
  (caller: Principal) => `${kindOfCaller(caller)} ${decides(caller)}`,
  (db, caller) => {
    const columns = Object.entries(counts(db, standIn(caller), decides(caller))).map(
      ([kind, count]) => sql`(${count})::int as ${sql.identifier(kind)}`,
    )
    return prepareSql<Waiting>(db, sql`select ${sql.join(columns, sql`, `)}`)
  },
)

/** What waits on the caller, in one statement: each page of the account says it. */
async function getWaiting({ db, user }: ApiContext, userId: string): Promise<Waiting> {
  const caller = ownAccount(user, userId)
  const [waiting] = await waitingOf(db, caller)(valuesOfCaller(caller))
  if (!waiting) throw new Error('Nothing was counted')
  return waiting
}

/** As many as anybody looks through. */
const most = 100

type Training = Omit<InferType<typeof ownTraining>, 'practical' | 'hasAttendanceAttest'> & {
  practical: Parameters<typeof presentPractical>[0]
  attended: Parameters<typeof hasAttest>[0]
}

const trainingsOf = preparedByShape(kindOfCaller, (db, whose: Principal) => {
  const caller = standIn(whose)
  const own = ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId })
  // Whose they are first: planned freely, PostgreSQL walks the seats of all sessions.
  return prepareSql<Training>(
    db,
    sql`
    with mine as materialized (${ownPerson(caller)}), seats as materialized (
      select registration_id, student_id from registration_students where held and student_id in (select id from mine))
    select students.id as "_id", organisations.name as organisation,
      case when ${isConfirmed} and sessions.canceled_at is null and exists (
        select from courses where courses.id = sessions.course_id and courses.training_database_number is not null)
      then ${registrations.id} end as registration,
      case when sessions.end_date < now() then 'past' else 'coming' end as phase,
      ${presentSession(sql`registrations.session_id`)} as session, ${practicalFacts} as practical, ${achievements},
      ${attendedDays} as attended
    from seats join ${registrations} on registrations.id = seats.registration_id
      join students on students.id = seats.student_id
      join sessions on sessions.id = registrations.session_id
      left join organisations on organisations.id = registrations.organisation_id
      left join results on results.student_id = students.id and results.session_id = sessions.id
      left join certificates on certificates.student_id = students.id and certificates.session_id = sessions.id
    where ${registrations.status} <> 'expired' and ${not(own ?? sql`true`)}
    order by sessions.start_date desc, students.id limit ${most}`,
  )
})

/** What the caller takes part in that another one ordered, their employer mostly: the soonest and the latest first. */
async function ownTrainings({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  const trainings = await trainingsOf(db, caller)(valuesOfCaller(caller))
  return trainings.map(({ attended, practical, ...training }) => ({
    ...training,
    practical: presentPractical(practical),
    hasAttendanceAttest: hasAttest(attended),
  }))
}

const parameters = [idParameter('The id of one’s own account, as signing in gave it.', 'userId')]

export const accountOverviewRoutes = routes(
  get('/me/:userId/waiting', {
    id: 'waiting',
    summary: 'What waits on the signed-in user',
    description:
      'How many registrations and bookings the caller has to pay, how many quotations to answer, and how many requests to join the organisation to decide; the last only for its administrator.',
    access: everybodySignedIn,
    parameters,
    response: waiting,
    run: (context, { params }) => getWaiting(context, params.userId),
  }),
  get('/me/:userId/trainings', {
    id: 'ownTrainings',
    summary: 'What the signed-in user follows that another one ordered',
    description:
      'The sessions in which the caller sits as a participant of an organisation whose registrations they do not see, by the address that they verified: with their result and certificate, the latest first, a hundred at most.',
    access: everybodySignedIn,
    parameters,
    response: array(ownTraining.required()).required(),
    run: (context, { params }) => ownTrainings(context, params.userId),
  }),
)
