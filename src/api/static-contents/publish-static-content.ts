import { eq } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import type { StaticContentPublish } from '../../../schemas/static-content-editing.ts'
import { notifyTags } from '../../db/notifications.ts'
import { staticContents, staticContentVersions } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import { isPageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import { defaultLocale, locales } from '../../domain/locales.ts'
import { tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { writePage } from '../pages/write-page.ts'
import { checkPublishable } from './check-content.ts'
import { checkSlugs, slugsIn } from './check-slugs.ts'
import { readPublished } from './get-static-content.ts'
import { lockStaticContent } from './lock-static-content.ts'
import { mergePublished, seenBySomebody } from './merge-published.ts'
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
    const [before] = await tx.select().from(staticContents).where(eq(staticContents.type, type))
    const draft = contentOf(await readDraft(tx, type), isArranged(type))
    const content = mergePublished(before ?? { ...draft, places: {} }, draft, chosen)
    checkPublishable(type, seenBySomebody(content))
    await checkSlugs(tx, type, slugsIn(content.data))
    const updatedAt = new Date()
    await tx
      .update(staticContents)
      .set({ ...content, publishedVersion: version, updatedAt })
      .where(eq(staticContents.type, type))
    if (isPageDocument(type)) await writePage(tx, pageIdOf(type), content, updatedAt)
    await tx
      .insert(staticContentVersions)
      .values({ type, version, ...draft, authorId: user?.userId, publishedAt: updatedAt })
      .onConflictDoUpdate({
        target: [staticContentVersions.type, staticContentVersions.version],
        set: { publishedAt: updatedAt },
      })
    await notifyTags(tx, [tagOf.content(type)])
    const reader = chosen.includes(defaultLocale) ? defaultLocale : (chosen[0] ?? defaultLocale)
    return (await readPublished(tx, [type], reader)).join('')
  })
}
