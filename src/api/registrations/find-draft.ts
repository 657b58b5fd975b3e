import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import {
  categories,
  courses,
  organisations,
  registrationDrafts,
  registrations,
  sessions,
  users,
} from '../../db/tables.ts'
import type { StudentStatus } from '../../domain/students.ts'
import type { EnterpriseSize } from '../../domain/subsidy.ts'
import { mayTakePart, ownStudents } from '../identity/index.ts'
import { ApiError, isVerifiedAccount, jsonObject, type Principal, pick, preparedByShape } from '../platform/index.ts'
import { debtorOf } from './debtors.ts'
import { codeTermsOf } from './discount-codes.ts'
import { priceColumns, visibleRegistrations } from './load-registration.ts'
import { cardTermsOf } from './prepaid-uses.ts'
import { offersTo } from './waiting-list-entries.ts'

/** Since its last change. */
export const draftLife = sql`interval '7 days'`

/** A session as its draft needs to know it. */
const sessionColumns = {
  ...pick(sessions, 'id', 'courseId', 'startDate', 'canceledAt', 'capacity', 'seatsTaken'),
  courseType: courses.type,
  ...priceColumns,
  ...pick(courses, 'subsidised', 'trainingDatabaseNumber'),
  category: categories.key,
}

interface Person {
  id: string
  status: StudentStatus
  organisationId: string | null
  ownerId: string | null
  firstName: string
  lastName: string
  email: string
  language: string
  dateOfBirth: string | null
  birthPlace: string | null
}

/** Who would be billed, as far as it is known. */
export type Known = Partial<
  Record<'name' | 'address' | 'zip' | 'city' | 'country' | 'email' | 'vat' | 'reference', string | null>
>

/** The caller, as whom they act, who is to take part instead of those of the draft, and by which code, '' being none. */
const userId = sql`${sql.placeholder('userId')}`
const organisation = sql`${sql.placeholder('organisation')}::uuid`
const asked = sql`${sql.placeholder('students')}::uuid[]`
const code = sql`coalesce(${sql.placeholder('code')}::text, registration_drafts.discount_code)`
type Caller = Pick<Principal, 'userId' | 'organisation'>
const asking = (caller: Caller) =>
  ({ role: 'CONTACT', userId, organisation: caller.organisation && organisation }) as const

/** Who was chosen last; a private person mostly registers themselves. */
const wanted = (caller: Caller): SQL =>
  caller.organisation
    ? sql`coalesce(${asked}, registration_drafts.students)`
    : sql`coalesce(${asked}, registration_drafts.students,
        (select array[users.student_id] from users where users.id = ${userId}))`

/** Those wanted who are the caller's and there still. */
const people = (caller: Caller) => sql<Person[]>`(
  select coalesce(json_agg(json_build_object('id', students.id, 'status', students.status,
    'organisationId', students.organisation_id, 'ownerId', students.owner_id, 'firstName', students.first_name,
    'lastName', students.last_name, 'email', students.email, 'language', students.language,
    'dateOfBirth', students.date_of_birth, 'birthPlace', students.birth_place)
    order by students.sort_name, students.id), '[]')
  from students where students.id = any(${wanted(caller)}) and ${ownStudents(asking(caller))})`

/** The caller's who have a seat in the session. */
const registered = (caller: Caller) => sql<string[]>`array(
  select students.id from registration_students join students on students.id = registration_students.student_id
  where registration_students.session_id = sessions.id and registration_students.held
    and ${ownStudents(asking(caller))})`

const addressOf = (table: typeof users | typeof organisations) => pick(table, 'address', 'zip', 'city', 'country')

/** What the account says of whom it speaks for, where it was billed last, and its own address; null once that was saved. */
function known(caller: Caller) {
  const account = caller.organisation
    ? jsonObject({ ...pick(organisations, 'name', 'vat', 'reference'), ...addressOf(organisations) })
    : jsonObject({ name: sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`, ...addressOf(users) })
  // The caller's own: the organisation's last one may go to a colleague.
  const last = sql`(select ${registrations.invoice} from ${registrations}
    where ${and(eq(registrations.userId, userId), visibleRegistrations(asking(caller)))}
    order by ${registrations.createdAt} desc limit 1)`
  const whose = caller.organisation ? sql`left join organisations on organisations.id = ${organisation}` : sql``
  return sql<{
    account: Known
    last: Known | null
    email: string
  } | null>`case when registration_drafts.invoice is null then (
    select json_build_object('account', ${account}, 'last', ${last}, 'email', users.email)
    from users ${whose} where users.id = ${userId}) end`
}

/** The caller's draft for a session's course, as whom they act for now, with all that it goes by. */
const draftOf = preparedByShape(
  ({ organisation }: Caller) => String(organisation !== null),
  (db, caller) =>
    db
      .select({
        session: sessionColumns,
        draft: registrationDrafts,
        people: people(caller),
        registered: registered(caller),
        offers: offersTo(sql`sessions.id`, wanted(caller)),
        known: known(caller),
        isPartner: sql<boolean>`coalesce((
          select organisations.is_partner from organisations where organisations.id = ${organisation}), false)`,
        isVerified: isVerifiedAccount(userId),
        knownSize: sql<EnterpriseSize | null>`(
          select organisations.enterprise_size from organisations where organisations.id = ${organisation})`,
        standing: debtorOf(asking(caller)),
        discount: codeTermsOf(code, asking(caller)),
        cards: cardTermsOf(asking(caller), sql`sessions.schedule`),
      })
      .from(sessions)
      .innerJoin(courses, eq(courses.id, sessions.courseId))
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .leftJoin(
        registrationDrafts,
        and(
          eq(registrationDrafts.userId, userId),
          sql`${registrationDrafts.organisationId} is not distinct from ${organisation}`,
          eq(registrationDrafts.courseId, courses.id),
          // Left alone for too long, it is as good as forgotten.
          gt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`),
        ),
      )
      .where(eq(sessions.id, sql.placeholder('session')))
      .prepare(`draft_of_${caller.organisation ? 'organisation' : 'person'}`),
)

/** A session with the caller's draft for its course, or with `students` or a code in place of the draft's; 404 when there is no such session. */
export async function findDraft(
  db: Executor,
  { userId, organisation }: Caller,
  session: string,
  { students = null, code = null }: { students?: readonly string[] | null; code?: string | null } = {},
) {
  const values = { userId, organisation, session, students, code }
  const [found] = await draftOf(db, { userId, organisation }).execute(values)
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
export type FoundDraft = Awaited<ReturnType<typeof findDraft>>
export type DraftSession = FoundDraft['session']

/** Who is to take part, those still there who were not put aside, are the caller's and have no seat yet. */
export const chosenOf = ({ people, registered, session }: FoundDraft) =>
  people
    .filter((person) => !registered.includes(person.id) && mayTakePart(person))
    .map(({ id: _id, status: _, organisationId: _organisation, ownerId: _owner, ...person }) => ({
      _id,
      ...person,
      lacksBirthData: session.courseType === 'CERTIFICATION' && !(person.dateOfBirth && person.birthPlace),
    }))
