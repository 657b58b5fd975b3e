import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { students } from '../../../db/tables.ts'
import { ownedBy, type Principal } from '../../platform/index.ts'

/** What stands in the record of participants whom the caller manages, or managed: a deleted one's record stays. */
export function ownRecords(caller: Principal | null, studentId: AnyColumn): SQL | undefined {
  const own = ownedBy(caller, { organisation: students.organisationId, user: students.ownerId })
  return own && sql`${studentId} in (select ${students.id} from ${students} where ${own})`
}
