import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { organisations, users } from '../../db/tables.ts'
import { type Approval, approvalMoves } from '../../domain/approvals.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { asLocale, localePath } from '../../domain/locales.ts'
import { mayMove } from '../../domain/state-table.ts'
import type { ApiContext, Caller } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { administeredBy } from './administrators.ts'
import { bringStudents } from './create-own-student.ts'
import { decideStudent } from './decide-student.ts'
import { presentUser } from './present-user.ts'

type Decision = Exclude<Approval, 'pending'>

/** The applicant, locked; 404 when there is none or another organisation is asked. */
async function findApplicant(tx: Transaction, caller: Caller | null, id: string) {
  const own = await administeredBy(tx, caller)
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
async function admit(tx: Transaction, { account }: Found, organisationId: string) {
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
const refuse = (tx: Transaction, { account }: Found) =>
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

/** An organisation's administrator, or staff, lets an account in or not; 409 when that was decided before. */
export async function decideApproval({ db, user, publicUrl }: ApiContext, id: string, approval: Decision) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    const found = await findApplicant(tx, user, id)
    const { account } = found
    const { approval: from, organisationId } = account
    if (!organisationId || !mayMove(approvalMoves, from, approval, 'administrator'))
      throw new ApiError('STATE_CONFLICT')
    await recordStateChange(tx, { entity: 'user', entityId: account.id, from, to: approval, userId: user?.id ?? null })
    if (approval === 'approved') await admit(tx, found, organisationId)
    else await refuse(tx, found)
    await decideStudent(tx, { account, organisationId, approval, userId: user?.id ?? null })
    await mailDecision(tx, found, approval, publicUrl())
    return presentUser(tx, account.id)
  })
}
