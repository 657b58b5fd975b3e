import { and, eq } from 'drizzle-orm'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { StaticContentOperations } from '../../../schemas/static-content-operations.ts'
import type { Transaction } from '../../db/client.ts'
import { staticContentSaves } from '../../db/tables.ts'
import type { Operation } from '../../domain/editing/operations.ts'
import { settleSave } from '../../domain/editing/settle-save.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { addSave } from './add-save.ts'
import { checkBlocks } from './check-blocks.ts'
import { checkSlugs, slugsOfDraft } from './check-slugs.ts'
import { mostSaves, savesSince } from './list-saves.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { readDraft } from './read-draft.ts'
import { readOperation } from './read-operation.ts'

/** The same save, when it came before and only its answer was lost. */
async function findSave(tx: Transaction, type: DocumentType, { client, number }: StaticContentOperations) {
  const same = and(eq(staticContentSaves.client, client), eq(staticContentSaves.number, number))
  const [known] = await tx
    .select({ authorId: staticContentSaves.authorId })
    .from(staticContentSaves)
    .where(and(eq(staticContentSaves.type, type), same))
  return known
}

async function keep(
  tx: Transaction,
  type: DocumentType,
  newest: number,
  { client, number, operations }: Omit<StaticContentOperations, 'operations'> & { operations: Operation[] },
  author: string | undefined,
) {
  const before = await readDraft(tx, type, [...new Set(operations.map(({ id }) => id))])
  const { draft, ...settled } = settleSave(before, operations)
  checkBlocks(type, before, draft)
  await checkSlugs(tx, type, slugsOfDraft(draft), slugsOfDraft(before))
  await addSave(tx, type, [before, draft], { version: newest + 1, client, number, ...settled }, author)
}

/**
 * Does what an editor did to blocks, whatever others did meanwhile: other fields merge, and of the same field nothing of
 * theirs is overwritten but both are told. 409 when the version it was done on is none, or too long ago.
 */
export async function editStaticContent({ db, user }: ApiContext, type: DocumentType, input: StaticContentOperations) {
  const operations = input.operations.map((sent, index) => readOperation(type, sent, index))
  return db.transaction(async (tx) => {
    const newest = await lockStaticContent(tx, type)
    if (input.base > newest || newest - input.base >= mostSaves) throw new ApiError('VERSION_CONFLICT')
    const known = await findSave(tx, type, input)
    if (known && known.authorId !== user?.userId) throw new ApiError('VERSION_CONFLICT')
    if (!known) await keep(tx, type, newest, { ...input, operations }, user?.userId)
    const rows = await savesSince(tx, type, input.base)
    const own = rows.find(({ client, number }) => client === input.client && number === input.number)
    return { version: known ? newest : newest + 1, rows, conflicts: own?.conflicts ?? [] }
  })
}
