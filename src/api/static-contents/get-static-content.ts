import { sql } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import { staticContents } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { preparedFor } from '../prepared.ts'
import { isPageType } from './content-type.ts'
import { presentStaticContent, publishedContent } from './present-static-content.ts'
import { draftVersion, oneMoment, readDraft } from './read-draft.ts'

const types = sql.placeholder('types')

const publishedOf = preparedFor((db) =>
  db
    .select({ json: sql<string>`${publishedContent}::text` })
    .from(staticContents)
    .where(sql`${staticContents.type} = any(${types}) and ${staticContents.publishedVersion} > 0`)
    .orderBy(sql`array_position(${types}, ${staticContents.type})`)
    .prepare('published_static_contents'),
)

/** What readers see of several types, each as JSON; what was never published is left out. */
async function readPublished({ db }: ApiContext, wanted: StaticContentType[]): Promise<string[]> {
  const rows = await publishedOf(db).execute({ types: wanted })
  return rows.map(({ json }) => json)
}

/** What readers see of several types, as JSON. */
export const getPublished = async (context: ApiContext, wanted: StaticContentType[]): Promise<string> =>
  `[${(await readPublished(context, wanted)).join(',')}]`

/** What readers see, as JSON; 404 while nothing was published. */
export async function getStaticContent(context: ApiContext, type: StaticContentType): Promise<string> {
  const [content] = await readPublished(context, [type])
  if (!content) throw new ApiError('NOT_FOUND')
  return content
}

/** What editors go on with: the newest version, published or not. */
export async function getDraft({ db }: ApiContext, type: StaticContentType) {
  return db.transaction(async (tx) => {
    const { version, updatedAt } = await draftVersion(tx, type)
    return presentStaticContent(type, contentOf(await readDraft(tx, type), isPageType(type)), version, updatedAt)
  }, oneMoment)
}
