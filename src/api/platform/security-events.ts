import type { ApiContext } from './context.ts'

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
