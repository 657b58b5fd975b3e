import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import {
  pages,
  previewLinks,
  staticContentBlocks,
  staticContentSaves,
  staticContentSources,
  staticContents,
  staticContentValues,
  staticContentVersions,
} from '../../db/tables.ts'
import { type PageDocument, pageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import { tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { keepOldSlugs } from '../old-slugs/keep-old-slugs.ts'
import { withdrawPlansOf } from '../publishing-plans/withdraw-plans-of.ts'
import { lockStaticContent } from '../static-contents/lock-static-content.ts'

const ofDocuments: (PgTable & { type: PgColumn })[] = [
  previewLinks,
  staticContentBlocks,
  staticContentValues,
  staticContentSaves,
  staticContentSources,
  staticContentVersions,
  staticContents,
]

/** What readers see of a page that is off the site. */
const nothing = { data: { nl: {}, en: {}, fr: {} }, layout: [], places: {} }

const tagsOf = (type: PageDocument) => [tagOf.page(pageIdOf(type)), 'pages', tagOf.content(type)]

/** Takes a page from its readers; its draft, its versions and the addresses it had stay, plans to publish it do not. */
export async function unpublishPage({ db }: ApiContext, type: PageDocument): Promise<void> {
  const id = pageIdOf(type)
  await db.transaction(async (tx) => {
    await withdrawPlansOf(tx, type)
    await lockStaticContent(tx, type)
    await keepOldSlugs(tx, 'pages', id, () => tx.delete(pages).where(eq(pages.id, id)))
    await tx
      .update(staticContents)
      .set({ publishedVersion: 0, publishedVersions: {}, ...nothing, updatedAt: new Date() })
      .where(eq(staticContents.type, type))
    await notifyTags(tx, tagsOf(type))
  })
}

async function removeDocument(tx: Transaction, type: PageDocument) {
  await tx.delete(pages).where(eq(pages.id, pageIdOf(type)))
  for (const table of ofDocuments) await tx.delete(table).where(inArray(table.type, [type]))
}

/** Takes a page away with everything that was ever written on it; 404 when there is none. */
export async function removePage({ db }: ApiContext, type: PageDocument): Promise<void> {
  await db.transaction(async (tx) => {
    await withdrawPlansOf(tx, type)
    await lockStaticContent(tx, type)
    await removeDocument(tx, type)
    await notifyTags(tx, tagsOf(type))
  })
}

/** The same by the id of a page. */
export const deletePage = (context: ApiContext, id: string): Promise<void> => removePage(context, pageDocument(id))
