import { and, eq } from 'drizzle-orm'
import { mails } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'
import { quotedBooking, visitor } from './rooms.ts'

/** A guest's booking whose quotation waits, and the token of the link in its mail. */
export async function guestQuotation(api: Pick<TestApi, 'db' | 'send' | 'as'>, given: object = {}) {
  const asked = { ...visitor(), ...given }
  const booking = await quotedBooking(api, undefined, asked)
  return { ...booking, token: await tokenOf(api, booking.offer.number) }
}

/** The token in the mail of the quotation of that number. */
export async function tokenOf({ db }: Pick<TestApi, 'db'>, number: string) {
  const [mail] = await db
    .select({ data: mails.data })
    .from(mails)
    .where(and(eq(mails.kind, 'quotation-by-link'), eq(mails.occasion, number)))
  return mail?.data.kind === 'quotation-by-link' ? String(mail.data.values.url.split('/').at(-1)) : ''
}
