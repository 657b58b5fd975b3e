import { eq } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../../schemas/document-type.ts'
import type { Transaction } from '../../../db/client.ts'
import { staticContents } from '../../../db/tables.ts'
import { isPageDocument } from '../../../domain/editing/page-document.ts'
import { ApiError, lock, lockContent } from '../../platform/index.ts'

/** What nobody wrote yet; a page does not come about by the way. */
export const beginStaticContent = (tx: Transaction, type: DocumentType) =>
  tx
    .insert(staticContents)
    .values({
      type,
      newestVersion: 0,
      publishedVersion: 0,
      data: { nl: {}, en: {}, fr: {} },
      layout: isArranged(type) ? [] : null,
    })
    .onConflictDoNothing()

/** Several documents, which are nobody else's until the transaction ends; all that one changes are locked at once. */
export async function lockStaticContents(tx: Transaction, types: readonly DocumentType[]): Promise<void> {
  await lockContent(tx, 'row exclusive')
  for (const type of types.toSorted()) if (!isPageDocument(type)) await beginStaticContent(tx, type)
  await lock(tx, { staticContents: types })
}

/** The newest version of a type, 0 before the first; nobody else's until the transaction ends. 404 for a page that is not there. */
export async function lockStaticContent(tx: Transaction, type: DocumentType): Promise<number> {
  await lockStaticContents(tx, [type])
  const [row] = await tx
    .select({ newestVersion: staticContents.newestVersion })
    .from(staticContents)
    .where(eq(staticContents.type, type))
  if (!row) throw new ApiError('NOT_FOUND')
  return row.newestVersion
}
