import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm'
import { LostToOthers, type Transaction } from '../../db/client.ts'
import { emailVerifications, memberships, organisations, students, users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { isWithin, lock, type Rows } from '../platform/index.ts'
import { accountSteps } from './account-steps.ts'
import { endSessions } from './login-sessions.ts'

type Account = typeof users.$inferSelect
type Membership = typeof memberships.$inferSelect

async function endsWith(tx: Transaction, userId: string): Promise<Rows> {
  const rows = await Promise.all(accountSteps().map((steps) => steps.endsWith?.(tx, userId)))
  return Object.assign({}, ...rows)
}

/** Locks an account with all that ends with it, and `others`: nothing comes to it meanwhile, since that points to it. */
export async function lockToRetire(tx: Transaction, id: string, others: string[] = []) {
  const before = await endsWith(tx, id)
  await lock(tx, { ...before, users: [id, ...others] }, 'update')
  if (!isWithin(await endsWith(tx, id), before)) throw new LostToOthers()
}

/** The organisation that only this account ever was; null when it belongs to others too, or was there before it. */
async function foundedAlone(tx: Transaction, { id, passwordHash }: Account, of: readonly Membership[]) {
  const founded = of.find(({ contactRoles }) => contactRoles.includes(organisationAdmin))
  if (!founded || !passwordHash) return null
  const { organisationId } = founded
  const others = and(eq(memberships.organisationId, organisationId), ne(memberships.userId, id))
  return (await tx.$count(memberships, others)) === 0 ? organisationId : null
}

async function removeStudents(tx: Transaction, id: string, waiting: string[], organisationId: string | null) {
  const own = or(
    eq(students.ownerId, id),
    organisationId ? eq(students.organisationId, organisationId) : undefined,
    and(inArray(students.id, waiting), like(students.status, 'wait_for_approval%')),
  )
  const isKept = sql`exists (select from registration_students seat where seat.student_id = ${students.id})`
  await tx.delete(students).where(and(own, sql`not ${isKept}`))
  await tx.update(students).set({ status: 'deleted' }).where(own)
}

/** The name and the number are free for whose they are. */
const releaseOrganisation = (tx: Transaction, id: string) =>
  tx
    .update(organisations)
    .set({
      name: id,
      vat: null,
      enterpriseNumber: null,
      address: null,
      zip: null,
      city: null,
      country: null,
      reference: null,
      enterpriseSize: null,
    })
    .where(eq(organisations.id, id))

/** Takes out of use an account that never was its address's owner's, with all that was done with it; all is locked. */
export async function retireAccount(tx: Transaction, account: Account) {
  const { id } = account
  await endSessions(tx, id)
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, id))
  for (const steps of accountSteps()) await steps.retire?.(tx, id)
  const held = await tx.delete(memberships).where(eq(memberships.userId, id)).returning()
  const organisationId = await foundedAlone(tx, account, held)
  await tx
    .update(users)
    .set({
      email: `${id}@replaced.invalid`,
      passwordHash: null,
      firstName: '-',
      lastName: '-',
      phone: null,
      active: false,
      studentId: null,
    })
    .where(eq(users.id, id))
  const own = held.flatMap(({ studentId }) => studentId ?? [])
  await removeStudents(tx, id, own, organisationId)
  if (organisationId) await releaseOrganisation(tx, organisationId)
}
