import { and, asc, between, count, desc, eq, sql } from 'drizzle-orm'
import {
  countedPageView,
  type NewPageView,
  newPageView,
  pageViewQuery,
  pageViews as pageViewsSchema,
} from '../../../schemas/site-search.ts'
import { pageViews } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import {
  type ApiContext,
  countAttempt,
  firstOf,
  get,
  office,
  post,
  queryParameter,
  readQuery,
  required,
  routes,
} from '../platform/index.ts'

/** More pages in a day than the site has: whoever makes addresses up fills no table. */
const mostPages = 5000
const others = '/*'

async function countPageView({ db, pool, address }: ApiContext, { path, locale }: NewPageView) {
  await countAttempt(pool, 'page-view-address', { address })
  const day = brusselsDay(new Date())
  const read = and(eq(pageViews.day, day), eq(pageViews.path, path), eq(pageViews.locale, locale))
  const [counted] = await db
    .update(pageViews)
    .set({ views: sql`${pageViews.views} + 1` })
    .where(read)
    .returning({ views: pageViews.views })
  if (counted) return
  const [known] = await db.select({ pages: count() }).from(pageViews).where(eq(pageViews.day, day))
  await db
    .insert(pageViews)
    .values({ day, locale, path: (known?.pages ?? 0) < mostPages ? path : others })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.locale],
      set: { views: sql`${pageViews.views} + 1` },
    })
}

const views = sql<number>`sum(${pageViews.views})::int`

async function getPageViews({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(pageViewQuery, given)
  const then = between(pageViews.day, from, to)
  const [days, pages] = await Promise.all([
    db
      .select({ day: pageViews.day, views })
      .from(pageViews)
      .where(then)
      .groupBy(pageViews.day)
      .orderBy(asc(pageViews.day)),
    db
      .select({ path: pageViews.path, locale: pageViews.locale, views })
      .from(pageViews)
      .where(then)
      .groupBy(pageViews.path, pageViews.locale)
      .orderBy(desc(views), asc(pageViews.path), asc(pageViews.locale))
      .limit(999),
  ])
  return { total: days.reduce((sum, day) => sum + day.views, 0), days, pages }
}

/** The site's own counter, which runs after a yes to the cookie question where no other one is configured. */
export const pageViewRoutes = routes(
  get('/', {
    id: 'pageViews',
    summary: 'How often pages were read, by day and by page',
    description:
      'How often pages were read in a period by visitors who said that it may be counted: each day, and each page in each language, the most read first (999 at most). Nobody’s own reading can be told from it.',
    access: office,
    parameters: [
      required(queryParameter('from', 'string', 'The first day, YYYY-MM-DD.')),
      required(queryParameter('to', 'string', 'The last day, at most a year later.')),
    ],
    response: pageViewsSchema,
    run: (context, { query }) => getPageViews(context, firstOf(query)),
  }),
  post('/', {
    id: 'countPageView',
    summary: 'Counts a page that was read today',
    description:
      'Counts a page that somebody reads who said that it may be counted: its path and its language, and nothing of the reader.',
    access: 'anonymous',
    failures: ['TOO_MANY'],
    example: { path: '/courses', locale: 'nl' },
    response: countedPageView,
    body: newPageView,
    run: async (context, { body }) => {
      await countPageView(context, body)
      return { counted: true }
    },
  }),
)
