import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { derivedKey } from '../../adapters/derived-key.ts'
import type { ApiContext, ApiEnv } from './context.ts'
import type { ApiError } from './errors.ts'

/** What somebody who looks for an attack, or for what became of an account, wants to find in the log. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'sessions-ended'
  | 'refresh-token-reused'
  | 'password-changed'
  | 'password-reset-requested'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-verified'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-refused'
  | 'recovery-code-used'
  | 'panel-settings-changed'
  | 'account-replaced'
  | 'account-changed'
  | 'call-refused'

type Facts = Record<string, string | number | boolean | null | undefined | readonly string[]>

/** Writes an event down with who, from where and in which request; never what opens anything: no passwords, no tokens. */
export function recordSecurityEvent(
  { log, user, address, requestId }: Pick<ApiContext, 'log' | 'user' | 'address' | 'requestId'>,
  event: SecurityEvent,
  facts: Facts = {},
) {
  log.info({ securityEvent: event, userId: user?.userId, address, requestId, ...facts }, `Security: ${event}`)
}

/** The call as its route has it: what stands in its place may open something, a reset link's token. */
export const pathOf = (c: Context<ApiEnv>): string =>
  matchedRoutes(c)
    .map(({ path }) => path)
    .findLast((path) => !path.endsWith('*')) ?? 'unknown'

/** A call by its method and by the path that its route has. */
interface CalledRoute {
  method: string
  path: string
}

/** Tells the log of a call that was refused to its caller: 401, 403 and 429. */
export function recordRefusal(context: ApiContext, { method, path }: CalledRoute, { status, code }: ApiError) {
  if (![401, 403, 429].includes(status)) return
  recordSecurityEvent(context, 'call-refused', { method, path, status, code })
}

/** The network of an IPv6 address: whoever has one of its addresses has them all. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [left = '', right] = address.split('%')[0]?.split('::') ?? []
  const before = left.split(':')
  const missing = right === undefined ? 0 : 8 - before.length - right.split(':').length
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

/** Tells one network from another, and to nobody without the key which one it is. */
export const networkHash = (address: string, jwtSecret: string): string =>
  createHmac('sha256', derivedKey(jwtSecret, 'networks')).update(networkOf(address)).digest('base64url')

/** The secret in a link, made of its row's id and always the same: it can be shown again although only its hash is kept. */
export const rowToken = (id: string, jwtSecret: string, purpose: string): string =>
  createHmac('sha256', derivedKey(jwtSecret, purpose)).update(id).digest('base64url')

const seal = (body: string, jwtSecret: string, purpose: string) => rowToken(body, jwtSecret, purpose).slice(0, 22)

/** A text for its reader to give back, of which no row is kept: nobody else makes one. */
export function sealed(text: string, jwtSecret: string, purpose: string): string {
  const body = Buffer.from(text).toString('base64url')
  return `${body}.${seal(body, jwtSecret, purpose)}`
}

/** What was sealed for that purpose; null for anything else. */
export function unsealed(token: string, jwtSecret: string, purpose: string): string | null {
  const [body = '', given = ''] = token.split('.')
  const [own, right] = [Buffer.from(given), Buffer.from(seal(body, jwtSecret, purpose))]
  return own.length === right.length && timingSafeEqual(own, right) ? Buffer.from(body, 'base64url').toString() : null
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
