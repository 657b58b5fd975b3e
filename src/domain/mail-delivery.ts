/**
 * `secret`: sent, and what its link opened is not kept, so nobody else can send it again. `expired`: not sent, and its link
 * opens nothing any more.
 */
export const mailStates = ['sent', 'secret', 'waiting', 'undelivered', 'expired'] as const
export type MailState = (typeof mailStates)[number]

/** Minutes after which a mail that was not sent counts as undelivered. */
export const minutesToDeliver = 60

/** Whose an e-mail address is: small letters, and without what follows a plus, which the same person reads. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}
