import { and, eq, ne } from 'drizzle-orm'
import type { ApprovalDecision } from '../../../schemas/user.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { memberships, organisations, students, users } from '../../db/tables.ts'
import { localePath } from '../../domain/locales.ts'
import { approvalTransitions } from '../../domain/registrations.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type StudentStatus, studentTransitions } from '../../domain/students.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, assertVerified, invalid, lock, toPerson, uuidPattern } from '../platform/index.ts'
import { isMembership, speakFor } from './add-membership.ts'
import { administeredBy } from './approvals.ts'
import { bringStudents, findStudent } from './create-own-student.ts'
import { notifyAccount } from './login-sessions.ts'
import { presentUser } from './present-user.ts'

/** Whom a participant that waited becomes. */
const next: Partial<Record<StudentStatus, StudentStatus>> = {
  wait_for_approval: 'new',
  wait_for_approval_has_password: 'active',
}

interface Decided {
  account: Pick<typeof users.$inferSelect, 'id' | 'email'>
  organisationId: string
  approval: 'approved' | 'rejected'
  userId: string | null
}

/**
 * What a decision means for the participant with the applicant's address: it becomes the account's, or goes where
 * it was made for this account.
 */
async function decideStudent(tx: Transaction, { account, organisationId, approval, userId }: Decided) {
  const student = await findStudent(tx, organisationId, account.email)
  if (!student) return
  const { id, status: from } = student
  const approved = approval === 'approved'
  const to = approved ? next[from] : 'deleted'
  if (next[from] && to && canTransition(studentTransitions, from, to, 'administrator')) {
    await tx.update(students).set({ status: to }).where(eq(students.id, id))
    await recordStateChange(tx, 'student', id, { from, to, userId })
  }
  await tx
    .update(memberships)
    .set({ studentId: approved ? id : null })
    .where(isMembership(account.id, organisationId))
}

type Decision = ApprovalDecision['approval']

/** The organisation that is joined: one’s own, where staff decide the one they name. */
function organisationOf(caller: Principal | null, asked: string | undefined): string {
  const own = administeredBy(caller)
  const organisation = own ?? asked
  if (!organisation) throw invalid('organisation', 'error.required')
  if (asked && asked.toLowerCase() !== organisation.toLowerCase()) throw new ApiError('NOT_FOUND')
  return organisation
}

/** Who asked to join the organisation, locked; 404 when nobody did. */
async function findApplicant(tx: Transaction, id: string, organisationId: string) {
  await lock(tx, { users: [id] })
  const [found] = await tx
    .select({ account: users, membership: memberships, organisation: organisations.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(isMembership(id, organisationId))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

type Found = Awaited<ReturnType<typeof findApplicant>>

/** The first whom an organisation lets in administers it. */
async function approve(tx: Transaction, { account, membership }: Found) {
  const { userId, organisationId } = membership
  const others = await tx.$count(
    memberships,
    and(
      eq(memberships.organisationId, organisationId),
      eq(memberships.approval, 'approved'),
      ne(memberships.userId, userId),
    ),
  )
  await tx
    .update(memberships)
    .set({ approval: 'approved', ...(others === 0 && { contactRoles: [organisationAdmin] }) })
    .where(isMembership(userId, organisationId))
  // Whoever speaks for another one goes on with that, until they switch.
  if (account.isPrivatePerson || account.organisationId === organisationId) await speakFor(tx, userId, organisationId)
  if (account.isPrivatePerson) await bringStudents(tx, userId, organisationId)
}

/** A private person stays one, and may ask elsewhere. */
async function reject(tx: Transaction, { account, membership }: Found) {
  const isThis = isMembership(account.id, membership.organisationId)
  await tx.update(memberships).set({ approval: 'rejected' }).where(isThis)
  if (account.isPrivatePerson) await speakFor(tx, account.id, null)
}

async function mailDecision(tx: Transaction, { account, organisation }: Found, decision: Decision, publicUrl: string) {
  const post = toPerson(account)
  const { firstName } = account
  if (decision === 'rejected') {
    await queueMail(tx, { ...post, kind: 'approval-refused', values: { firstName, organisation } })
  } else {
    const url = `${publicUrl}${localePath('/login', post.locale)}`
    await queueMail(tx, { ...post, kind: 'approval-given', values: { firstName, organisation, url } })
  }
}

/**
 * An organisation's administrator, or staff, lets an account in or not; 409 when that was decided before, or before its
 * address is verified.
 */
export async function decideApproval({ db, user, publicUrl }: ApiContext, id: string, input: ApprovalDecision) {
  const { approval } = input
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const organisationId = organisationOf(user, input.organisation)
  if (user) await assertVerified(db, user)
  return db.transaction(async (tx) => {
    const found = await findApplicant(tx, id, organisationId)
    const { account, membership } = found
    const { approval: from } = membership
    if (!account.emailVerifiedAt || !canTransition(approvalTransitions, from, approval, 'administrator'))
      throw new ApiError('STATE_CONFLICT')
    await recordStateChange(tx, 'user', account.id, { from, to: approval, userId: user?.userId })
    if (approval === 'approved') await approve(tx, found)
    else await reject(tx, found)
    await notifyAccount(tx, account.id)
    await decideStudent(tx, { account, organisationId, approval, userId: user?.userId ?? null })
    await mailDecision(tx, found, approval, publicUrl())
    return presentUser(tx, account.id, organisationId)
  })
}
