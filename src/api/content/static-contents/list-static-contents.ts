import { and, asc, count, gt, notLike } from 'drizzle-orm'
import { staticContentTypes } from '../../../../schemas/static-content.ts'
import { staticContents } from '../../../db/tables.ts'
import { type ApiContext, readFilters, readPaging } from '../../platform/index.ts'
import { presentStaticContent } from './present-static-content.ts'

/** What is published, of all types; pages of their own slugs are listed under /pages. */
export async function listStaticContents({ db }: ApiContext, query: Record<string, string[]>) {
  const { page, limit } = readPaging(query)
  readFilters(query, {}, ['page', 'limit'])
  const published = and(gt(staticContents.publishedVersion, 0), notLike(staticContents.type, 'page:%'))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(staticContents)
      .where(published)
      .orderBy(asc(staticContents.type))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(staticContents).where(published),
  ])
  const items = rows.flatMap((row) => {
    const type = staticContentTypes.find((known) => known === row.type)
    return type ? [presentStaticContent(type, row, row.publishedVersion, row.updatedAt)] : []
  })
  return { items, total: counted?.total ?? 0, page, limit }
}
