import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../../schemas/document-type.ts'
import type { Transaction } from '../../../db/client.ts'
import { staticContentSaves, staticContentVersions } from '../../../db/tables.ts'
import { contentOf, operationsTo } from '../../../domain/editing/content.ts'
import { settleSave } from '../../../domain/editing/settle-save.ts'
import { addSave } from './add-save.ts'
import type { Content } from './check-content.ts'
import { presentStaticContent } from './present-static-content.ts'
import { readDraft } from './read-draft.ts'

/** Who sends a whole document has no numbers of its own: its saves go by their version. */
const client = 'document'

/** Keeps what stands as a whole version, under the name of whoever saved it last; nothing where it is one already. */
async function keepStanding(tx: Transaction, type: DocumentType, version: number, content: Content) {
  const [save] = await tx
    .select({ authorId: staticContentSaves.authorId, createdAt: staticContentSaves.createdAt })
    .from(staticContentSaves)
    .where(and(eq(staticContentSaves.type, type), eq(staticContentSaves.version, version)))
  if (save)
    await tx
      .insert(staticContentVersions)
      .values({ type, version, ...content, ...save })
      .onConflictDoNothing({ target: [staticContentVersions.type, staticContentVersions.version] })
}

/**
 * Makes the draft say what a whole document says, as the version after `newest`; the row of its type is locked. What
 * stood before stays among the versions.
 */
export async function addVersion(
  tx: Transaction,
  type: DocumentType,
  newest: number,
  content: Content,
  author: string | undefined,
) {
  const before = await readDraft(tx, type)
  await keepStanding(tx, type, newest, contentOf(before, isArranged(type)))
  const settled = settleSave(before, operationsTo(before, content, randomUUID))
  const version = newest + 1
  const row = { version, client, number: version, operations: settled.operations, conflicts: [] }
  const createdAt = await addSave(tx, type, [before, settled.draft], row, author)
  const draft = contentOf(settled.draft, isArranged(type))
  await tx.insert(staticContentVersions).values({ type, version, ...draft, authorId: author, createdAt })
  return presentStaticContent(type, draft, version, createdAt)
}
