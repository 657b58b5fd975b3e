import { eq } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { Transaction } from '../../db/client.ts'
import { staticContents } from '../../db/tables.ts'
import { isPageType } from './content-type.ts'

/** The newest version of a type, 0 before the first; nobody else's until the transaction ends. */
export async function lockStaticContent(tx: Transaction, type: StaticContentType): Promise<number> {
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
  const [row] = await tx
    .select({ newestVersion: staticContents.newestVersion })
    .from(staticContents)
    .where(eq(staticContents.type, type))
    .for('update')
  if (!row) throw new Error(`No row for ${type}`)
  return row.newestVersion
}
