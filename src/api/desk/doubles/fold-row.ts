import { sql } from 'drizzle-orm'
import type { Merge } from '../../../../schemas/double.ts'
import type { Transaction } from '../../../db/client.ts'
import type { DoubleKind } from '../../../domain/doubles.ts'
import type { Mergeable, Pair, Row } from './pair.ts'
import { columnsOf, readRows, tableOf } from './read-pair.ts'

/** What the one that stays is to be: chosen values, and of the other what it has none of. */
function chosenOf(kind: DoubleKind, kept: Row, dropped: Row, values: Merge['values'] | undefined) {
  const choices: Record<string, string | undefined> = values ?? {}
  return columnsOf(kind).flatMap(([field, column]) => {
    const side = choices[field] ?? (kept[column] === null ? 'dropped' : 'kept')
    return side === 'dropped' ? [[column, dropped[column]] as const] : []
  })
}

async function write(tx: Transaction, kind: DoubleKind, id: string, changes: (readonly [string, unknown])[]) {
  if (changes.length === 0) return
  const set = changes.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  await tx.execute(sql`update ${tableOf(kind)} set ${sql.join(set, sql`, `)} where id = ${id}`)
}

/** Moves all that one of two has, its history too, removes it, and writes what the other is from now on; both are locked. */
export async function foldRow(
  tx: Transaction,
  { kind, move, settle }: Mergeable,
  pair: Pair,
  values?: Merge['values'],
) {
  const { kept, dropped } = await readRows(tx, kind, pair)
  await move(tx, pair)
  await tx.execute(
    sql`update state_changes set entity_id = ${pair.kept} where entity = ${kind} and entity_id = ${pair.dropped}`,
  )
  await tx.execute(sql`delete from ${tableOf(kind)} where id = ${pair.dropped}`)
  await write(tx, kind, pair.kept, [
    ...Object.entries(settle?.(kept, dropped) ?? {}),
    ...chosenOf(kind, kept, dropped, values),
  ])
}
