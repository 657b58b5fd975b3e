import { eq } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { StaticContentPublish } from '../../../schemas/static-content-editing.ts'
import { notifyTags } from '../../db/notifications.ts'
import { staticContents, staticContentVersions } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import { locales } from '../../domain/locales.ts'
import { tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { checkPublishable } from './check-content.ts'
import { isPageType } from './content-type.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { mergePublished } from './merge-published.ts'
import { presentStaticContent } from './present-static-content.ts'
import { readDraft } from './read-draft.ts'

/** Makes the newest version public in the languages named; 409 when it is no longer the newest. */
export async function publishStaticContent(
  { db, user }: ApiContext,
  type: StaticContentType,
  input: StaticContentPublish,
) {
  const { version } = input
  return db.transaction(async (tx) => {
    if ((await lockStaticContent(tx, type)) !== version) throw new ApiError('VERSION_CONFLICT')
    const [before] = await tx.select().from(staticContents).where(eq(staticContents.type, type))
    const draft = contentOf(await readDraft(tx, type), isPageType(type))
    const content = mergePublished(before ?? draft, draft, input.locales ?? locales)
    checkPublishable(type, content)
    const updatedAt = new Date()
    await tx
      .update(staticContents)
      .set({ ...content, publishedVersion: version, updatedAt })
      .where(eq(staticContents.type, type))
    await tx
      .insert(staticContentVersions)
      .values({ type, version, ...draft, authorId: user?.userId, publishedAt: updatedAt })
      .onConflictDoUpdate({
        target: [staticContentVersions.type, staticContentVersions.version],
        set: { publishedAt: updatedAt },
      })
    await notifyTags(tx, [tagOf.content(type)])
    return presentStaticContent(type, content, version, updatedAt)
  })
}
