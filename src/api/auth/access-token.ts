import { jwtVerify, SignJWT } from 'jose'
import { type Role, roles } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import { ApiError } from '../errors.ts'

/** Seconds: 15 minutes (CONTRACT: refresh-tokens). */
export const accessTokenLife = 15 * 60

export const keyOf = (secret: string) => new TextEncoder().encode(secret)

const roleOf = (claim: unknown): Role | undefined => roles.find((role) => role === claim)

export const signAccessToken = (caller: Caller, secret: string): Promise<string> =>
  new SignJWT({ role: caller.role, org: caller.organisation, sid: caller.session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(caller.id)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenLife}s`)
    .sign(keyOf(secret))

/** Who an access token speaks for; 401 when it is none of ours or too old. */
export async function readAccessToken(token: string, secret: string): Promise<Caller> {
  const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'] }).catch(() => {
    throw new ApiError('TOKEN_INVALID')
  })
  const role = roleOf(payload.role)
  if (!payload.sub || !role) throw new ApiError('TOKEN_INVALID')
  return {
    id: payload.sub,
    role,
    organisation: typeof payload.org === 'string' ? payload.org : null,
    ...(typeof payload.sid === 'string' && { session: payload.sid }),
  }
}
