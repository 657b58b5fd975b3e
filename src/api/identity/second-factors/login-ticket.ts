import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { ApiError, uuidPattern } from '../../platform/index.ts'
import { issuer, signingKey } from '../auth/signing-key.ts'

/** Seconds in which a password that was right waits for its code. */
const ticketLife = 5 * 60

const typ = 'st+jwt'
const audience = 'second-factor'

const fingerprint = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url')

/** Says that an account's password was right; it opens nothing without a code, and nothing once that password changed. */
export const signTicket = (id: string, passwordHash: string, secret: string): Promise<string> =>
  new SignJWT({ pwd: fingerprint(passwordHash) })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(`${ticketLife}s`)
    .sign(signingKey(secret))

/** Whose ticket it is, and whether a password is still the one it was given for; 401 when it is none of ours or too old. */
export async function readTicket(ticket: string, secret: string) {
  const { payload } = await jwtVerify(ticket, signingKey(secret), {
    algorithms: ['HS256'],
    typ,
    issuer,
    audience,
    requiredClaims: ['exp', 'iat', 'sub'],
  }).catch(() => {
    throw new ApiError('TOKEN_INVALID')
  })
  const { sub, pwd } = payload
  if (!sub || !uuidPattern.test(sub)) throw new ApiError('TOKEN_INVALID')
  return { userId: sub, isFor: (passwordHash: string) => fingerprint(passwordHash) === pwd }
}
