import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { ApiContext } from '../../platform/index.ts'
import { addVersion } from './add-version.ts'
import { checkSlugs, slugsIn, slugsOfDraft } from './check-slugs.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { readDraft } from './read-draft.ts'
import { readVersion } from './read-version.ts'
import { versionNumber } from './version-number.ts'

/** Makes a new draft of an older version; 404 when there is no such version, 400 at a slug that became another page’s. */
export async function restoreStaticContent({ db, user }: ApiContext, type: DocumentType, version: string) {
  return db.transaction(async (tx) => {
    const older = await readVersion(tx, type, versionNumber(version))
    const newest = await lockStaticContent(tx, type)
    await checkSlugs(tx, type, slugsIn(older.data), slugsOfDraft(await readDraft(tx, type)))
    return addVersion(tx, type, newest, older, user?.userId)
  })
}
