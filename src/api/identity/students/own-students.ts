import { and, type SQL, sql } from 'drizzle-orm'
import { students } from '../../../db/tables.ts'
import { ownedBy, type Principal } from '../../platform/index.ts'

/** Whoever asked to join an organisation and was not let in yet is nobody's participant. */
export const isApplicant = sql`${students.status} like 'wait_for_approval%'`

/** Who can be registered: participants that their customer did not put aside. */
export const mayTakePart = ({ status }: Pick<typeof students.$inferSelect, 'status'>): boolean =>
  status === 'new' || status === 'invited' || status === 'active'

/**
 * The participants a caller may see; nobody sees deleted ones, nor applicants. The state stands in the statement itself, so that its plan
 * can be kept and still use the indexes, which leave deleted ones out.
 */
export const ownStudents = (caller: Principal | null): SQL | undefined =>
  and(
    sql`${students.status} <> 'deleted' and not ${isApplicant}`,
    ownedBy(caller, { organisation: students.organisationId, user: students.ownerId }),
  )
