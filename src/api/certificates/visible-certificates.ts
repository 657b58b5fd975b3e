import { certificates } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownRecords } from '../training-records/own-records.ts'

export const visibleCertificates = (caller: Principal | null) => ownRecords(caller, certificates.studentId)
