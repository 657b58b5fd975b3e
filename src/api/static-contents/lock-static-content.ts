import { eq } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { Transaction } from '../../db/client.ts'
import { staticContents } from '../../db/tables.ts'
import { isPageType } from './content-type.ts'

/** The row of a type, made when it is not there yet, and nobody else's until the transaction ends. */
export async function lockStaticContent(tx: Transaction, type: StaticContentType) {
  await tx
    .insert(staticContents)
    .values({
      type,
      newestVersion: 0,
      publishedVersion: 0,
      data: { nl: {}, en: {}, fr: {} },
      layout: isPageType(type) ? [] : null,
    })
    .onConflictDoNothing()
  const [row] = await tx.select().from(staticContents).where(eq(staticContents.type, type)).for('update')
  if (!row) throw new Error(`No row for ${type}`)
  return row
}
