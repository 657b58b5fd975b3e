import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/client.ts'
import { staticContentBlocks, staticContentValues } from '../db/tables.ts'
import { draftOf, type PlainContent } from '../domain/editing/content.ts'
import { locales } from '../domain/locales.ts'

/** The same contents as editors go on with them: a row a block, and one for what it says in each language. */
export async function insertDrafts(tx: Transaction, contents: (PlainContent & { type: string })[]): Promise<void> {
  const blocks = contents.flatMap(({ type, ...content }) =>
    [...draftOf(content, randomUUID).values()].map((block) => ({ type, blockId: block.id, ...block })),
  )
  const values = blocks.flatMap(({ type, blockId, data }) =>
    locales.flatMap((locale) => (data[locale] ? [{ type, blockId, locale, data: data[locale] }] : [])),
  )
  await tx.insert(staticContentBlocks).values(blocks)
  await tx.insert(staticContentValues).values(values)
}
