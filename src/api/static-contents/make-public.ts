import { eq, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { Transaction } from '../../db/client.ts'
import { staticContents, staticContentVersions } from '../../db/tables.ts'
import { isPageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import type { Locale } from '../../domain/locales.ts'
import { tagOf } from '../cache-tags.ts'
import { writePage } from '../pages/write-page.ts'
import { type Content, checkPublishable } from './check-content.ts'
import { checkSlugs, slugsIn } from './check-slugs.ts'
import { mergePublished, seenBySomebody } from './merge-published.ts'

/** What readers would see once the chosen languages of a draft are public; 400 with every place that is not ready. */
export async function mergePublishable(tx: Transaction, type: DocumentType, draft: Content, chosen: readonly Locale[]) {
  const [before] = await tx.select().from(staticContents).where(eq(staticContents.type, type))
  const content = mergePublished(before ?? { ...draft, places: {} }, draft, chosen)
  checkPublishable(type, seenBySomebody(content))
  await checkSlugs(tx, type, slugsIn(content.data), slugsIn(before?.data ?? {}))
  return content
}

/**
 * Makes a version public in the languages chosen, which leaves the others as they are; the row of its type is locked.
 * Gives back the cache tag of what changed.
 */
export async function makePublic(
  tx: Transaction,
  type: DocumentType,
  { version, data, layout }: Content & { version: number },
  chosen: readonly Locale[],
  author: string | undefined,
): Promise<string> {
  const content = await mergePublishable(tx, type, { data, layout }, chosen)
  const updatedAt = new Date()
  const seen = JSON.stringify(Object.fromEntries(chosen.map((locale) => [locale, version])))
  const publishedVersions = sql`${staticContents.publishedVersions} || ${seen}::jsonb`
  await tx
    .update(staticContents)
    .set({ ...content, publishedVersion: version, publishedVersions, updatedAt })
    .where(eq(staticContents.type, type))
  if (isPageDocument(type)) await writePage(tx, pageIdOf(type), content, updatedAt)
  await tx
    .insert(staticContentVersions)
    .values({ type, version, data, layout, authorId: author, publishedAt: updatedAt })
    .onConflictDoUpdate({
      target: [staticContentVersions.type, staticContentVersions.version],
      set: { publishedAt: updatedAt },
    })
  return tagOf.content(type)
}
