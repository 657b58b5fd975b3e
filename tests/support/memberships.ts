import { and, eq, inArray } from 'drizzle-orm'
import { memberships, users } from '../../src/db/tables.ts'
import type { Approval } from '../../src/domain/registrations.ts'
import { organisationAdmin } from '../../src/domain/visitor.ts'
import type { TestApi } from './api.ts'

type Api = Pick<TestApi, 'db'>

interface Joining {
  approval?: Approval
  contactRoles?: string[]
  /** Whether the account speaks for it from now on. */
  speaks?: boolean
}

/** Somebody acts for an organisation, or asks to. */
export async function join(
  { db }: Api,
  userId: string,
  organisation: string | null | undefined,
  { approval = 'approved', contactRoles = [], speaks = true }: Joining = {},
) {
  const organisationId = String(organisation)
  await db.insert(memberships).values({ userId, organisationId, approval, contactRoles })
  if (speaks) await db.update(users).set({ organisationId, isPrivatePerson: false }).where(eq(users.id, userId))
}

/** These people administer what they act for, or do no more. */
export const administer = ({ db }: Api, userIds: string[], contactRoles: string[] = [organisationAdmin]) =>
  db.update(memberships).set({ contactRoles }).where(inArray(memberships.userId, userIds))

/** What somebody is in an organisation. */
export async function membershipOf({ db }: Api, userId: string, organisation: string | null) {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.organisationId, String(organisation))))
  return row
}
