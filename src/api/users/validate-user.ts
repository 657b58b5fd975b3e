import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { UserCheck } from '../../../schemas/user.ts'
import { organisations, students, users } from '../../db/tables.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { ownedBy } from '../owner.ts'

/** What kind of account an address has, and no more than that; 404 when nobody has it. */
async function checkEmail({ db }: ApiContext, email: string) {
  const [account] = await db
    .select({
      isPrivatePerson: users.isPrivatePerson,
      organisation: { _id: organisations.id, name: organisations.name },
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (!account) throw new ApiError('EMAIL_UNKNOWN')
  const { isPrivatePerson, organisation } = account
  return { isPrivatePerson, ...(organisation && { organisation }) }
}

/** Whether somebody to invite is a participant of the caller's already; 404 when not. */
async function checkParticipant({ db, user }: ApiContext, email: string) {
  const mine = ownedBy(user, { organisation: students.organisationId, user: students.ownerId })
  const [student] = await db
    .select({
      isPrivatePerson: sql<boolean>`${students.organisationId} is null`,
      organisation: { _id: organisations.id, name: organisations.name },
    })
    .from(students)
    .leftJoin(organisations, eq(organisations.id, students.organisationId))
    .where(and(eq(sql`lower(${students.email})`, email.toLowerCase()), ne(students.status, 'deleted'), mine))
    .limit(1)
  if (!student) throw new ApiError('EMAIL_UNKNOWN')
  const { isPrivatePerson, organisation } = student
  return { isPrivatePerson, ...(organisation && { organisation }) }
}

/** Whether no other organisation has this name or this VAT number. */
async function checkOrganisation({ db }: ApiContext, { organisationName, vat, organisationId }: UserCheck) {
  const sameName = eq(sql`lower(${organisations.name})`, String(organisationName).toLowerCase())
  const same = vat ? or(sameName, eq(organisations.vat, vat)) : sameName
  const others = organisationId ? and(same, ne(organisations.id, organisationId)) : same
  return { isUnique: (await db.$count(organisations, others)) === 0 }
}

/** The site's check before somebody registers or invites (spec sections 5 and 7). */
export async function validateUser(context: ApiContext, check: UserCheck) {
  await countAttempt(context.pool, 'validate-address', { address: context.address })
  if (!check.email) return checkOrganisation(context, check)
  if (check.inviteType === 'STUDENT' && context.user) return checkParticipant(context, check.email)
  return checkEmail(context, check.email)
}
