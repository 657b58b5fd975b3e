import { and, type SQL, sql } from 'drizzle-orm'
import { students } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownedBy } from '../owner.ts'

/**
 * The participants a caller may see; nobody sees deleted ones. The state stands in the statement itself, so that its plan
 * can be kept and still use the indexes, which leave deleted ones out.
 */
export const ownStudents = (caller: Principal | null): SQL | undefined =>
  and(
    sql`${students.status} <> 'deleted'`,
    ownedBy(caller, { organisation: students.organisationId, user: students.ownerId }),
  )
