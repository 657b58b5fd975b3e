import { or, sql } from 'drizzle-orm'
import { certificates } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownPerson } from '../students/own-person.ts'
import { ownRecords } from '../training-records/own-records.ts'

/** Those of participants whom one manages, and one's own, whoever ordered them. */
export function visibleCertificates(caller: Principal | null) {
  const managed = ownRecords(caller, certificates.studentId)
  if (!managed || caller?.role !== 'CONTACT') return managed
  return or(managed, sql`${certificates.studentId} in (${ownPerson(caller)})`)
}
