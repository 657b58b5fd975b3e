import { and, eq, inArray } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { Executor } from '../../../db/client.ts'
import { staticContentBlocks, staticContentSources, staticContents, staticContentValues } from '../../../db/tables.ts'
import type { Block, Draft } from '../../../domain/editing/operations.ts'
import { ApiError } from '../../platform/index.ts'

const ownContent: Block = { id: '', block: '', position: '', hidden: null, removed: false, data: {} }

/** The blocks of a draft, with what those of `ids` say; with what all say when no ids are given. */
export async function readDraft(db: Executor, type: DocumentType, ids?: string[]): Promise<Draft> {
  const blocks = await db.select().from(staticContentBlocks).where(eq(staticContentBlocks.type, type))
  const values = await db
    .select()
    .from(staticContentValues)
    .where(and(eq(staticContentValues.type, type), ids ? inArray(staticContentValues.blockId, ids) : undefined))
  const sources = await db
    .select()
    .from(staticContentSources)
    .where(and(eq(staticContentSources.type, type), ids ? inArray(staticContentSources.blockId, ids) : undefined))
  return withSources(draftFrom(blocks, values), sources)
}

type BlockRow = typeof staticContentBlocks.$inferSelect
type ValueRow = typeof staticContentValues.$inferSelect

function withSources(draft: Draft, rows: readonly (typeof staticContentSources.$inferSelect)[]): Draft {
  const blocks = new Map(draft)
  for (const { blockId, locale, name, hash } of rows) {
    const block = blocks.get(blockId)
    const sources = { ...block?.sources, [locale]: { ...block?.sources?.[locale], [name]: hash } }
    if (block) blocks.set(blockId, { ...block, sources })
  }
  return blocks
}

/** The draft that rows of one document make. */
export function draftFrom(blocks: readonly BlockRow[], values: readonly ValueRow[]): Draft {
  const draft = new Map([['', ownContent]])
  for (const { blockId: id, block, position, hidden, removed } of blocks) {
    draft.set(id, { id, block, position, hidden, removed, data: {} })
  }
  for (const { blockId, locale, data } of values) {
    const block = draft.get(blockId)
    if (block) draft.set(blockId, { ...block, data: { ...block.data, [locale]: data } })
  }
  return draft
}

/** How a draft and its version are read together: as they stood at one moment. */
export const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Which version the draft of a type is, and since when; 404 before the first. */
export async function draftVersion(db: Executor, type: DocumentType) {
  const [row] = await db
    .select({ version: staticContents.newestVersion, updatedAt: staticContents.draftedAt })
    .from(staticContents)
    .where(eq(staticContents.type, type))
  if (!row || row.version === 0) throw new ApiError('NOT_FOUND')
  return row
}
