import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { StaticContentSave } from '../../../schemas/static-content-editing.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { addVersion } from './add-version.ts'
import { checkDraft } from './check-content.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { readVersion } from './read-version.ts'

/** Saves a draft; 409 when somebody saved since the version it was read at. A layout that is left out stays as it is. */
export async function saveStaticContent({ db, user }: ApiContext, type: StaticContentType, input: StaticContentSave) {
  return db.transaction(async (tx) => {
    const { newestVersion, layout } = await lockStaticContent(tx, type)
    const newest = newestVersion > 0 ? await readVersion(tx, type, newestVersion) : { layout }
    const content = checkDraft(type, { ...input, layout: input.layout ?? newest.layout })
    if (newestVersion !== input.version) throw new ApiError('VERSION_CONFLICT')
    return addVersion(tx, type, newestVersion, content, user?.userId)
  })
}
