import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { derivedKey } from '../../../adapters/derived-key.ts'
import { badgeKeys } from '../../../db/tables.ts'
import { type ApiContext, withMutex } from '../../platform/index.ts'

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
const rowsOf = ({ db }: Pick<Parts, 'db'>) => db.select().from(badgeKeys).orderBy(desc(badgeKeys.createdAt))

async function knownKey({ db, jwtSecret }: Parts) {
  const [row] = await rowsOf({ db }).limit(1)
  const text = row && unseal(row.sealedKey, jwtSecret)
  if (!text) return null
  const jwk: JWK = JSON.parse(text)
  return { kid: row.kid, publicKey: row.publicKey, privateKey: await importJWK(jwk, badgeAlgorithm) }
}

/** The newest key; made when there is none yet, or when JWT_SECRET is another than it was. */
export const badgeKey = (parts: Parts) =>
  withMutex('badge key', async () => (await knownKey(parts)) ?? (await makeKey(parts)))

/** Every public key there was; whoever asks before the first badge gets the one that it will be signed with. */
export async function publicKeys(parts: Parts) {
  const known = await rowsOf(parts)
  const rows = known.length > 0 ? known : [await badgeKey(parts)]
  return { keys: rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: badgeAlgorithm, use: 'sig' })) }
}
