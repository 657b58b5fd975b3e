import { createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Role } from '../../db/tables.ts'
import { ApiError, uuidPattern } from '../platform/index.ts'

/** Who makes our tokens, and whom they are for. */
export const issuer = 'leerplein'

const keys = new Map<string, KeyObject>()

/** The key made of a secret, once: making it costs more than signing. */
export function signingKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}

/** Seconds: 15 minutes (CONTRACT: refresh-tokens). */
export const accessTokenLife = 15 * 60

const typ = 'at+jwt'
const audience = 'api'

/** Names an account and one of its sessions; `role` is for the site's cookie, the API reads it from the database. */
export const signAccessToken = (
  { userId, role, session }: { userId: string; role: Role; session: string },
  secret: string,
): Promise<string> =>
  new SignJWT({ role, sid: session })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenLife}s`)
    .sign(signingKey(secret))

export interface AccessClaims {
  userId: string
  session: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** What an access token says; 401 when it is none of ours, of another kind, or too old. */
export async function readAccessToken(token: string, secret: string): Promise<AccessClaims> {
  const { payload } = await jwtVerify(token, signingKey(secret), {
    algorithms: ['HS256'],
    typ,
    issuer,
    audience,
    requiredClaims: ['exp', 'iat', 'sub', 'sid'],
  }).catch(() => {
    throw new ApiError('TOKEN_INVALID')
  })
  const { sub, sid, exp } = payload
  if (!sub || !uuidPattern.test(sub) || typeof sid !== 'string' || !uuidPattern.test(sid) || !exp) {
    throw new ApiError('TOKEN_INVALID')
  }
  return { userId: sub, session: sid, expiresAt: exp * 1000 }
}
