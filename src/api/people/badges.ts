import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { badgeIssuer, badgeKeySet } from '../../../schemas/certificate.ts'
import { derivedKey } from '../../adapters/derived-key.ts'
import { badgeKeys, type certificates, type courses, type students } from '../../db/tables.ts'
import { verifyPath } from '../../domain/certificates.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { type ApiContext, get, routes, withMutex } from '../platform/index.ts'

type Site = Pick<ApiContext, 'publicUrl' | 'brand'>

/** Who gives badges, at the address that badges name. */
const issuerOf = ({ publicUrl, brand }: Site) => ({
  id: `${publicUrl()}/api/badges/issuer`,
  type: ['Profile'],
  name: brand,
  url: publicUrl(),
  email: provider.email,
})

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

const keyOf = (jwtSecret: string) => derivedKey(jwtSecret, 'badge keys')

/** A text that only who has the secret reads. */
function seal(text: string, jwtSecret: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(jwtSecret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text again; null under another secret. */
function unseal(sealed: string, jwtSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(jwtSecret), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

type Parts = Pick<ApiContext, 'db' | 'jwtSecret'>

/** What every verifier of Open Badges 3.0 must know (section 8.2.1 of it). */
export const badgeAlgorithm = 'RS256'

async function makeKey({ db, jwtSecret }: Parts) {
  const pair = await generateKeyPair(badgeAlgorithm, { extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicKey)
  const sealedKey = seal(JSON.stringify(await exportJWK(pair.privateKey)), jwtSecret)
  await db.insert(badgeKeys).values({ kid, publicKey, sealedKey })
  return { kid, publicKey, privateKey: pair.privateKey }
}

/** The newest one first. */
const rowsOf = ({ db }: Parts) => db.select().from(badgeKeys).orderBy(desc(badgeKeys.createdAt))

async function knownKey(parts: Parts) {
  const [row] = await rowsOf(parts).limit(1)
  const text = row && unseal(row.sealedKey, parts.jwtSecret)
  if (!text) return null
  const jwk: JWK = JSON.parse(text)
  return { kid: row.kid, publicKey: row.publicKey, privateKey: await importJWK(jwk, badgeAlgorithm) }
}

/** The newest key; made when there is none yet, or when JWT_SECRET is another than it was. */
export const badgeKey = (parts: Parts) =>
  withMutex('badge key', async () => (await knownKey(parts)) ?? (await makeKey(parts)))

/** Every public key there was; whoever asks before the first badge gets the one that it will be signed with. */
async function publicKeys(parts: Parts) {
  const known = await rowsOf(parts)
  const rows = known.length > 0 ? known : [await badgeKey(parts)]
  return { keys: rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: badgeAlgorithm, use: 'sig' })) }
}

type Earned = Pick<typeof certificates.$inferSelect, 'document' | 'createdAt'> & {
  student: Pick<typeof students.$inferSelect, 'id' | 'email'>
  course: Pick<typeof courses.$inferSelect, 'id' | 'slug' | 'summary'>
}

const context = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']
const schema = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** Who has it, for whoever knows the address: by its hash, so that the badge itself tells no address. */
function identityOf(email: string, salt: string) {
  const digest = createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex')
  return { type: 'IdentityObject', hashed: true, identityHash: `sha256$${digest}`, identityType: 'emailAddress', salt }
}

/** A certificate as a credential of Open Badges 3.0; its id is the page where anybody can check it. */
export function credentialOf(site: Site, { document, createdAt, student, course }: Earned) {
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
        { type: 'IdentityObject', hashed: false, identityHash: `${firstName} ${lastName}`, identityType: 'name' },
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

/** What whoever checks a badge reads: who gave it, and with which keys. */
export const badgeRoutes = routes(
  get('/issuer', {
    id: 'badgeIssuer',
    summary: 'Who gives the badges',
    description: 'The provider as a profile of Open Badges 3.0, at the address that each badge names.',
    access: 'everyone',
    needsNoDatabase: true,
    response: badgeIssuer,
    run: (context) => issuerOf(context),
  }),
  get('/keys', {
    id: 'badgeKeys',
    summary: 'The keys that badges are checked with',
    description: 'Every public key that a badge was ever signed with, as a JSON Web Key Set.',
    access: 'everyone',
    response: badgeKeySet,
    run: (context) => publicKeys(context),
  }),
)
