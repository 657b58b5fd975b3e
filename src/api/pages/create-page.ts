import type { AnyObject } from 'yup'
import { pages } from '../../db/tables.ts'
import { pageDocument } from '../../domain/editing/page-document.ts'
import type { ApiContext } from '../context.ts'
import { lockContent } from '../lock.ts'
import { assertFreeSlugs } from '../old-slugs/assert-free-slugs.ts'
import { beginStaticContent } from '../static-contents/lock-static-content.ts'
import { carryPage } from './carry-page.ts'
import { pageRow } from './page-row.ts'

/** Adds a page that readers see at once, with the document that editors go on with; gives its id. */
export async function createPage({ db, user }: ApiContext, input: AnyObject): Promise<string> {
  const values = pageRow(input) as typeof pages.$inferInsert
  return db.transaction(async (tx) => {
    await lockContent(tx, 'row exclusive')
    await assertFreeSlugs(tx, 'pages', null, values.slug)
    const [row] = await tx.insert(pages).values(values).returning()
    if (!row) throw new Error('A page was not kept')
    await beginStaticContent(tx, pageDocument(row.id))
    await carryPage(tx, null, row, user?.userId)
    return row.id
  })
}
