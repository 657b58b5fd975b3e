import { certificates } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import { ownRecords } from '../training-records/own-records.ts'

export const visibleCertificates = (caller: Caller | null) => ownRecords(caller, certificates.studentId)
