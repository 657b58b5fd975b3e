import { and, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses, pages } from '../../db/tables.ts'
import { type Locale, type Localized, locales } from '../../domain/locales.ts'
import { ApiError } from '../errors.ts'
import { slugIs } from '../localized-sql.ts'

/** What has a slug of its own; places and categories are found by their names, which may be alike. */
const tables = { courses, pages }
type Kind = keyof typeof tables
export type Slugs = Partial<Localized<string | null>>

/** The languages whose slug another course, or page, has in any language: one address would have two owners. */
export async function takenSlugs(tx: Transaction, kind: Kind, id: string | null, slugs: Slugs): Promise<Locale[]> {
  const { slug, id: idColumn } = tables[kind]
  const asked = locales.flatMap((locale) => slugs[locale] || [])
  if (asked.length === 0) return []
  // Two that take the same slug at the same moment stand in line.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${kind}`}, 0))`)
  const others = await tx
    .select({ slug })
    .from(tables[kind])
    .where(and(id ? ne(idColumn, id) : undefined, or(...asked.map((text) => slugIs(slug, text)))))
  const taken = new Set(others.flatMap((other) => Object.values(other.slug)))
  return locales.filter((locale) => slugs[locale] && taken.has(slugs[locale]))
}

/** 409 at each of these languages. */
export function refuseSlugs(taken: readonly Locale[]): void {
  if (taken.length === 0) return
  throw new ApiError(
    'ALREADY_EXISTS',
    taken.map((locale) => ({ path: `slug.${locale}`, message: 'error.slugInUse' })),
  )
}

/** 409 at each slug that another course, or page, has. */
export const assertFreeSlugs = async (tx: Transaction, kind: Kind, id: string | null, slugs: Slugs): Promise<void> =>
  refuseSlugs(await takenSlugs(tx, kind, id, slugs))
