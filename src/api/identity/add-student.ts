import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange, recordStateChanges } from '../../db/record-state-change.ts'
import { organisations, students, users } from '../../db/tables.ts'
import { asLocale, type Locale, localePath } from '../../domain/locales.ts'
import { mostStudents } from '../../domain/students.ts'
import { ApiError, type ApiParts, type Asking, ownedBy, type Principal, pick } from '../platform/index.ts'

/** Whoever asked to join an organisation and was not let in yet is nobody's participant. */
const isApplicant = sql`${students.status} like 'wait_for_approval%'`

/** Who can be registered: participants that their customer did not put aside. */
export const mayTakePart = ({ status }: Pick<typeof students.$inferSelect, 'status'>): boolean =>
  status === 'new' || status === 'invited' || status === 'active'

/**
 * The participants a caller may see; nobody sees deleted ones, nor applicants. The state stands in the statement itself, so that its plan
 * can be kept and still use the indexes, which leave deleted ones out.
 */
export const ownStudents = (caller: Asking | null): SQL | undefined =>
  and(
    sql`${students.status} <> 'deleted' and not ${isApplicant}`,
    ownedBy(caller, { organisation: students.organisationId, user: students.ownerId }),
  )

/** Whose a new participant is, who invites it, and the language of whoever adds it. */
export interface StudentOwner {
  organisationId: string | null
  ownerId: string | null
  invitedBy: string
  language: string
  userId: string
}

/** The caller's own organisation or, for a private person, the caller; staff may name any organisation. */
export async function studentOwner(
  db: Executor,
  caller: Principal | null,
  asked: string | null | undefined,
): Promise<StudentOwner> {
  if (!caller) throw new ApiError('NOT_SIGNED_IN')
  const [account] = await db
    .select({ ...pick(users, 'firstName', 'lastName', 'language'), organisation: organisations.name })
    .from(users)
    .leftJoin(organisations, caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`)
    .where(eq(users.id, caller.userId))
  if (!account) throw new ApiError('TOKEN_INVALID')
  const { language } = account
  const organisationId = caller.organisation
  const common = {
    language,
    userId: caller.userId,
    invitedBy: account.organisation ?? `${account.firstName} ${account.lastName}`,
  }
  if (caller.role === 'STAFF') return { ...common, organisationId: asked ?? null, ownerId: null }
  if (asked && asked.toLowerCase() !== organisationId) throw new ApiError('NOT_FOUND')
  return { ...common, organisationId, ownerId: organisationId ? null : caller.userId }
}

/** 409 when a customer would have more participants than one may. */
export async function assertRoomForStudents(
  tx: Transaction,
  { organisationId, ownerId }: Pick<StudentOwner, 'organisationId' | 'ownerId'>,
  count: number,
) {
  const owned = ownerId ? and(eq(students.ownerId, ownerId), isNull(students.organisationId)) : undefined
  const theirs = organisationId ? eq(students.organisationId, organisationId) : owned
  if (!theirs) return
  const present = await tx.$count(students, and(theirs, ne(students.status, 'deleted')))
  if (present + count > mostStudents)
    throw new ApiError('TOO_MANY_STUDENTS', [{ path: 'students', message: 'error.mostStudents' }])
}

interface Invited {
  id: string
  email: string
  firstName: string
  language: string
  organisationId: string | null
}

/** The page to register on, with the address that was invited and what it is invited to filled in. */
function registerAddress({ email, organisationId }: Invited, locale: Locale): string {
  const known = new URLSearchParams({
    ...(organisationId ? { organisation: organisationId } : { type: 'private' }),
    email,
  })
  return `${localePath('/login', locale)}?${known}`
}

/** Tells a participant who put it on the list, and where it finds what was booked for it. */
export async function mailInvitation(
  tx: Transaction,
  student: Invited,
  { invitedBy, publicUrl }: { invitedBy: string; publicUrl: () => string },
) {
  const { id, email, firstName, language } = student
  const locale = asLocale(language)
  await queueMail(tx, {
    // Each invitation is an occasion of its own: the status moves there only once in a transaction.
    about: id,
    occasion: new Date().toISOString(),
    to: email,
    locale,
    kind: 'student-invitation',
    values: { firstName, invitedBy, url: `${publicUrl()}${registerAddress(student, locale)}` },
  })
}

/** Whom an organisation adds itself is its participant, whether or not it lets in who asked to join with that address. */
async function dropApplicant(
  tx: Transaction,
  { organisationId, userId }: Pick<StudentOwner, 'organisationId' | 'userId'>,
  email: string,
) {
  if (!organisationId) return
  const dropped = await tx
    .update(students)
    .set({ status: 'deleted' })
    .where(
      and(
        eq(students.organisationId, organisationId),
        eq(sql`lower(${students.email})`, email.toLowerCase()),
        isApplicant,
      ),
    )
    .returning({ id: students.id })
  const change = { entity: 'student', from: 'wait_for_approval', to: 'deleted', userId } as const
  await recordStateChanges(
    tx,
    dropped.map(({ id }) => ({ ...change, entityId: id })),
  )
}

/**
 * Adds a participant, who is new, and with `sendMail` invites it; gives back its id.
 * One e-mail address stands once among an organisation's participants: else STUDENT_EXISTS.
 */
export async function addStudent(
  tx: Transaction,
  { publicUrl }: Pick<ApiParts, 'publicUrl'>,
  { organisationId, ownerId, invitedBy, language, userId }: StudentOwner,
  { sendMail, organisation: _, ...input }: AnyObject,
): Promise<string> {
  const { firstName, lastName, email, ...others } = input
  await dropApplicant(tx, { organisationId, userId }, email)
  await assertRoomForStudents(tx, { organisationId, ownerId }, 1)
  const [student] = await tx
    .insert(students)
    .values({ language, ...others, firstName, lastName, email, status: 'new', organisationId, ownerId })
    .returning()
  if (!student) throw new Error('A participant was not added')
  await recordStateChange(tx, 'student', student.id, { to: 'new', userId })
  if (sendMail) {
    await tx.update(students).set({ status: 'invited' }).where(eq(students.id, student.id))
    await recordStateChange(tx, 'student', student.id, { from: 'new', to: 'invited', userId })
    await mailInvitation(tx, student, { invitedBy, publicUrl })
  }
  return student.id
}

const knownColumns = pick(students, 'id', 'firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace')
type KnownStudent = Pick<typeof students.$inferSelect, keyof typeof knownColumns>

/** Those of a customer's participants who have one of the addresses, by it in small letters. */
export async function studentsByEmail(
  tx: Transaction,
  { organisationId, ownerId }: Pick<StudentOwner, 'organisationId' | 'ownerId'>,
  emails: readonly string[],
) {
  const theirs = organisationId
    ? eq(students.organisationId, organisationId)
    : and(eq(students.ownerId, ownerId ?? ''), isNull(students.organisationId))
  const hasOne = inArray(
    sql`lower(${students.email})`,
    emails.map((email) => email.toLowerCase()),
  )
  const known = await tx
    .select(knownColumns)
    .from(students)
    .where(and(theirs, hasOne, ne(students.status, 'deleted'), sql`not ${isApplicant}`))
  return new Map(known.map((student) => [student.email.toLowerCase(), student]))
}

/** The id of a participant who is added or, where the customer has them, gets what was not known of their birth. */
export async function addOrComplete(
  tx: Transaction,
  parts: Pick<ApiParts, 'publicUrl'>,
  owner: StudentOwner,
  input: AnyObject,
  known: KnownStudent | undefined,
): Promise<string> {
  if (!known) return addStudent(tx, parts, owner, input)
  const dateOfBirth = known.dateOfBirth ?? (input.dateOfBirth || null)
  const birthPlace = known.birthPlace || input.birthPlace || null
  await tx.update(students).set({ dateOfBirth, birthPlace }).where(eq(students.id, known.id))
  return known.id
}
