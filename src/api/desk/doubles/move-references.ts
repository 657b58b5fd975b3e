import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { Pair } from './pair.ts'

const placeOf = (reference: string) => {
  const [table = '', column = ''] = reference.split('.')
  return { table: sql.identifier(table), column: sql.identifier(column) }
}

/** Whatever named the one that goes names the one that stays; each as 'table.column'. */
export async function moveReferences(tx: Transaction, references: readonly string[], { kept, dropped }: Pair) {
  for (const { table, column } of references.map(placeOf))
    await tx.execute(sql`update ${table} set ${column} = ${kept} where ${column} = ${dropped}`)
}

/** The same in lists of ids, where it then stands once. */
export async function moveInLists(tx: Transaction, lists: readonly string[], { kept, dropped }: Pair) {
  for (const { table, column } of lists.map(placeOf))
    await tx.execute(sql`update ${table} set ${column} = case when ${kept}::uuid = any(${column})
        then array_remove(${column}, ${dropped}::uuid) else array_replace(${column}, ${dropped}::uuid, ${kept}::uuid) end
      where ${dropped}::uuid = any(${column})`)
}
