import { and, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { certificates, courses, sessions, students } from '../../db/tables.ts'
import { visibleCertificates } from '../certificates/visible-certificates.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { badgeAlgorithm, badgeKey } from './badge-key.ts'
import { credentialOf } from './credential.ts'

async function findEarned({ db, user }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [earned] = await db
    .select({
      document: certificates.document,
      createdAt: certificates.createdAt,
      student: { id: students.id, email: students.email },
      course: { id: courses.id, slug: courses.slug, summary: courses.summary },
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
export async function signBadge(context: ApiContext, id: string) {
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
