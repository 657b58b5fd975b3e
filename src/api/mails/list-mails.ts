import { and } from 'drizzle-orm'
import { mails } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { readFilters } from '../filters.ts'
import { orderBy, readLocale, readPaging, readSort } from '../list-query.ts'
import type { Query } from '../resource/list-rows.ts'
import { mailColumns, mailFilters, mailOrder } from './mail-resource.ts'

/** A page of the mails that fit the filters, without what they say: some of it opens accounts. */
export async function listMails({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const where = and(...readFilters(query, mailFilters, ['page', 'limit', 'sort', 'locale']))
  const sorts = readSort(query, Object.keys(mailFilters), mailOrder)
  const items = await db
    .select(mailColumns)
    .from(mails)
    .where(where)
    .orderBy(...orderBy(sorts, mailFilters, mails.id, readLocale(query)))
    .limit(limit)
    .offset((page - 1) * limit)
  return { items, total: await db.$count(mails, where), page, limit }
}
