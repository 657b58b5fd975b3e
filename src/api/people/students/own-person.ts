import { type SQL, sql } from 'drizzle-orm'
import { memberships, students, users } from '../../../db/tables.ts'
import type { Principal } from '../../platform/index.ts'

/**
 * The participants that somebody is: those their organisations made of them, and those that anybody put down under the
 * address that they proved to be theirs. A deleted one is nobody's (spec section 4).
 */
export const ownPerson = ({ userId }: Principal): SQL => sql`
  select ${students.id} from ${students} where ${students.status} <> 'deleted' and ${students.id} in (
    select ${memberships.studentId} from ${memberships}
      where ${memberships.userId} = ${userId} and ${memberships.approval} = 'approved'
    union all select ${users.studentId} from ${users} where ${users.id} = ${userId}
    union all select same.id from students same join ${users} on lower(same.email) = lower(${users.email})
      where ${users.id} = ${userId} and ${users.emailVerifiedAt} is not null)`
