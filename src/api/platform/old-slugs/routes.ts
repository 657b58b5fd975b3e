import { and, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { oldSlug } from '../../../../schemas/old-slug.ts'
import { oldSlugs } from '../../../db/tables.ts'
import type { Locale } from '../../../domain/locales.ts'
import { isSlugged } from '../../../domain/slugged.ts'
import { oldSlugsTag, withCacheTags } from '../cache-tags.ts'
import { type ApiContext, type ApiEnv, contextOf } from '../context.ts'
import { ApiError } from '../errors.ts'
import { readFilters } from '../filters.ts'
import { readLocale } from '../list-query.ts'
import { localeParameter } from '../openapi/filter-parameters.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { slugsOf } from './slugs-of.ts'

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
export const oldSlugRoutes = new Hono<ApiEnv>().get(
  '/:kind/:slug',
  operation({
    id: 'oldSlug',
    tag: 'pages',
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
  }),
  async (c) => {
    const query = c.req.queries()
    readFilters(query, {}, ['locale'])
    const { kind, slug } = c.req.param()
    const found = await getOldSlug(contextOf(c), kind, slug, readLocale(query))
    return withCacheTags(c.json(found), [oldSlugsTag])
  },
)
