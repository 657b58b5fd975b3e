import { asc, between, desc, sql } from 'drizzle-orm'
import { pageViewQuery } from '../../../../schemas/page-view.ts'
import { pageViews } from '../../../db/tables.ts'
import { type ApiContext, readQuery } from '../../platform/index.ts'

const views = sql<number>`sum(${pageViews.views})::int`

/** How often pages were read in a period, by day and by page. */
export async function getPageViews({ db }: ApiContext, given: Record<string, string>) {
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
