import { and, eq, or, sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { AnyObject } from 'yup'
import { certificate, certificateChanges, newCertificate, verifiedCertificate } from '../../../schemas/certificate.ts'
import { certificatePdf, pdfName } from '../../adapters/pdf.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { certificates, courses, sessions, students } from '../../db/tables.ts'
import { readCertificateCode, verifyPath } from '../../domain/certificates.ts'
import { localePath } from '../../domain/locales.ts'
import type { ApiContext, Asking, Printed } from '../platform/index.ts'
import {
  ApiError,
  contextOf,
  customersAnd,
  dayField,
  desk,
  get,
  idParameter,
  instantOf,
  lock,
  pathParameter,
  pick,
  resourceRoutes,
  routes,
  sendFile,
  sendPdf,
} from '../platform/index.ts'
import { badgeAlgorithm, badgeKey, credentialOf } from './badges.ts'
import { createCertificate } from './create-certificate.ts'
import { ownPerson, ownRecords, removeRecord } from './training-records.ts'

/** Those of participants whom one manages, and one's own, whoever ordered them. */
function visibleCertificates(caller: Asking | null) {
  const managed = ownRecords(caller, certificates.studentId)
  if (!managed || caller?.role !== 'CONTACT') return managed
  return or(managed, sql`${certificates.studentId} in (${ownPerson(caller)})`)
}

async function findEarned({ db, user }: ApiContext, id: string) {
  const [earned] = await db
    .select({
      ...pick(certificates, 'document', 'createdAt'),
      student: pick(students, 'id', 'email'),
      course: pick(courses, 'id', 'slug', 'summary'),
    })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .innerJoin(sessions, eq(sessions.id, certificates.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(and(eq(certificates.id, id), visibleCertificates(user)))
  if (!earned) throw new ApiError('NOT_FOUND')
  return earned
}

/** A certificate as an Open Badge 3.0 in its JWT form; 404 for one the caller may not see. */
async function signBadge(context: ApiContext, id: string) {
  const earned = await findEarned(context, id)
  const credential = credentialOf(context, earned)
  const { kid, publicKey, privateKey } = await badgeKey(context)
  const text = await new SignJWT({ ...credential })
    .setProtectedHeader({ alg: badgeAlgorithm, typ: 'JWT', kid, jwk: publicKey })
    .setIssuer(credential.issuer.id)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(earned.createdAt)
    .sign(privateKey)
  return { name: `badge-${earned.document.code}.jwt`, text }
}

const said = (name: string) => sql`${certificates.document}->>${sql.raw(`'${name}'`)}`

/** What is printed on it, for those who have it. */
const certificateColumns = {
  _id: certificates.id,
  student: certificates.studentId,
  session: certificates.sessionId,
  code: certificates.code,
  firstName: said('firstName'),
  lastName: said('lastName'),
  dateOfBirth: said('dateOfBirth'),
  birthPlace: said('birthPlace'),
  course: said('course'),
  duration: sql`(${certificates.document}->'duration')::float8`,
  firstDay: said('firstDay'),
  lastDay: said('lastDay'),
  days: sql`${certificates.document}->'days'`,
  locale: said('locale'),
  issuedOn: certificates.issuedOn,
  createdAt: instantOf(certificates.createdAt),
}

/** Whether a code belongs to a certificate, and what that says but for the birth data; 404 for any other code. */
async function verifyCertificate({ db }: ApiContext, text: string) {
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

const updateCertificate = ({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    await lock(tx, { certificates: [id] })
    const [known] = await tx.select().from(certificates).where(eq(certificates.id, id))
    if (!known) throw new ApiError('NOT_FOUND')
    const document = { ...known.document, ...certificateChanges.cast(input) }
    await tx.update(certificates).set({ document }).where(eq(certificates.id, id))
    await recordStateChange(tx, 'certificate', id, { to: 'mended', userId: user?.userId })
    return id
  })

/** A certificate on paper; 404 for one the caller may not see. */
async function printCertificate({ db, user, publicUrl }: ApiContext, id: string): Promise<Printed> {
  const where = and(eq(certificates.id, id), visibleCertificates(user))
  const [row] = await db.select({ document: certificates.document }).from(certificates).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  const { code, locale } = row.document
  const verifyUrl = publicUrl() + localePath(verifyPath(code), locale)
  return { name: pdfName('certificate', locale, code), bytes: await certificatePdf(row.document, verifyUrl) }
}

const resource = resourceRoutes({
  names: ['certificate', 'certificates'],
  words: {
    one: 'a certificate',
    many: 'certificates',
    about:
      'Certificates of participants, each with a code that proves it: staff see all, customers those of their participants.',
  },
  more: { create: 'The session must have ended, and the participant must have been there and have passed.' },
  access: { read: customersAnd(desk), create: desk, update: desk, delete: desk },
  failures: { create: ['ALREADY_EXISTS', 'SESSION_NOT_ENDED', 'STUDENT_ABSENT', 'STUDENT_FAILED'] },
  table: certificates,
  columns: certificateColumns,
  filters: {
    _id: certificates.id,
    code: certificates.code,
    student: certificates.studentId,
    session: certificates.sessionId,
    lastName: { kind: 'text', column: sql`(${certificates.document}->>'lastName')` },
    course: { kind: 'text', column: sql`(${certificates.document}->>'course')` },
    issuedOn: dayField(certificates.issuedOn),
    createdAt: certificates.createdAt,
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

const certificateId = idParameter('The id of the certificate.')

export const certificateRoutes = routes(
  resource,
  get('/:id/pdf', {
    id: 'certificatePdf',
    summary: 'A certificate as a PDF',
    description: 'A certificate to print, with the code that proves it.',
    access: customersAnd(desk),
    parameters: [certificateId],
    bytes: 'application/pdf',
    respond: async (c) => sendPdf(c, await printCertificate(contextOf(c), c.req.param('id'))),
  }),
  get('/:id/badge', {
    id: 'certificateBadge',
    summary: 'A certificate as an Open Badge',
    description:
      'A certificate as a credential of Open Badges 3.0, signed as a JWT whose header holds the public key; GET /badges/issuer says who signs and GET /badges/keys with which keys.',
    access: customersAnd(desk),
    parameters: [certificateId],
    bytes: 'application/jwt',
    respond: async (c) => {
      const { name, text } = await signBadge(contextOf(c), c.req.param('id'))
      return sendFile(c, 'application/jwt', { name, content: text })
    },
  }),
  get('/verify/:code', {
    id: 'verifiedCertificate',
    summary: 'Whether a certificate is genuine, by the code on it',
    description:
      'Whether a certificate is genuine, by the code that is printed on it: whose it is, for which course, and when it was issued.',
    access: 'everyone',
    parameters: [pathParameter('code', 'The code on the certificate.')],
    response: verifiedCertificate,
    run: (context, { params }) => verifyCertificate(context, params.code),
  }),
)
