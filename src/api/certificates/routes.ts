import { sql } from 'drizzle-orm'
import { certificate, certificateChanges, newCertificate, verifiedCertificate } from '../../../schemas/certificate.ts'
import { certificates } from '../../db/tables.ts'
import { contextOf } from '../context.ts'
import { dayColumn } from '../day-column.ts'
import { operation } from '../openapi/operation.ts'
import { resourceRoutes } from '../resource.ts'
import { sendPdf } from '../send-pdf.ts'
import { createCertificate } from './create-certificate.ts'
import { certificateColumns } from './present-certificate.ts'
import { printCertificate } from './print-certificate.ts'
import { updateCertificate } from './update-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'
import { visibleCertificates } from './visible-certificates.ts'

export const certificateRoutes = resourceRoutes({
  names: ['certificate', 'certificates'],
  table: certificates,
  columns: certificateColumns,
  filters: {
    _id: { kind: 'id', column: certificates.id },
    code: { kind: 'text', column: certificates.code },
    student: { kind: 'id', column: certificates.studentId },
    session: { kind: 'id', column: certificates.sessionId },
    lastName: { kind: 'text', column: sql`(${certificates.document}->>'lastName')` },
    course: { kind: 'text', column: sql`(${certificates.document}->>'course')` },
    issuedOn: { kind: 'date', column: dayColumn(certificates.issuedOn) },
    createdAt: { kind: 'date', column: certificates.createdAt },
  },
  sort: [
    ['issuedOn', 'DESC'],
    ['createdAt', 'DESC'],
  ],
  schema: certificate,
  input: newCertificate,
  changes: certificateChanges,
  visible: visibleCertificates,
  create: createCertificate,
  update: updateCertificate,
})
  .get('/:id/pdf', async (c) => sendPdf(c, await printCertificate(contextOf(c), c.req.param('id'))))
  .get(
    '/verify/:code',
    operation({
      id: 'verifiedCertificate',
      tag: 'certificates',
      summary: 'Whether a certificate is genuine, by the code on it',
      answer: verifiedCertificate,
    }),
    async (c) => c.json(await verifyCertificate(contextOf(c), c.req.param('code'))),
  )
