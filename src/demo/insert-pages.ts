import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { pageDocument } from '../domain/editing/page-document.ts'
import type { Locale } from '../domain/locales.ts'
import { insertDrafts } from './insert-drafts.ts'
import type { PageSeed } from './pages/shape.ts'
import { pages } from './pages.ts'

function contentOf({ title, slug, seoDescription, layout }: PageSeed) {
  const valuesIn = (locale: Locale) => ({
    title: title[locale],
    slug: slug[locale],
    seoDescription: seoDescription[locale],
  })
  return { data: { nl: valuesIn('nl'), en: valuesIn('en'), fr: valuesIn('fr') }, layout }
}

/** Pages of their own slugs, each with the document that editors go on with. */
export async function insertPages(tx: Transaction, author: string | null): Promise<void> {
  const rows = await tx.insert(tables.pages).values(pages).returning({ id: tables.pages.id, key: tables.pages.key })
  const contents = pages.flatMap((page) => {
    const row = rows.find(({ key }) => key === page.key)
    return row ? [{ type: pageDocument(row.id), ...contentOf(page) }] : []
  })
  await tx
    .insert(tables.staticContents)
    .values(contents.map((content) => ({ ...content, newestVersion: 1, publishedVersion: 1 })))
  await tx
    .insert(tables.staticContentVersions)
    .values(contents.map((content) => ({ ...content, version: 1, authorId: author, publishedAt: new Date() })))
  await insertDrafts(tx, contents)
}
