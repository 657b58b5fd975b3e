import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { asLocale, localePath } from '../../domain/locales.ts'

interface Invited {
  id: string
  email: string
  firstName: string
  language: string
}

/** Tells a participant who put it on the list, and where it finds what was booked for it. */
export async function mailInvitation(
  tx: Transaction,
  { id, email, firstName, language }: Invited,
  { invitedBy, publicUrl }: { invitedBy: string; publicUrl: () => string },
) {
  const locale = asLocale(language)
  await queueMail(tx, {
    // Each invitation is an occasion of its own: the status moves there only once in a transaction.
    key: `student-invitation:${id}:${new Date().toISOString()}`,
    to: email,
    locale,
    kind: 'student-invitation',
    values: { firstName, invitedBy, url: `${publicUrl()}${localePath('/login', locale)}` },
  })
}
