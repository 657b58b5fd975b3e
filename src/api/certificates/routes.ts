import { sql } from 'drizzle-orm'
import { certificate, certificateChanges, newCertificate, verifiedCertificate } from '../../../schemas/certificate.ts'
import { certificates } from '../../db/tables.ts'
import { customers, staff } from '../access.ts'
import { signBadge } from '../badges/sign-badge.ts'
import { contextOf } from '../context.ts'
import { dayColumn } from '../day-column.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { resourceRoutes } from '../resource.ts'
import { sendFile } from '../send-file.ts'
import { sendPdf } from '../send-pdf.ts'
import { removeRecord } from '../training-records/remove-record.ts'
import { createCertificate } from './create-certificate.ts'
import { certificateColumns } from './present-certificate.ts'
import { printCertificate } from './print-certificate.ts'
import { updateCertificate } from './update-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'
import { visibleCertificates } from './visible-certificates.ts'

export const certificateRoutes = resourceRoutes({
  names: ['certificate', 'certificates'],
  words: {
    one: 'a certificate',
    many: 'certificates',
    about:
      'Certificates of participants, each with a code that proves it: staff see all, customers those of their participants.',
  },
  more: { create: 'The session must have ended, and the participant must have been there and have passed.' },
  access: { read: customers, create: staff, update: staff, delete: staff },
  failures: { create: ['ALREADY_EXISTS', 'SESSION_NOT_ENDED', 'STUDENT_ABSENT', 'STUDENT_FAILED'] },
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
  remove: removeRecord({ kind: 'certificate', table: certificates, said: sql`code` }),
})
  .get(
    '/:id/pdf',
    operation({
      id: 'certificatePdf',
      tag: 'certificates',
      summary: 'A certificate as a PDF',
      description: 'A certificate to print, with the code that proves it.',
      access: customers,
      parameters: [pathParameter('id', 'The id of the certificate.')],
      bytes: 'application/pdf',
    }),
    async (c) => sendPdf(c, await printCertificate(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/badge',
    operation({
      id: 'certificateBadge',
      tag: 'certificates',
      summary: 'A certificate as an Open Badge',
      description:
        'A certificate as a credential of Open Badges 3.0, signed as a JWT whose header holds the public key; GET /badges/issuer says who signs and GET /badges/keys with which keys.',
      access: customers,
      parameters: [pathParameter('id', 'The id of the certificate.')],
      bytes: 'application/jwt',
    }),
    async (c) => {
      const { name, text } = await signBadge(contextOf(c), c.req.param('id'))
      return sendFile(c, 'application/jwt', { name, content: text })
    },
  )
  .get(
    '/verify/:code',
    operation({
      id: 'verifiedCertificate',
      tag: 'certificates',
      summary: 'Whether a certificate is genuine, by the code on it',
      description:
        'Whether a certificate is genuine, by the code that is printed on it: whose it is, for which course, and when it was issued.',
      access: 'everyone',
      parameters: [pathParameter('code', 'The code on the certificate.')],
      response: verifiedCertificate,
    }),
    async (c) => c.json(await verifyCertificate(contextOf(c), c.req.param('code'))),
  )
