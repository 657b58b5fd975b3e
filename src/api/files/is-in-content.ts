import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { pages, staticContentBlocks, staticContents, staticContentValues } from '../../db/tables.ts'

/** A block that stands nowhere any more is history, as versions are. */
const isRemoved = sql`exists (select from ${staticContentBlocks} where ${staticContentBlocks.removed}
  and ${staticContentBlocks.type} = ${staticContentValues.type} and ${staticContentBlocks.blockId} = ${staticContentValues.blockId})`

/**
 * Whether what editors write shows a file: what is published, the drafts, pages of their own. Its id stands
 * somewhere in there, alone or in an address. Until the transaction ends nobody writes it anywhere else.
 */
export async function isInContent(tx: Transaction, id: string): Promise<boolean> {
  await tx.execute(sql`lock table ${staticContents}, ${staticContentValues}, ${pages} in share mode`)
  const names = (...texts: ReturnType<typeof sql>[]) =>
    sql`strpos(lower(concat(${sql.join(texts, sql`, `)})), ${id}) > 0`
  const { rows } = await tx.execute(sql`
    select from ${staticContents}
      where ${names(sql`${staticContents.data}`, sql`${staticContents.layout}`)}
    union all select from ${staticContentValues} where ${names(sql`${staticContentValues.data}`)} and not ${isRemoved}
    union all select from ${pages} where ${names(sql`${pages.layout}`)}
    limit 1`)
  return rows.length > 0
}
