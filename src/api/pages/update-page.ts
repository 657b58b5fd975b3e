import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { pages } from '../../db/tables.ts'
import { pageDocument } from '../../domain/editing/page-document.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { assertFreeSlugs } from '../old-slugs/assert-free-slugs.ts'
import { keepOldSlugs } from '../old-slugs/keep-old-slugs.ts'
import { lockStaticContent } from '../static-contents/lock-static-content.ts'
import { carryPage } from './carry-page.ts'
import { pageRow } from './page-row.ts'

/** Changes what readers see of a page, at once and in its draft too. */
export async function updatePage({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> {
  if (Object.keys(input).length === 0) return id
  const changes = pageRow(input)
  return db.transaction(async (tx) => {
    // The document before the page, as publishing has it: else two could wait for each other.
    await lockStaticContent(tx, pageDocument(id))
    if (changes.slug) await assertFreeSlugs(tx, 'pages', id, changes.slug)
    const [before] = await tx.select().from(pages).where(eq(pages.id, id))
    if (!before) throw new ApiError('NOT_FOUND')
    const [row] = await keepOldSlugs(tx, 'pages', id, () =>
      tx.update(pages).set(changes).where(eq(pages.id, id)).returning(),
    )
    if (row) await carryPage(tx, before, row, user?.userId)
    return id
  })
}
