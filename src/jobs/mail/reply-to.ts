import type { MailData } from '../../domain/mails.ts'

/** Questions of visitors are answered to the visitor; everything else to the provider. */
export function replyTo({ kind, values }: MailData): { replyTo?: string } {
  return kind === 'contact-message' || kind === 'booking-request' ? { replyTo: values.email } : {}
}
