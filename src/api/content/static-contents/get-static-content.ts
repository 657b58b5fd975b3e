import { sql } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../../schemas/document-type.ts'
import type { Executor } from '../../../db/client.ts'
import { staticContents } from '../../../db/tables.ts'
import { contentOf } from '../../../domain/editing/content.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type ApiContext, ApiError, isEditor, type Principal, preparedFor } from '../../platform/index.ts'
import { presentStaticContent, publishedContent } from './present-static-content.ts'
import { draftVersion, oneMoment, readDraft } from './read-draft.ts'

const types = sql.placeholder('types')
const reader = sql.placeholder('locale')

const publishedFor = (whole: boolean) =>
  preparedFor((db) =>
    db
      .select({ json: publishedContent(reader, whole) })
      .from(staticContents)
      .where(sql`${staticContents.type} = any(${types}) and ${staticContents.publishedVersion} > 0`)
      .orderBy(sql`array_position(${types}, ${staticContents.type})`)
      .prepare(whole ? 'published_whole' : 'published_static_contents'),
  )
const publishedOf = publishedFor(false)
const wholeOf = publishedFor(true)

/** What is published of several types in a language, each as JSON; what never was is left out. Editors see hidden blocks too. */
export async function readPublished(
  { db, user }: { db: Executor; user: Principal | null },
  wanted: DocumentType[],
  locale: Locale,
): Promise<string[]> {
  const rows = await (isEditor(user) ? wholeOf : publishedOf)(db).execute({ types: wanted, locale })
  return rows.map(({ json }) => json)
}

/** The same as one JSON. */
export const getPublished = async (context: ApiContext, wanted: DocumentType[], locale: Locale): Promise<string> =>
  `[${(await readPublished(context, wanted, locale)).join(',')}]`

/** The same of one type; 404 while nothing was published. */
export async function getStaticContent(context: ApiContext, type: DocumentType, locale: Locale): Promise<string> {
  const [content] = await readPublished(context, [type], locale)
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
