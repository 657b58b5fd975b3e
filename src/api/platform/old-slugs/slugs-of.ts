import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../db/client.ts'
import { categories, courses, locations, pages } from '../../../db/tables.ts'
import type { Localized } from '../../../domain/locales.ts'
import { slugOf } from '../../../domain/slug-of.ts'
import type { SluggedKind } from '../../../domain/slugged.ts'

/** Slugs are given, or made of names. */
const sources: Record<SluggedKind, { table: PgTable & { id: PgColumn }; text: PgColumn }> = {
  courses: { table: courses, text: courses.slug },
  pages: { table: pages, text: pages.slug },
  locations: { table: locations, text: locations.name },
  categories: { table: categories, text: categories.name },
}

type Slugs = Localized<string | null>

/** The slugs that a thing has now, null where a language has none of its own. */
export async function slugsOf(db: Executor, kind: SluggedKind, id: string): Promise<Slugs | null> {
  const { table, text } = sources[kind]
  const [row] = await db.select({ text }).from(table).where(eq(table.id, id))
  if (!row) return null
  const { nl, en, fr } = row.text as Slugs
  const slug = (name: string | null) => (name ? slugOf(name) : null)
  return { nl: slug(nl), en: slug(en), fr: slug(fr) }
}
