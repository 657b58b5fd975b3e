import { and, eq, gt } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { Executor } from '../../../db/client.ts'
import { staticContents } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'
import { draftVersion, oneMoment, readDraft } from './read-draft.ts'

/** What readers see; null before there are any. */
async function publishedContent(db: Executor, type: DocumentType) {
  const [content] = await db
    .select({ data: staticContents.data, layout: staticContents.layout })
    .from(staticContents)
    .where(and(eq(staticContents.type, type), gt(staticContents.publishedVersion, 0)))
  return content ?? null
}

/** A draft as operations see it: every block with its position, removed ones too, and the ids of items in lists; with what readers see. */
export async function getEditedDraft({ db }: ApiContext, type: DocumentType) {
  return db.transaction(async (tx) => {
    const { version } = await draftVersion(tx, type)
    const blocks = [...(await readDraft(tx, type)).values()]
    const inOrder = blocks.sort((one, other) => (one.position < other.position ? -1 : 1))
    return { type, version, blocks: inOrder, published: await publishedContent(tx, type) }
  }, oneMoment)
}
