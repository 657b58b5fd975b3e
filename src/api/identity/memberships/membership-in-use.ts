import { and, eq } from 'drizzle-orm'
import { memberships, users } from '../../../db/tables.ts'

/** Joins an account with the membership it speaks by; a private person has none. */
export const membershipInUse = and(
  eq(memberships.userId, users.id),
  eq(memberships.organisationId, users.organisationId),
)
