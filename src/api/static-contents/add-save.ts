import { eq } from 'drizzle-orm'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { Transaction } from '../../db/client.ts'
import { staticContentSaves, staticContents } from '../../db/tables.ts'
import type { Draft, SavedRow } from '../../domain/editing/operations.ts'
import { writeDraft } from './write-draft.ts'

/** Keeps a save and what it makes of the draft; the row of its type is locked. */
export async function addSave(
  tx: Transaction,
  type: DocumentType,
  [before, after]: [Draft, Draft],
  row: SavedRow,
  author: string | undefined,
): Promise<Date> {
  await writeDraft(tx, type, before, after)
  const { version, client, number } = row
  const createdAt = new Date()
  await tx.insert(staticContentSaves).values({
    ...{ type, version, client, number, createdAt },
    operations: [...row.operations],
    conflicts: row.conflicts.length > 0 ? [...row.conflicts] : null,
    authorId: author,
  })
  await tx
    .update(staticContents)
    .set({ newestVersion: version, draftedAt: createdAt })
    .where(eq(staticContents.type, type))
  return createdAt
}
