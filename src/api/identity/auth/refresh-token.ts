import { jwtVerify, SignJWT } from 'jose'
import { ApiError, uuidPattern } from '../../platform/index.ts'
import { issuer, signingKey } from './signing-key.ts'

const typ = 'rt+jwt'
const audience = 'refresh'

interface Session {
  id: string
  generation: number
  renewedAt: Date
  expiresAt: Date
}

/** A session's newest refresh token: made of the row alone, so that it can be given again and is stored nowhere. */
export const signRefreshToken = ({ id, generation, renewedAt, expiresAt }: Session, secret: string): Promise<string> =>
  new SignJWT({ sid: id, generation })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(renewedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey(secret))

/** The session a refresh token belongs to, and how many came before it; 401 when it is none of ours or too old. */
export async function readRefreshToken(token: string, secret: string): Promise<{ id: string; generation: number }> {
  const { payload } = await jwtVerify(token, signingKey(secret), {
    algorithms: ['HS256'],
    typ,
    issuer,
    audience,
    requiredClaims: ['exp', 'iat'],
  }).catch(() => {
    throw new ApiError('TOKEN_INVALID')
  })
  const { sid, generation } = payload
  if (typeof sid !== 'string' || !uuidPattern.test(sid) || !Number.isInteger(generation)) {
    throw new ApiError('TOKEN_INVALID')
  }
  return { id: sid, generation: Number(generation) }
}
