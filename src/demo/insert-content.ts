import { staticContentTypes } from '../../schemas/static-content.ts'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { faqs } from './faqs.ts'
import { insertDrafts } from './insert-drafts.ts'
import { insertPages } from './insert-pages.ts'
import type { Pictures } from './pictures.ts'
import { reviews } from './reviews.ts'
import { rooms } from './rooms.ts'
import { staff } from './staff.ts'
import { staticContents } from './static-contents.ts'

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
  await tx
    .insert(tables.staticContents)
    .values(contents.map((content) => ({ ...content, newestVersion: 1, publishedVersion: 1 })))
  await tx
    .insert(tables.staticContentVersions)
    .values(contents.map((content) => ({ ...content, version: 1, authorId: refersTo.author, publishedAt: new Date() })))
  await insertDrafts(tx, contents)
  await insertPages(tx, refersTo.author)
  await tx.insert(tables.faqs).values(faqs)
  await tx
    .insert(tables.reviews)
    .values(reviews.map(({ course, ...review }) => ({ ...review, courseId: course && refersTo.course(course) })))
  await tx
    .insert(tables.staffMembers)
    .values(staff.map((member) => ({ ...member, avatarId: pictures.idOf(member.email) })))
  await tx
    .insert(tables.roomTypes)
    .values(rooms.map((room) => ({ ...room, pictureId: pictures.idOf(`room-${room.key}`) })))
}
