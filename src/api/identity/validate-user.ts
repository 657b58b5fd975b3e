import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { UserCheck } from '../../../schemas/user.ts'
import { memberships, organisations, students, users } from '../../db/tables.ts'
import { type ApiContext, ApiError, countAttempt, customers, isOneOf, ownedBy } from '../platform/index.ts'
import { membershipInUse } from './add-membership.ts'
import { hasName, hasVat } from './find-organisation.ts'

const linked = { _id: organisations.id, name: organisations.name }

interface Found {
  isPrivatePerson: boolean
  organisation: { _id: string; name: string } | null
}

const present = ({ isPrivatePerson, organisation }: Found) => ({
  isPrivatePerson,
  ...(organisation && { organisation }),
})

/** What kind of account an address has, and which organisation let it in; no more than that, null when nobody has it. */
async function findAccount({ db }: ApiContext, email: string): Promise<Found | null> {
  const [account] = await db
    .select({ isPrivatePerson: users.isPrivatePerson, organisation: linked })
    .from(users)
    .leftJoin(memberships, and(membershipInUse, eq(memberships.approval, 'approved')))
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return account ?? null
}

/** A participant with that address, the caller's own first; whose another one is stays untold. */
async function findParticipant({ db, user }: ApiContext, email: string): Promise<Found | null> {
  const own = ownedBy(user, { organisation: students.organisationId, user: students.ownerId }) ?? sql`true`
  const isOwn = sql<boolean>`case when ${own} then true else false end`
  const [student] = await db
    .select({ isPrivatePerson: sql<boolean>`${students.organisationId} is null`, organisation: linked, isOwn })
    .from(students)
    .leftJoin(organisations, eq(organisations.id, students.organisationId))
    .where(and(eq(sql`lower(${students.email})`, email.toLowerCase()), ne(students.status, 'deleted')))
    .orderBy(desc(isOwn), desc(isNotNull(students.organisationId)))
    .limit(1)
  if (!student) return null
  const { isPrivatePerson, organisation } = student
  return { isPrivatePerson, organisation: student.isOwn ? organisation : null }
}

/** Counted by who asks: the responses tell who is a customer, and whose. */
async function checkEmail(context: ApiContext, email: string, asStudent: boolean) {
  const { pool, user, address } = context
  await countAttempt(pool, 'validate-email', user ? { account: user.userId } : { address })
  const invites = asStudent && user && isOneOf(user, customers)
  const participant = invites ? await findParticipant(context, email) : null
  const found = participant ?? (await findAccount(context, email))
  if (!found) throw new ApiError('EMAIL_UNKNOWN')
  return present(found)
}

async function checkOrganisation({ db }: ApiContext, { organisationName, vat, organisationId }: UserCheck) {
  const same = or(organisationName ? hasName(organisationName) : undefined, vat ? hasVat(vat) : undefined)
  const others = organisationId ? and(same, ne(organisations.id, organisationId)) : same
  return { isUnique: (await db.$count(organisations, others)) === 0 }
}

/** Who has an organisation's id was given it by somebody of it (README, Decisions): 404 for one that is none's. */
async function nameOrganisation({ db }: ApiContext, organisationId: string) {
  const [organisation] = await db.select(linked).from(organisations).where(eq(organisations.id, organisationId))
  if (!organisation) throw new ApiError('NOT_FOUND')
  return { organisation }
}

/** The site's check before somebody registers or invites (spec sections 5 and 7). */
export async function validateUser(context: ApiContext, check: UserCheck) {
  await countAttempt(context.pool, 'validate-address', { address: context.address })
  const { email, organisationName, vat, organisationId } = check
  if (email) return checkEmail(context, email, check.inviteType === 'STUDENT')
  if (organisationId && !organisationName && !vat) return nameOrganisation(context, organisationId)
  return checkOrganisation(context, check)
}
