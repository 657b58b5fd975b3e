import { sql } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import type { Executor } from '../../db/client.ts'
import { staticContents } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { preparedFor } from '../prepared.ts'
import { presentStaticContent, publishedContent } from './present-static-content.ts'
import { draftVersion, oneMoment, readDraft } from './read-draft.ts'

const types = sql.placeholder('types')
const reader = sql.placeholder('locale')

const publishedOf = preparedFor((db) =>
  db
    .select({ json: publishedContent(reader) })
    .from(staticContents)
    .where(sql`${staticContents.type} = any(${types}) and ${staticContents.publishedVersion} > 0`)
    .orderBy(sql`array_position(${types}, ${staticContents.type})`)
    .prepare('published_static_contents'),
)

/** What readers of a language see of several types, each as JSON; what was never published is left out. */
export async function readPublished(db: Executor, wanted: DocumentType[], locale: Locale): Promise<string[]> {
  const rows = await publishedOf(db).execute({ types: wanted, locale })
  return rows.map(({ json }) => json)
}

/** What readers of a language see of several types, as JSON. */
export const getPublished = async ({ db }: ApiContext, wanted: DocumentType[], locale: Locale): Promise<string> =>
  `[${(await readPublished(db, wanted, locale)).join(',')}]`

/** What readers of a language see, as JSON; 404 while nothing was published. */
export async function getStaticContent({ db }: ApiContext, type: DocumentType, locale: Locale): Promise<string> {
  const [content] = await readPublished(db, [type], locale)
  if (!content) throw new ApiError('NOT_FOUND')
  return content
}

/** The newest version, published or not; 404 before the first. */
export async function draftIn(db: Executor, type: DocumentType) {
  const { version, updatedAt } = await draftVersion(db, type)
  return presentStaticContent(type, contentOf(await readDraft(db, type), isArranged(type)), version, updatedAt)
}

/** What editors go on with. */
export const getDraft = ({ db }: ApiContext, type: DocumentType) => db.transaction((tx) => draftIn(tx, type), oneMoment)
