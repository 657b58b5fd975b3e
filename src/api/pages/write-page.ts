import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { pages } from '../../db/tables.ts'
import { localizedText } from '../../domain/editing/localized-text.ts'
import { tagOf } from '../cache-tags.ts'
import { keepOldSlugs } from '../old-slugs/keep-old-slugs.ts'
import type { Published } from '../static-contents/merge-published.ts'

/** What its tiles are drawn from: the slug it began with, where no other page began with the same. */
async function keyOf(tx: Transaction, id: string, slug: string): Promise<string> {
  const [known] = await tx.select({ key: pages.key }).from(pages).where(eq(pages.id, id))
  if (known) return known.key
  const [other] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.key, slug))
  return other ? `${slug}-${id.slice(0, 8)}` : slug
}

/** Makes a page say to its readers what its document has published; a slug it had leads to the new one. */
export async function writePage(tx: Transaction, id: string, published: Published, updatedAt: Date): Promise<void> {
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
