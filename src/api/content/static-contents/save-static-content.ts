import { type DocumentType, isArranged } from '../../../../schemas/document-type.ts'
import type { StaticContentSave } from '../../../../schemas/static-content-editing.ts'
import { contentOf } from '../../../domain/editing/content.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { addVersion } from './add-version.ts'
import { checkDraft } from './check-content.ts'
import { checkSlugs, slugsIn, slugsOfDraft } from './check-slugs.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { readDraft } from './read-draft.ts'

/** Saves a draft; 409 when somebody saved since the version it was read at. A layout that is left out stays as it is. */
export async function saveStaticContent({ db, user }: ApiContext, type: DocumentType, input: StaticContentSave) {
  return db.transaction(async (tx) => {
    const newest = await lockStaticContent(tx, type)
    const before = await readDraft(tx, type)
    const { layout } = input.layout ? input : contentOf(before, isArranged(type))
    const content = checkDraft(type, { ...input, layout })
    if (newest !== input.version) throw new ApiError('VERSION_CONFLICT')
    await checkSlugs(tx, type, slugsIn(content.data), slugsOfDraft(before))
    return addVersion(tx, type, newest, content, user?.userId)
  })
}
