import { createHash } from 'node:crypto'
import { verifyPath } from '../../../domain/certificate-code.ts'
import type { CertificateDocument } from '../../../domain/documents.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import type { ApiContext } from '../../platform/index.ts'
import { issuerOf } from './badge-issuer.ts'

export interface Earned {
  document: CertificateDocument
  createdAt: Date
  student: { id: string; email: string }
  course: { id: string; slug: Record<Locale, string | null>; summary: Record<Locale, string | null> }
}

const context = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']
const schema = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** Who has it, for whoever knows the address: by its hash, so that the badge itself tells no address. */
function identityOf(email: string, salt: string) {
  const digest = createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex')
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${digest}`,
    identityType: 'emailAddress',
    salt,
  }
}

/** A certificate as a credential of Open Badges 3.0; its id is the page where anybody can check it. */
export function credentialOf(
  site: Pick<ApiContext, 'publicUrl' | 'brand'>,
  { document, createdAt, student, course }: Earned,
) {
  const { locale, code, firstName, lastName } = document
  const url = site.publicUrl() + localePath(`/courses/${inLocale(course.slug, locale)}`, locale)
  return {
    '@context': context,
    id: site.publicUrl() + localePath(verifyPath(code), locale),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: issuerOf(site),
    name: document.course,
    validFrom: createdAt.toISOString(),
    credentialSubject: {
      id: `urn:uuid:${student.id}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: `${firstName} ${lastName}`,
          identityType: 'name',
        },
        identityOf(student.email, code),
      ],
      activityStartDate: `${document.firstDay}T00:00:00Z`,
      activityEndDate: `${document.lastDay}T00:00:00Z`,
      achievement: {
        id: `urn:uuid:${course.id}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: document.course,
        description: inLocale(course.summary, locale) ?? document.course,
        criteria: { id: url },
        inLanguage: locale,
      },
    },
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
  }
}
