import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { lockContent } from '../lock.ts'
import { writtenContent } from './written-content.ts'

/**
 * Whether what editors write shows a file: its id stands somewhere in there, alone or in an address. Until the
 * transaction ends nobody writes it anywhere else.
 */
export async function isInContent(tx: Transaction, id: string): Promise<boolean> {
  await lockContent(tx, 'share')
  const { rows } = await tx.execute(
    sql`select from (${writtenContent}) as written where strpos(lower(text), ${id}) > 0 limit 1`,
  )
  return rows.length > 0
}
