import { and, ne, type SQL } from 'drizzle-orm'
import { students } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownedBy } from '../owner.ts'

/** The participants a caller may see; nobody sees deleted ones. */
export const ownStudents = (caller: Principal | null): SQL | undefined =>
  and(
    ne(students.status, 'deleted'),
    ownedBy(caller, { organisation: students.organisationId, user: students.ownerId }),
  )
