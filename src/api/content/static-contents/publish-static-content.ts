import { type DocumentType, isArranged } from '../../../../schemas/document-type.ts'
import type { StaticContentPublish } from '../../../../schemas/static-content-editing.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { contentOf } from '../../../domain/editing/content.ts'
import { defaultLocale, locales } from '../../../domain/locales.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { readPublished } from './get-static-content.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { makePublic } from './make-public.ts'
import { readDraft } from './read-draft.ts'

/**
 * Makes the newest version public in the languages named, which leaves the others as they are; 409 when it is no longer
 * the newest. Gives back what their readers see, as JSON.
 */
export async function publishStaticContent(
  { db, user }: ApiContext,
  type: DocumentType,
  { version, locales: asked }: StaticContentPublish,
): Promise<string> {
  const chosen = asked ?? locales
  return db.transaction(async (tx) => {
    if ((await lockStaticContent(tx, type)) !== version) throw new ApiError('VERSION_CONFLICT')
    const draft = contentOf(await readDraft(tx, type), isArranged(type))
    await notifyTags(tx, [await makePublic(tx, type, { version, ...draft }, chosen, user?.userId)])
    const reader = chosen.includes(defaultLocale) ? defaultLocale : (chosen[0] ?? defaultLocale)
    return (await readPublished({ db: tx, user }, [type], reader)).join('')
  })
}
