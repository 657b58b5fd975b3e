import type { DocumentType } from '../../../schemas/document-type.ts'
import type { ApiContext } from '../context.ts'
import { draftVersion, oneMoment, readDraft } from './read-draft.ts'

/** A draft as operations see it: every block with its position, removed ones too, and the ids of items in lists. */
export async function getEditedDraft({ db }: ApiContext, type: DocumentType) {
  return db.transaction(async (tx) => {
    const { version } = await draftVersion(tx, type)
    const blocks = [...(await readDraft(tx, type)).values()]
    return { type, version, blocks: blocks.sort((one, other) => (one.position < other.position ? -1 : 1)) }
  }, oneMoment)
}
