import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { organisations, users } from '../../db/tables.ts'
import { type Approval, approvalTransitions } from '../../domain/approvals.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { asLocale, localePath } from '../../domain/locales.ts'
import { canTransition } from '../../domain/state-table.ts'
import { assertVerified } from '../auth/assert-verified.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { administeredBy } from './administrators.ts'
import { bringStudents } from './create-own-student.ts'
import { decideStudent } from './decide-student.ts'
import { presentUser } from './present-user.ts'

type Decision = Exclude<Approval, 'pending'>

/** The applicant, locked; 404 when there is none or another organisation is asked. */
async function findApplicant(tx: Transaction, caller: Principal | null, id: string) {
  const own = administeredBy(caller)
  const [found] = await tx
    .select({ account: users, organisation: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.id, id), own ? eq(users.organisationId, own) : undefined))
    .for('no key update', { of: users })
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

type Found = Awaited<ReturnType<typeof findApplicant>>

/** The first whom an organisation lets in administers it. */
async function approve(tx: Transaction, { account }: Found, organisationId: string) {
  const others = await tx.$count(
    users,
    and(eq(users.organisationId, organisationId), eq(users.approval, 'approved'), ne(users.id, account.id)),
  )
  await tx
    .update(users)
    .set({
      approval: 'approved',
      isPrivatePerson: false,
      ...(others === 0 && { contactRoles: [organisationAdmin] }),
    })
    .where(eq(users.id, account.id))
  if (account.isPrivatePerson) await bringStudents(tx, account.id, organisationId)
}

/** A private person stays one, and may ask elsewhere. */
const reject = (tx: Transaction, { account }: Found) =>
  tx
    .update(users)
    .set({ approval: 'rejected', ...(account.isPrivatePerson && { organisationId: null }) })
    .where(eq(users.id, account.id))

async function mailDecision(tx: Transaction, { account, organisation }: Found, decision: Decision, publicUrl: string) {
  const locale = asLocale(account.language)
  const post = { key: `approval-decided:${randomUUID()}`, to: account.email, locale }
  const { firstName } = account
  if (decision === 'rejected') {
    await queueMail(tx, { ...post, kind: 'approval-refused', values: { firstName, organisation } })
  } else {
    const url = `${publicUrl}${localePath('/login', locale)}`
    await queueMail(tx, { ...post, kind: 'approval-given', values: { firstName, organisation, url } })
  }
}

/**
 * An organisation's administrator, or staff, lets an account in or not; 409 when that was decided before, or before its
 * address is verified.
 */
export async function decideApproval({ db, user, publicUrl }: ApiContext, id: string, approval: Decision) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  if (user) await assertVerified(db, user)
  return db.transaction(async (tx) => {
    const found = await findApplicant(tx, user, id)
    const { account } = found
    const { approval: from, organisationId } = account
    if (
      !account.emailVerifiedAt ||
      !organisationId ||
      !canTransition(approvalTransitions, from, approval, 'administrator')
    )
      throw new ApiError('STATE_CONFLICT')
    await recordStateChange(tx, {
      entity: 'user',
      entityId: account.id,
      from,
      to: approval,
      userId: user?.userId ?? null,
    })
    if (approval === 'approved') await approve(tx, found, organisationId)
    else await reject(tx, found)
    await notifyAccount(tx, account.id)
    await decideStudent(tx, { account, organisationId, approval, userId: user?.userId ?? null })
    await mailDecision(tx, found, approval, publicUrl())
    return presentUser(tx, account.id)
  })
}
