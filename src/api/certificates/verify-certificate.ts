import { eq } from 'drizzle-orm'
import { certificates } from '../../db/tables.ts'
import { readCertificateCode } from '../../domain/certificate-code.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'

/** Whether a code belongs to a certificate, and what that says but for the birth data; 404 for any other code. */
export async function verifyCertificate({ db }: ApiContext, text: string) {
  const code = readCertificateCode(text)
  if (!code) throw new ApiError('NOT_FOUND')
  const [row] = await db
    .select({ document: certificates.document })
    .from(certificates)
    .where(eq(certificates.code, code))
  if (!row) throw new ApiError('NOT_FOUND')
  const { firstName, lastName, course, duration, firstDay, lastDay, days = null, issuedOn, supplier } = row.document
  return { valid: true, code, firstName, lastName, course, duration, firstDay, lastDay, days, issuedOn, supplier }
}
