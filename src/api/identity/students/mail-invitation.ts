import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { asLocale, type Locale, localePath } from '../../../domain/locales.ts'

interface Invited {
  id: string
  email: string
  firstName: string
  language: string
  organisationId: string | null
}

/** The page to register on, with the address that was invited and what it is invited to filled in. */
function registerAddress({ email, organisationId }: Invited, locale: Locale): string {
  const known = new URLSearchParams({
    ...(organisationId ? { organisation: organisationId } : { type: 'private' }),
    email,
  })
  return `${localePath('/login', locale)}?${known}`
}

/** Tells a participant who put it on the list, and where it finds what was booked for it. */
export async function mailInvitation(
  tx: Transaction,
  student: Invited,
  { invitedBy, publicUrl }: { invitedBy: string; publicUrl: () => string },
) {
  const { id, email, firstName, language } = student
  const locale = asLocale(language)
  await queueMail(tx, {
    // Each invitation is an occasion of its own: the status moves there only once in a transaction.
    key: `student-invitation:${id}:${new Date().toISOString()}`,
    to: email,
    locale,
    kind: 'student-invitation',
    values: { firstName, invitedBy, url: `${publicUrl()}${registerAddress(student, locale)}` },
  })
}
