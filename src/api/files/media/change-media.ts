import { and, eq } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { alternativeText, focalPoint } from '../../../../schemas/media.ts'
import { staticContentTypes } from '../../../../schemas/static-content.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { files } from '../../../db/tables.ts'
import { type ApiContext, ApiError, anyCourse, tagOf, taxonomy, uuidPattern } from '../../platform/index.ts'
import { isMedia } from './list-media.ts'
import { presentMedia } from './present-media.ts'
import { type PictureUse, readUses } from './read-uses.ts'

/** What drops the pages that show it. */
function tagsOf({ kind, key }: PictureUse): string[] {
  if (kind === 'content') return staticContentTypes.filter((type) => type === key).map(tagOf.content)
  if (kind === 'course') return [tagOf.course(key), anyCourse]
  if (kind === 'trainer') return [taxonomy]
  const [one, many] = {
    page: ['page', 'pages'],
    room: ['roomType', 'roomTypes'],
    staff: ['staffMember', 'staffMembers'],
  }[kind] as [string, string]
  return [`${one}:${key}`, many]
}

type Change = InferType<typeof focalPoint> | InferType<typeof alternativeText>

/** Which point of a picture stays in view, or what it shows in words; the next page request shows it so. */
export async function changeMedia({ db }: ApiContext, id: string, change: Change) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(files)
      .set(change)
      .where(and(eq(files.id, id), isMedia))
      .returning()
    if (!row) throw new ApiError('NOT_FOUND')
    const uses = await readUses(tx, [row.id])
    await notifyTags(tx, [tagOf.picture(row.id), ...uses.flatMap(tagsOf)])
    return presentMedia(row, uses)
  })
}
