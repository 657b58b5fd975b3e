import { and, eq, ne, sql } from 'drizzle-orm'
import type { UserChanges } from '../../../schemas/user.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordFields, recordStateChange } from '../../db/record-state-change.ts'
import { memberships, students, users } from '../../db/tables.ts'
import { countMail } from '../mail/index.ts'
import {
  type ApiContext,
  ApiError,
  administrators,
  invalid,
  isOneOf,
  lock,
  office,
  pick,
  recordSecurityEvent,
  toPerson,
  uuidPattern,
} from '../platform/index.ts'
import { membershipInUse } from './add-membership.ts'
import { ownStudents } from './add-student.ts'
import { mailVerification } from './email-verification.ts'
import { endSessions } from './login-sessions.ts'
import { assertReauthenticated } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { assertReplaceable } from './replaceable.ts'

/** The account to change: one's own, for the office any customer's, for an administrator anybody's. */
async function findAccount({ db, user }: ApiContext, id: string) {
  if (!user || !uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  if (user.userId !== id.toLowerCase() && !isOneOf(user, office)) throw new ApiError('NOT_FOUND')
  const [account] = await db
    .select({
      ...pick(users, 'id', 'role', 'email', 'emailVerifiedAt', 'firstName', 'language', 'active'),
      studentId: sql<string | null>`case when ${memberships.userId} is null then ${users.studentId}
        else ${memberships.studentId} end`,
    })
    .from(users)
    .leftJoin(memberships, membershipInUse)
    .where(eq(users.id, id))
  const isOwn = user.userId === account?.id
  // Who could change a colleague's address could sign in as that colleague.
  if (!account || (account.role !== 'CONTACT' && !isOwn && !isOneOf(user, administrators))) {
    throw new ApiError('NOT_FOUND')
  }
  return { ...account, isOwn }
}

type Account = Awaited<ReturnType<typeof findAccount>>

/** Another address opens the account to whoever reads its mail, so whoever changes it gives their password once more. */
async function checkEmailChange(context: ApiContext, account: Account, email: string, password: string | undefined) {
  if (account.isOwn && !password) throw invalid('password', 'error.required')
  await assertReauthenticated(context, password)
  const [holder] = await context.db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, account.id)))
  if (holder) await assertReplaceable(context.db, holder, 'EMAIL_IN_USE')
  await countMail(context, email)
}

/** The new address becomes the account's once the link mailed to it was followed; the one it has now is told. */
async function requestEmailChange(context: ApiContext, tx: Transaction, account: Account, email: string) {
  await tx.update(users).set({ newEmail: email }).where(eq(users.id, account.id))
  await mailVerification(tx, context, account, email)
  if (!account.emailVerifiedAt) return
  const values = { firstName: account.firstName, email }
  await queueMail(tx, { ...toPerson(account), kind: 'email-change-requested', values })
}

/** Birth data, which certified courses ask of their participants; whoever is none has none. */
async function updateOwnStudent(
  { user }: ApiContext,
  tx: Transaction,
  { studentId }: Account,
  { dateOfBirth, birthPlace }: NonNullable<UserChanges['student']>,
) {
  if (!studentId) throw new ApiError('NOT_FOUND')
  const changed = await tx
    .update(students)
    .set({ id: studentId, dateOfBirth, birthPlace })
    .where(and(eq(students.id, studentId), ownStudents(user)))
    .returning({ id: students.id })
  if (changed.length === 0) throw new ApiError('NOT_FOUND')
}

/** What of a change somebody may want to find in the log. */
function recordAccountChange(context: ApiContext, account: Account, given: { isNewEmail: boolean; active?: boolean }) {
  const { isNewEmail, active } = given
  if (isNewEmail) recordSecurityEvent(context, 'email-change-requested', { account: account.id })
  if (active !== undefined && active !== account.active) {
    recordSecurityEvent(context, 'account-changed', { account: account.id, active })
  }
}

const recordActive = ({ user }: ApiContext, tx: Transaction, id: string, active: boolean) =>
  recordStateChange(tx, 'user', id, {
    userId: user?.userId,
    from: active ? 'inactive' : 'active',
    to: active ? 'active' : 'inactive',
  })

/** What the journal says that somebody changed of an account. */
const told = {
  ...pick(users, 'id', 'firstName', 'lastName', 'phone', 'address', 'zip', 'city', 'country', 'language'),
  ...pick(users, 'allowMarketing'),
  email: users.newEmail,
}

/** Personal data, and the address one signs in with; `active` only by staff, and not of oneself. */
export async function updateUser(context: ApiContext, id: string, input: UserChanges) {
  const account = await findAccount(context, id)
  const { email, password, active, student, ...personal } = input
  // Whoever leaves the control panel does so by its own call, which hands over what they planned.
  const mayClose = account.role === 'CONTACT' && !account.isOwn
  if (active !== undefined && active !== account.active && !mayClose) throw new ApiError('FORBIDDEN')
  const isNewEmail = email !== undefined && email.toLowerCase() !== account.email.toLowerCase()
  // Whoever gives the address that they have wants no other any more.
  const newEmail = email !== undefined && !isNewEmail ? null : undefined
  if (isNewEmail) await checkEmailChange(context, account, email, password)

  const changed = await context.db.transaction(async (tx) => {
    const isThis = eq(users.id, account.id)
    await lock(tx, { users: [account.id] })
    const [before] = await tx.select(told).from(users).where(isThis)
    const change = { id: account.id, ...personal, active, newEmail }
    const [after] = await tx.update(users).set(change).where(isThis).returning(told)
    await recordFields(tx, 'user', { before, after, userId: context.user?.userId })
    if (student) await updateOwnStudent(context, tx, account, student)
    if (isNewEmail) await requestEmailChange(context, tx, account, email)
    if (active === false) await endSessions(tx, account.id)
    if (active !== undefined && active !== account.active) await recordActive(context, tx, account.id, active)
    return presentUser(tx, account.id)
  })
  recordAccountChange(context, account, { isNewEmail, active })
  return changed
}
