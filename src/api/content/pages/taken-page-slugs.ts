import { and, eq, inArray, like, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { staticContentValues } from '../../../db/tables.ts'
import { pageDocument } from '../../../domain/editing/page-document.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import { type Slugs, takenSlugs } from '../../platform/index.ts'

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
  const drafted = new Set((await draftedSlugs(tx, id, asked)).map(({ slug }) => slug))
  return locales.filter((locale) => now.includes(locale) || drafted.has(slugs[locale] ?? ''))
}
