import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { StaticContentSave } from '../../../schemas/static-content-editing.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { addVersion } from './add-version.ts'
import { checkDraft } from './check-content.ts'
import { lockStaticContent } from './lock-static-content.ts'

/** Saves a draft; 409 when somebody saved since the version it was read at. */
export async function saveStaticContent({ db, user }: ApiContext, type: StaticContentType, input: StaticContentSave) {
  const content = checkDraft(type, input)
  return db.transaction(async (tx) => {
    const { newestVersion } = await lockStaticContent(tx, type)
    if (newestVersion !== input.version) throw new ApiError('VERSION_CONFLICT')
    return addVersion(tx, type, newestVersion, content, user?.id)
  })
}
