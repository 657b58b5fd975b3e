import { and, eq } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { StaticContentPublish } from '../../../schemas/static-content-editing.ts'
import { notifyTags } from '../../db/notifications.ts'
import { staticContents, staticContentVersions } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { checkPublishable } from './check-content.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { mergePublished } from './merge-published.ts'
import { presentStaticContent } from './present-static-content.ts'
import { readVersion } from './read-version.ts'

/** Makes the newest version public in the languages named; 409 when it is no longer the newest. */
export async function publishStaticContent({ db }: ApiContext, type: StaticContentType, input: StaticContentPublish) {
  const { version } = input
  return db.transaction(async (tx) => {
    const row = await lockStaticContent(tx, type)
    if (row.newestVersion !== version) throw new ApiError('VERSION_CONFLICT')
    const content = mergePublished(row, await readVersion(tx, type, version), input.locales ?? locales)
    checkPublishable(type, content)
    const updatedAt = new Date()
    await tx
      .update(staticContents)
      .set({ ...content, publishedVersion: version, updatedAt })
      .where(eq(staticContents.type, type))
    await tx
      .update(staticContentVersions)
      .set({ publishedAt: updatedAt })
      .where(and(eq(staticContentVersions.type, type), eq(staticContentVersions.version, version)))
    await notifyTags(tx, [tagOf.content(type)])
    return presentStaticContent(type, content, version, updatedAt)
  })
}
