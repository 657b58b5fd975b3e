import type { MailData, MailKind } from './mails.ts'

/**
 * `secret`: sent, and what its link opened is not kept, so nobody else can send it again. `expired`: not sent, and its link
 * opens nothing any more.
 */
export const mailStates = ['sent', 'secret', 'waiting', 'undelivered', 'expired'] as const

/** Minutes after which a mail that was not sent counts as undelivered. */
export const minutesToDeliver = 60

/** Hours after which the link in a mail opens nothing any more, or is not needed: whoever has it could use it till then. */
export const secretLinkHours: Partial<Record<MailKind, number>> = {
  'password-reset': 1,
  'account-invitation': 72,
  welcome: 72,
  'email-verification': 72,
  'newsletter-confirmation': 72,
  'session-canceled': 192,
  'quotation-by-link': 336,
}

/** What stands in the place of what a link opens. */
export const forgottenMark = '***'

/** The same mail, its link without the last part of its path or query, which is what opens something. */
export function withoutSecretLink(data: MailData): MailData {
  if (!(data.kind in secretLinkHours) || !('url' in data.values) || !data.values.url) return data
  const { url } = data.values
  const end = Math.max(...['/', '=', '?', '#'].map((mark) => url.lastIndexOf(mark)))
  return Object.assign({}, data, { values: { ...data.values, url: url.slice(0, end + 1) + forgottenMark } })
}

/** Whether it was too old to open anything before it was sent: nobody is served by it any more. */
export const hasForgottenLink = ({ values }: MailData): boolean =>
  'url' in values && Boolean(values.url?.endsWith(forgottenMark))

/** Whose an e-mail address is: small letters, and without what follows a plus, which the same person reads. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}
