import { and, count, eq, sql } from 'drizzle-orm'
import type { NewPageView } from '../../../../schemas/page-view.ts'
import { pageViews } from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { type ApiContext, countAttempt } from '../../platform/index.ts'

/** More pages in a day than the site has: whoever makes addresses up fills no table. */
const mostPages = 5000
const others = '/*'

/** Counts a page that was read today. */
export async function countPageView({ db, pool, address }: ApiContext, { path, locale }: NewPageView) {
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
