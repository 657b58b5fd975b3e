import { createSecretKey, type KeyObject } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Role } from '../../db/tables.ts'
import { ApiError, uuidPattern } from '../platform/index.ts'

/** Who makes our tokens. */
const issuer = 'leerplein'

const keys = new Map<string, KeyObject>()

/** The key made of a secret, once: making it costs more than signing. */
function signingKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}

/** Makes and reads tokens of one kind, by its type and whom it is for; 401 for what is none of ours, of another kind, or too old. */
export const tokensOf = (typ: string, audience: string) => ({
  sign: (claims: JWTPayload, secret: string, expires: Date | string, issued?: Date): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(signingKey(secret)),
  async read(token: string, secret: string): Promise<JWTPayload> {
    const check = { algorithms: ['HS256'], typ, issuer, audience, requiredClaims: ['exp', 'iat'] }
    const { payload } = await jwtVerify(token, signingKey(secret), check).catch(() => {
      throw new ApiError('TOKEN_INVALID')
    })
    return payload
  },
})

/** An id that a token must name. */
export function idIn(claim: unknown): string {
  if (typeof claim !== 'string' || !uuidPattern.test(claim)) throw new ApiError('TOKEN_INVALID')
  return claim
}

/** Seconds: 15 minutes (CONTRACT: refresh-tokens). */
export const accessTokenLife = 15 * 60

const accessTokens = tokensOf('at+jwt', 'api')

/** Names an account and one of its sessions; `role` is for the site's cookie, the API reads it from the database. */
export const signAccessToken = (
  { userId, role, session }: { userId: string; role: Role; session: string },
  secret: string,
): Promise<string> => accessTokens.sign({ sub: userId, role, sid: session }, secret, `${accessTokenLife}s`)

/** What an access token says; `expiresAt` in milliseconds since 1970. */
export async function readAccessToken(token: string, secret: string) {
  const { sub, sid, exp = 0 } = await accessTokens.read(token, secret)
  return { userId: idIn(sub), session: idIn(sid), expiresAt: exp * 1000 }
}
