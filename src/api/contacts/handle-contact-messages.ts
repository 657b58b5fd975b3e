import { inArray } from 'drizzle-orm'
import { contactMessages } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { updateContactMessage } from './update-contact-message.ts'

/** Marks chosen messages as dealt with, one after the other; of those that are not there, or were already, it says so. */
export async function handleContactMessages(context: ApiContext, ids: readonly string[]) {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await context.db.select().from(contactMessages).where(inArray(contactMessages.id, asked))
  const open = found.filter(({ handledAt }) => !handledAt).map(({ id }) => id)
  for (const id of open) await updateContactMessage(context, id, { handled: true })
  const isFound = (id: string) => found.some((message) => message.id === id)
  const refused = asked
    .filter((id) => !open.includes(id))
    .map((_id) => ({ _id, why: isFound(_id) ? ('already' as const) : ('missing' as const) }))
  return { done: open, refused }
}
