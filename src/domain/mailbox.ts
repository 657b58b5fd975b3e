/** Whose an e-mail address is: small letters, and without what follows a plus, which the same person reads. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}
