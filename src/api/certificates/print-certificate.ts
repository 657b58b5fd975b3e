import { and, eq } from 'drizzle-orm'
import { certificatePdf } from '../../adapters/pdf.ts'
import { pdfName } from '../../adapters/pdf-name.ts'
import { certificates } from '../../db/tables.ts'
import { verifyPath } from '../../domain/certificate-code.ts'
import { localePath } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import type { Printed } from '../send-pdf.ts'
import { visibleCertificates } from './visible-certificates.ts'

/** A certificate on paper; 404 for one the caller may not see. */
export async function printCertificate({ db, user, publicUrl }: ApiContext, id: string): Promise<Printed> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where = and(eq(certificates.id, id), visibleCertificates(user))
  const [row] = await db.select({ document: certificates.document }).from(certificates).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  const { code, locale } = row.document
  const verifyUrl = publicUrl() + localePath(verifyPath(code), locale)
  return { name: pdfName('certificate', locale, code), bytes: await certificatePdf(row.document, verifyUrl) }
}
