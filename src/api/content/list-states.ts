import { inArray, like, or, sql } from 'drizzle-orm'
import type { AnyObject, ObjectSchema } from 'yup'
import { registry } from '../../../blocks/registry.ts'
import { documentData, isArranged } from '../../../schemas/document-type.ts'
import { staticContentTypes } from '../../../schemas/static-content.ts'
import type { Executor } from '../../db/client.ts'
import { type BlockInstance, staticContents } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import { isPageDocument, localizedText, pageIdOf } from '../../domain/editing/page-document.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { type ApiContext, pick, preparedFor } from '../platform/index.ts'
import { type Content, checkByLocale, checkLayout } from './check-content.ts'
import { type Published, placesOf } from './publish-static-content.ts'
import { draftColumns, draftFrom, knownType } from './static-content.ts'

/** What readers of one language get to read, in their order. */
function textsIn(locale: Locale, { data, layout, places }: Published) {
  const shown = placesOf({ data, layout, places }, locale) ?? []
  const blocks = new Map((layout ?? []).map((one) => [one.id, one]))
  return [data[locale], shown.map((id) => [id, blocks.get(id)?.data?.[locale]])]
}

/** Blocks that this language shows: some are for readers of other languages alone. */
export const isShownIn = (locale: Locale) => (instance: Pick<BlockInstance, 'block'>) => {
  const definition = registry.find(({ type }) => type === instance.block)
  const only: readonly Locale[] | undefined = definition && 'locales' in definition ? definition.locales : undefined
  return only?.includes(locale) ?? true
}

function missingIn(locale: Locale, schema: ObjectSchema<AnyObject>, { data, layout }: Content): number {
  const own = checkByLocale(schema, data, 'data', [locale])
  return own.length + (layout ? checkLayout(layout.filter(isShownIn(locale)), [locale]).length : 0)
}

/** How far a language is: whether its draft says something else than readers see, and what it lacks. */
function languageState(locale: Locale, schema: ObjectSchema<AnyObject>, draft: Content, published: Published | null) {
  const missing = missingIn(locale, schema, draft)
  const isSame = published !== null && sameValue(textsIn(locale, { ...draft, places: {} }), textsIn(locale, published))
  return { locale, state: isSame ? (missing > 0 ? 'missing' : 'published') : 'changed', missing }
}

/** Who made the newest version, with operations or as a whole; drizzle would leave out the outer table's name. */
const author = sql<string | null>`(select nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '')
  from (select author_id from static_content_saves where type = static_contents.type and version = static_contents.newest_version
    union all select author_id from static_content_versions where type = static_contents.type and version = static_contents.newest_version
    limit 1) as made join users on users.id = made.author_id)`

/** All that there is, with its draft: as it stood at one moment. */
const contentsWithDrafts = preparedFor((db) =>
  db
    .select({ content: staticContents, author, ...pick(draftColumns(staticContents.type), 'blocks', 'values') })
    .from(staticContents)
    .where(or(inArray(staticContents.type, [...staticContentTypes]), like(staticContents.type, 'page:%')))
    .prepare(''),
)

async function readContents(db: Executor) {
  const contents = await contentsWithDrafts(db).execute()
  return contents.map(({ blocks, values, ...made }) => ({ ...made, draft: draftFrom(blocks, values) }))
}

function stateOf({ content, draft, author }: Awaited<ReturnType<typeof readContents>>[number]) {
  const type = knownType(content.type)
  const texts = contentOf(draft, isArranged(type))
  const isPublished = content.publishedVersion > 0
  // Its address is where readers find it, whatever slug the draft has by now.
  const page = isPageDocument(type)
    ? {
        page: pageIdOf(type),
        title: localizedText(texts.data, 'title'),
        slug: localizedText((isPublished ? content : texts).data, 'slug'),
      }
    : { page: null, title: null, slug: null }
  return {
    type,
    ...page,
    version: content.newestVersion,
    isPublished,
    updatedAt: content.draftedAt,
    author,
    languages: locales.map((locale) => languageState(locale, documentData(type), texts, isPublished ? content : null)),
  }
}

type State = ReturnType<typeof stateOf>

/** How far every content and every page is: in the order of the types, then the pages by their titles. */
export async function listStates({ db }: ApiContext) {
  const contents = await readContents(db)
  const states = contents.filter(({ content }) => content.newestVersion > 0).map(stateOf)
  const inOrder = staticContentTypes.flatMap((type) => states.filter((one) => one.type === type))
  const byTitle = (one: State, other: State) => (one.title?.nl ?? '').localeCompare(other.title?.nl ?? '', 'nl')
  return { items: [...inOrder, ...states.filter(({ page }) => page).sort(byTitle)] }
}
