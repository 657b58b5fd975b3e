import { and, gt, sql } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import { staticContents } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { preparedFor } from '../prepared.ts'
import { presentStaticContent } from './present-static-content.ts'
import { readVersion } from './read-version.ts'

const publishedOf = preparedFor((db) =>
  db
    .select()
    .from(staticContents)
    .where(and(sql`${staticContents.type} = any(${sql.placeholder('types')})`, gt(staticContents.publishedVersion, 0)))
    .prepare('published_static_contents'),
)

/** What readers see of several types; what was never published is left out. */
export async function getPublished({ db }: ApiContext, types: StaticContentType[]) {
  const rows = await publishedOf(db).execute({ types })
  return types.flatMap((type) => {
    const row = rows.find((one) => one.type === type)
    return row ? [presentStaticContent(type, row, row.publishedVersion, row.updatedAt)] : []
  })
}

/** What readers see; 404 while nothing was published. */
export async function getStaticContent(context: ApiContext, type: StaticContentType) {
  const [content] = await getPublished(context, [type])
  if (!content) throw new ApiError('NOT_FOUND')
  return content
}

/** What editors go on with: the newest version, published or not. */
export async function getDraft({ db }: ApiContext, type: StaticContentType) {
  const row = await readVersion(db, type)
  return presentStaticContent(type, row, row.version, row.createdAt)
}
