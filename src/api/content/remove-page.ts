import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import {
  pages,
  previewLinks,
  publishingPlans,
  staticContentBlocks,
  staticContentSaves,
  staticContentSources,
  staticContents,
  staticContentValues,
  staticContentVersions,
} from '../../db/tables.ts'
import { type PageDocument, pageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import { type ApiContext, keepOldSlugs, lock, tagOf } from '../platform/index.ts'
import { lockStaticContent } from './static-content.ts'

/**
 * Withdraws what waits to publish a document, all of it: else its time would bring the document back. Before the row of
 * the document is locked, since carrying out a plan locks the plan first.
 */
async function withdrawPlansOf(tx: Transaction, type: DocumentType): Promise<void> {
  const names = sql`${publishingPlans.documents} @> ${JSON.stringify([{ type }])}::jsonb`
  const waiting = and(eq(publishingPlans.status, 'planned'), names)
  const plans = await tx.select({ id: publishingPlans.id }).from(publishingPlans).where(waiting)
  await lock(tx, { publishingPlans: plans.map(({ id }) => id) })
  await tx.update(publishingPlans).set({ status: 'withdrawn', settledAt: new Date() }).where(waiting)
}

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
