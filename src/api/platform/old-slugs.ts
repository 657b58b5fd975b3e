import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { oldSlug } from '../../../schemas/localized.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { categories, courses, locations, oldSlugs, pages } from '../../db/tables.ts'
import { type Locale, type Localized, locales } from '../../domain/locales.ts'
import { isSlugged, type SluggedKind, slugOf } from '../../domain/slugs.ts'
import { oldSlugsTag, withCacheTags } from './cache-tags.ts'
import { get } from './call.ts'
import type { ApiContext } from './context.ts'
import { ApiError } from './errors.ts'
import { readFilters } from './filters.ts'
import { readLocale } from './list-query.ts'
import { lock, lockTurn } from './lock.ts'
import { localeParameter, pathParameter } from './parameters.ts'
import { slugIs } from './sql.ts'

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

/** Makes a change that may rename a thing, and keeps the slugs it had, in the same transaction; gives what the change gave. */
export async function keepOldSlugs<T>(
  tx: Transaction,
  kind: SluggedKind,
  id: string,
  change: () => Promise<T>,
): Promise<T> {
  await lock(tx, { [kind]: [id] })
  const before = await slugsOf(tx, kind, id)
  const made = await change()
  const after = await slugsOf(tx, kind, id)
  const changed = locales.filter((locale) => before?.[locale] !== after?.[locale])
  if (changed.length > 0) await notifyTags(tx, [oldSlugsTag])
  const replaced = changed.flatMap((locale) => {
    const slug = before?.[locale]
    return slug ? [{ kind, locale, slug, ownerId: id }] : []
  })
  if (replaced.length === 0) return made
  await tx
    .insert(oldSlugs)
    .values(replaced)
    .onConflictDoUpdate({
      target: [oldSlugs.kind, oldSlugs.slug, oldSlugs.locale],
      set: { ownerId: id, replacedAt: sql`now()` },
    })
  return made
}

/** Slugs are given, or made of names. */
const sources: Record<SluggedKind, { table: PgTable & { id: PgColumn }; text: PgColumn }> = {
  courses: { table: courses, text: courses.slug },
  pages: { table: pages, text: pages.slug },
  locations: { table: locations, text: locations.name },
  categories: { table: categories, text: categories.name },
}

type OwnSlugs = Localized<string | null>

/** The slugs that a thing has now, null where a language has none of its own. */
async function slugsOf(db: Executor, kind: SluggedKind, id: string): Promise<OwnSlugs | null> {
  const { table, text } = sources[kind]
  const [row] = await db.select({ text }).from(table).where(eq(table.id, id))
  if (!row) return null
  const { nl, en, fr } = row.text as OwnSlugs
  const slug = (name: string | null) => (name ? slugOf(name) : null)
  return { nl: slug(nl), en: slug(en), fr: slug(fr) }
}

/** What had that slug last, in that language before any other, with the slugs it has now. */
async function getOldSlug({ db }: ApiContext, kind: string, slug: string, locale: Locale) {
  if (!isSlugged(kind)) throw new ApiError('NOT_FOUND')
  const [owner] = await db
    .select({ _id: oldSlugs.ownerId })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, slug)))
    .orderBy(desc(sql`${oldSlugs.locale} = ${locale}`), desc(oldSlugs.replacedAt))
    .limit(1)
  const now = owner && (await slugsOf(db, kind, owner._id))
  if (!now) throw new ApiError('NOT_FOUND')
  return { ...owner, kind, slug: now }
}

/** Where renamed addresses lead. */
export const oldSlugRoutes = get('/:kind/:slug', {
  id: 'oldSlug',
  summary: 'What a slug that was replaced led to, and its slugs now',
  description:
    'Finds the course, page, location or category that had a slug before it was renamed: its id and the slugs it has now. Where several had it, the last of them, of the given language before any other. 404 for a slug that nothing ever had, or whose thing was deleted.',
  access: 'everyone',
  failures: ['INVALID'],
  parameters: [
    pathParameter('kind', 'courses, pages, locations or categories.'),
    pathParameter('slug', 'The slug that is no longer in use.'),
    localeParameter('The language whose slugs go first'),
  ],
  response: oldSlug,
  run: async (context, { params, query }) => {
    readFilters(query, {}, ['locale'])
    const { kind, slug } = params
    const found = await getOldSlug(context, kind, slug, readLocale(query))
    return withCacheTags(found, [oldSlugsTag])
  },
})
