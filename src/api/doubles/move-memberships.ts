import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { moveReferences } from './move-references.ts'
import { membershipReferences } from './organisation-references.ts'
import type { Pair } from './pair.ts'

/** Who acts for the one that goes acts for the other; whoever is let into either is in. */
const joinMembers = ({ kept, dropped }: Pair) => sql`
  insert into memberships as stays (user_id, organisation_id, approval, contact_roles, student_id, created_at)
  select user_id, ${kept}, approval, case when exists (
      select from memberships where organisation_id = ${kept} and approval = 'approved'
        and ${organisationAdmin} = any(contact_roles)) then '{}'::text[] else contact_roles end, student_id, created_at
    from memberships where organisation_id = ${dropped}
  on conflict (user_id, organisation_id) do update set
    approval = case when 'approved' in (stays.approval, excluded.approval) then 'approved' else stays.approval end,
    contact_roles = array(select distinct unnest(stays.contact_roles || excluded.contact_roles)),
    student_id = coalesce(stays.student_id, excluded.student_id)`

/** What an account has once for an organisation: of two, the one that is named stays. */
const dropSeconds = ({ kept, dropped }: Pair) => [
  sql`delete from registration_drafts one using registration_drafts other
    where one.user_id = other.user_id and one.course_id = other.course_id
      and (one.organisation_id, other.organisation_id) in ((${kept}, ${dropped}), (${dropped}, ${kept}))
      and (one.updated_at, one.id) < (other.updated_at, other.id)`,
  sql`delete from calendar_feeds one using calendar_feeds other
    where one.user_id = other.user_id and one.organisation_id = ${dropped} and other.organisation_id = ${kept}`,
]

/** Accounts act for the organisation that stays; who administers it is left as it was, unless nobody did. */
export async function moveMemberships(tx: Transaction, pair: Pair) {
  await tx.execute(joinMembers(pair))
  for (const statement of dropSeconds(pair)) await tx.execute(statement)
  await moveReferences(tx, membershipReferences, pair)
  await tx.execute(sql`delete from memberships where organisation_id = ${pair.dropped}`)
}
