import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Executor } from '../../db/client.ts'
import { refreshTokens } from '../../db/tables.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { keyOf } from './access-token.ts'

/** Seconds: 30 days without a visit. */
const refreshTokenLife = 30 * 24 * 60 * 60
const audience = 'refresh'

/** A new refresh token, kept as a row; `family` ties it to those it follows. */
export async function issueRefreshToken(db: Executor, userId: string, secret: string, family: string) {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + refreshTokenLife * 1000)
  await db.insert(refreshTokens).values({ id, family, userId, expiresAt })
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret))
}

/** The row a refresh token stands for; 401 when it is none of ours or too old. */
export async function readRefreshToken(token: string, secret: string): Promise<string> {
  const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], audience }).catch(() => {
    throw new ApiError('TOKEN_INVALID')
  })
  if (!payload.jti || !uuidPattern.test(payload.jti)) throw new ApiError('TOKEN_INVALID')
  return payload.jti
}
