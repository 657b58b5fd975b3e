import { desc } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { badgeKeys } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { withMutex } from '../mutex.ts'
import { seal, unseal } from './sealed-key.ts'

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
