import { randomUUID } from 'node:crypto'
import { staticContentTypes } from '../../schemas/static-content.ts'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { staticContentBlocks, staticContentValues } from '../db/tables.ts'
import { draftOf } from '../domain/editing/content.ts'
import { pageDocument } from '../domain/editing/page-document.ts'
import { type Locale, locales } from '../domain/locales.ts'
import { faqs } from './faqs.ts'
import type { PageSeed } from './pages/shape.ts'
import { pages } from './pages.ts'
import type { Pictures } from './pictures.ts'
import { reviews } from './reviews.ts'
import { rooms } from './rooms.ts'
import { staff } from './staff.ts'
import { staticContents } from './static-contents.ts'

type Content = Pick<typeof tables.staticContents.$inferSelect, 'type' | 'data' | 'layout'>

/** The same contents as editors go on with them: a row a block, and one for what it says in each language. */
async function insertDrafts(tx: Transaction, contents: Content[]) {
  const blocks = contents.flatMap(({ type, ...content }) =>
    [...draftOf(content, randomUUID).values()].map((block) => ({ type, blockId: block.id, ...block })),
  )
  const values = blocks.flatMap(({ type, blockId, data }) =>
    locales.flatMap((locale) => (data[locale] ? [{ type, blockId, locale, data: data[locale] }] : [])),
  )
  await tx.insert(staticContentBlocks).values(blocks)
  await tx.insert(staticContentValues).values(values)
}

function contentOf({ title, slug, seoDescription, layout }: PageSeed) {
  const valuesIn = (locale: Locale) => ({
    title: title[locale],
    slug: slug[locale],
    seoDescription: seoDescription[locale],
  })
  return { data: { nl: valuesIn('nl'), en: valuesIn('en'), fr: valuesIn('fr') }, layout }
}

/** Since then the texts stand as they are. */
const daysPublished = 45

/** Contents as they stand on the site, which are what editors go on with. */
async function publish(tx: Transaction, contents: Content[], authorId: string | null) {
  await tx
    .insert(tables.staticContents)
    .values(contents.map((content) => ({ ...content, newestVersion: 1, publishedVersion: 1 })))
  const publishedAt = new Date(Date.now() - daysPublished * 24 * 60 * 60 * 1000)
  const version = { version: 1, authorId, createdAt: publishedAt, publishedAt }
  await tx.insert(tables.staticContentVersions).values(contents.map((content) => ({ ...content, ...version })))
  await insertDrafts(tx, contents)
}

/** Pages of their own slugs, each with its document. */
async function insertPages(tx: Transaction) {
  const rows = await tx.insert(tables.pages).values(pages).returning({ id: tables.pages.id, key: tables.pages.key })
  return pages.flatMap((page) => {
    const row = rows.find(({ key }) => key === page.key)
    return row ? [{ type: pageDocument(row.id), ...contentOf(page) }] : []
  })
}

/** What editors manage: texts with their first published version, pages, questions, reviews, people and rooms. */
export async function insertContent(
  tx: Transaction,
  pictures: Pictures,
  refersTo: { course: (key: string) => string; author: string | null },
): Promise<void> {
  const contents = staticContentTypes.map((type) => ({
    type,
    data: staticContents[type].data,
    layout: staticContents[type].layout ?? null,
  }))
  await publish(tx, [...contents, ...(await insertPages(tx))], refersTo.author)
  await tx.insert(tables.faqs).values(faqs)
  await tx
    .insert(tables.reviews)
    .values(reviews.map(({ course, ...review }) => ({ ...review, courseId: course && refersTo.course(course) })))
  await tx
    .insert(tables.staffMembers)
    .values(staff.map((member, place) => ({ ...member, sequence: place + 1, avatarId: pictures.idOf(member.email) })))
  await tx
    .insert(tables.roomTypes)
    .values(
      rooms.map((room, place) => ({ ...room, sequence: place + 1, pictureId: pictures.idOf(`room-${room.key}`) })),
    )
}
