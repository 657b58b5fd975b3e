import { and, eq, inArray, like, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { oldSlugs, staticContentValues } from '../../db/tables.ts'
import { pageDocument } from '../../domain/editing/page-document.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { type Slugs, takenSlugs } from '../old-slugs/assert-free-slugs.ts'

/** Of these, what other pages were called before: their old addresses would lead elsewhere. */
const formerSlugs = (tx: Transaction, id: string, asked: string[]) =>
  tx
    .select({ slug: oldSlugs.slug })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, 'pages'), inArray(oldSlugs.slug, asked), ne(oldSlugs.ownerId, id)))

/** Of these, what other pages will be called once their drafts are published. */
function draftedSlugs(tx: Transaction, id: string, asked: string[]) {
  const { type, blockId, data } = staticContentValues
  const slug = sql<string>`${data}->>'slug'`
  const others = and(like(type, 'page:%'), eq(blockId, ''), ne(type, pageDocument(id)))
  return tx
    .select({ slug })
    .from(staticContentValues)
    .where(and(others, inArray(slug, asked)))
}

/** The languages whose slug editors cannot give to a page: another's it is, was, or will be. */
export async function takenPageSlugs(tx: Transaction, id: string, slugs: Slugs): Promise<Locale[]> {
  const asked = locales.flatMap((locale) => slugs[locale] || [])
  if (asked.length === 0) return []
  const now = await takenSlugs(tx, 'pages', id, slugs)
  const others = [...(await formerSlugs(tx, id, asked)), ...(await draftedSlugs(tx, id, asked))]
  const taken = new Set(others.map(({ slug }) => slug))
  return locales.filter((locale) => now.includes(locale) || taken.has(slugs[locale] ?? ''))
}
