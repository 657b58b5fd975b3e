import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import type { Locale } from '../../../domain/locales.ts'
import { makePublic } from '../static-contents/make-public.ts'
import type { ReadyDocument } from './lock-documents.ts'

/** Makes all of them public, or none; caches drop them at one word. Their rows are locked. */
export async function publishDocuments(
  tx: Transaction,
  documents: readonly ReadyDocument[],
  chosen: readonly Locale[],
  author: string | undefined,
): Promise<void> {
  const tags: string[] = []
  for (const { type, ...version } of documents) tags.push(await makePublic(tx, type, version, chosen, author))
  await notifyTags(tx, tags)
}
