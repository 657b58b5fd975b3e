import { and, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses, pages } from '../../db/tables.ts'
import { type Localized, locales } from '../../domain/locales.ts'
import { ApiError } from '../errors.ts'
import { slugIs } from '../localized-sql.ts'

/** What has a slug of its own; places and categories are found by their names, which may be alike. */
const tables = { courses, pages }

/** 409 at each slug that another course, or page, has in any language: one address would have two owners. */
export async function assertFreeSlugs(
  tx: Transaction,
  kind: keyof typeof tables,
  id: string | null,
  slugs: Partial<Localized<string | null>>,
) {
  const { slug, id: idColumn } = tables[kind]
  const given = locales.flatMap((locale) => {
    const text = slugs[locale]
    return text ? [{ path: `slug.${locale}`, text }] : []
  })
  if (given.length === 0) return
  // Two that take the same slug at the same moment stand in line.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${kind}`}, 0))`)
  const others = await tx
    .select({ slug })
    .from(tables[kind])
    .where(and(id ? ne(idColumn, id) : undefined, or(...given.map(({ text }) => slugIs(slug, text)))))
  const taken = new Set(others.flatMap((other) => Object.values(other.slug)))
  const details = given.flatMap(({ path, text }) => (taken.has(text) ? [{ path, message: 'error.slugInUse' }] : []))
  if (details.length > 0) throw new ApiError('ALREADY_EXISTS', details)
}
