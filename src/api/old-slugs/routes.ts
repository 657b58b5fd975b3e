import { Hono } from 'hono'
import { oldSlug } from '../../../schemas/old-slug.ts'
import { oldSlugsTag, withCacheTags } from '../cache-tags.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { readFilters } from '../filters.ts'
import { readLocale } from '../list-query.ts'
import { localeParameter } from '../openapi/filter-parameters.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { getOldSlug } from './get-old-slug.ts'

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
