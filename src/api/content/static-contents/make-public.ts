import { eq, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { pages, staticContents, staticContentVersions } from '../../../db/tables.ts'
import { localizedText } from '../../../domain/editing/localized-text.ts'
import { isPageDocument, pageIdOf } from '../../../domain/editing/page-document.ts'
import type { Locale } from '../../../domain/locales.ts'
import { keepOldSlugs, tagOf } from '../../platform/index.ts'
import { type Content, checkPublishable } from './check-content.ts'
import { checkSlugs, slugsIn } from './check-slugs.ts'
import { mergePublished, type Published, seenBySomebody } from './merge-published.ts'

/** What its tiles are drawn from: the slug it began with, where no other page began with the same. */
async function keyOf(tx: Transaction, id: string, slug: string): Promise<string> {
  const [known] = await tx.select({ key: pages.key }).from(pages).where(eq(pages.id, id))
  if (known) return known.key
  const [other] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.key, slug))
  return other ? `${slug}-${id.slice(0, 8)}` : slug
}

/** Makes a page say to its readers what its document has published; a slug it had leads to the new one. */
async function writePage(tx: Transaction, id: string, published: Published, updatedAt: Date): Promise<void> {
  const { data, layout, places } = published
  const slug = localizedText(data, 'slug')
  const said = { title: localizedText(data, 'title'), slug, seoDescription: localizedText(data, 'seoDescription') }
  const row = { ...said, layout: layout ?? [], places, updatedAt }
  const key = await keyOf(tx, id, slug.nl)
  await keepOldSlugs(tx, 'pages', id, () =>
    tx
      .insert(pages)
      .values({ id, key, ...row })
      .onConflictDoUpdate({ target: pages.id, set: row }),
  )
  await notifyTags(tx, [tagOf.page(id), 'pages'])
}

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
