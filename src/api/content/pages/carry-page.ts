import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { type pages, staticContents, staticContentVersions } from '../../../db/tables.ts'
import { contentOf } from '../../../domain/editing/content.ts'
import { pageDocument } from '../../../domain/editing/page-document.ts'
import { sameValue } from '../../../domain/editing/values.ts'
import type { Locale } from '../../../domain/locales.ts'
import { tagOf } from '../../platform/index.ts'
import { addVersion } from '../static-contents/add-version.ts'
import { lockStaticContent } from '../static-contents/lock-static-content.ts'
import { readDraft } from '../static-contents/read-draft.ts'

/** A page as its document says it: title, slug and description per language, and the blocks. */
function contentOfPage({ title, slug, seoDescription, layout }: typeof pages.$inferSelect) {
  const valuesIn = (locale: Locale): Record<string, unknown> => {
    const values = { title: title[locale], slug: slug[locale], seoDescription: seoDescription[locale] }
    return Object.fromEntries(Object.entries(values).filter(([, text]) => text))
  }
  return { data: { nl: valuesIn('nl'), en: valuesIn('en'), fr: valuesIn('fr') }, layout }
}

const ownNames = ['title', 'slug', 'seoDescription'] as const

type PageRow = typeof pages.$inferSelect

/** What a draft says once it takes over what readers see otherwise now; its other texts stay. */
function carried(draft: ReturnType<typeof contentOf>, before: PageRow | null, after: PageRow) {
  const was = before && contentOfPage(before)
  const { data, layout } = contentOfPage(after)
  const valuesIn = (locale: Locale) => {
    const changed = ownNames.filter((name) => !was || was.data[locale][name] !== data[locale][name])
    return { ...draft.data[locale], ...Object.fromEntries(changed.map((name) => [name, data[locale][name]])) }
  }
  const isSameLayout = was && sameValue(was.layout, layout)
  return {
    data: { nl: valuesIn('nl'), en: valuesIn('en'), fr: valuesIn('fr') },
    layout: isSameLayout ? draft.layout : layout,
  }
}

/**
 * Takes what a call changed of a page into its document: what readers see, and the draft. Else the next publishing would
 * bring the old texts back.
 */
export async function carryPage(tx: Transaction, before: PageRow | null, row: PageRow, author: string | undefined) {
  const type = pageDocument(row.id)
  const newest = await lockStaticContent(tx, type)
  const { data, layout } = contentOfPage(row)
  const wanted = carried(contentOf(await readDraft(tx, type), true), before, row)
  await addVersion(tx, type, newest, wanted, author)
  const version = newest + 1
  const { places, updatedAt } = row
  const publishedVersions = { nl: version, en: version, fr: version }
  await tx
    .update(staticContents)
    .set({ data, layout, places, publishedVersion: version, publishedVersions, updatedAt })
    .where(eq(staticContents.type, type))
  await tx
    .update(staticContentVersions)
    .set({ publishedAt: updatedAt })
    .where(and(eq(staticContentVersions.type, type), eq(staticContentVersions.version, version)))
  await notifyTags(tx, [tagOf.page(row.id), 'pages', tagOf.content(type)])
}
