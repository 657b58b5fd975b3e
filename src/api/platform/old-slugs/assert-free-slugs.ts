import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courses, oldSlugs, pages } from '../../../db/tables.ts'
import { type Locale, type Localized, locales } from '../../../domain/locales.ts'
import { ApiError } from '../errors.ts'
import { slugIs } from '../localized-sql.ts'
import { lockTurn } from '../lock.ts'

/** What has a slug of its own; places and categories are found by their names, which may be alike. */
const tables = { courses, pages }
type Kind = keyof typeof tables
export type Slugs = Partial<Localized<string | null>>

/** Of these, what others were called before: links to them would lead elsewhere. */
const formerSlugs = (tx: Transaction, kind: Kind, id: string | null, asked: string[]) =>
  tx
    .select({ slug: oldSlugs.slug })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, kind), inArray(oldSlugs.slug, asked), id ? ne(oldSlugs.ownerId, id) : undefined))

/** The languages whose slug another course, or page, has or had in any language: one address would have two owners. */
export async function takenSlugs(tx: Transaction, kind: Kind, id: string | null, slugs: Slugs): Promise<Locale[]> {
  const { slug, id: idColumn } = tables[kind]
  const asked = locales.flatMap((locale) => slugs[locale] || [])
  if (asked.length === 0) return []
  // Two that take the same slug at the same moment stand in line.
  await lockTurn(tx, `slugs of ${kind}`)
  const others = await tx
    .select({ slug })
    .from(tables[kind])
    .where(and(id ? ne(idColumn, id) : undefined, or(...asked.map((text) => slugIs(slug, text)))))
  const former = await formerSlugs(tx, kind, id, asked)
  const taken = new Set([...others.flatMap((other) => Object.values(other.slug)), ...former.map((one) => one.slug)])
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

/** 409 at each slug that another course, or page, has or had. */
export const assertFreeSlugs = async (tx: Transaction, kind: Kind, id: string | null, slugs: Slugs): Promise<void> =>
  refuseSlugs(await takenSlugs(tx, kind, id, slugs))
