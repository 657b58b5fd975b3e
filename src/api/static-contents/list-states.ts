import { asc, inArray, sql } from 'drizzle-orm'
import { pageContentData } from '../../../schemas/page.ts'
import { staticContentData, staticContentTypes } from '../../../schemas/static-content.ts'
import type { Executor } from '../../db/client.ts'
import { pages, staticContentBlocks, staticContents, staticContentValues } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import { locales } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { contentOfPage } from '../pages/content-of-page.ts'
import { isPageType } from './content-type.ts'
import { languageState } from './language-state.ts'
import { draftFrom, oneMoment } from './read-draft.ts'

/** Who made the newest version, with operations or as a whole. */
const author = sql<string | null>`(select nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '')
  from (select author_id from static_content_saves where type = ${staticContents.type} and version = ${staticContents.newestVersion}
    union all select author_id from static_content_versions where type = ${staticContents.type} and version = ${staticContents.newestVersion}
    limit 1) as made join users on users.id = made.author_id)`

async function readContents(db: Executor) {
  const known = [...staticContentTypes]
  const contents = await db
    .select({ content: staticContents, author })
    .from(staticContents)
    .where(inArray(staticContents.type, known))
  const blocks = await db.select().from(staticContentBlocks).where(inArray(staticContentBlocks.type, known))
  const values = await db.select().from(staticContentValues).where(inArray(staticContentValues.type, known))
  return contents.map(({ content, ...made }) => {
    const isOwn = ({ type }: { type: string }) => type === content.type
    return { content, ...made, draft: draftFrom(blocks.filter(isOwn), values.filter(isOwn)) }
  })
}

async function contentStates(db: Executor) {
  const contents = await readContents(db)
  return contents.flatMap(({ content, draft, ...made }) => {
    const type = staticContentTypes.find((one) => one === content.type)
    if (!type || content.newestVersion === 0) return []
    const texts = contentOf(draft, isPageType(type))
    const published = content.publishedVersion > 0 ? content : null
    return [
      {
        ...{ type, page: null, title: null, slug: null, version: content.newestVersion },
        ...{ updatedAt: content.draftedAt, author: made.author },
        languages: locales.map((locale) => languageState(locale, staticContentData[type], texts, published)),
      },
    ]
  })
}

async function pageStates(db: Executor) {
  const rows = await db.select().from(pages).orderBy(asc(pages.key))
  return rows.map((page) => {
    const content = { ...contentOfPage(page), places: {} }
    return {
      ...{ type: `page:${page.id}`, page: page.id, title: page.title, slug: page.slug, version: 0 },
      ...{ updatedAt: page.updatedAt, author: null },
      languages: locales.map((locale) => languageState(locale, pageContentData, content, content)),
    }
  })
}

/** How far every content and every page is, in the order of the types, then the pages. */
export async function listStates({ db }: ApiContext) {
  return db.transaction(async (tx) => {
    const contents = await contentStates(tx)
    const inOrder = staticContentTypes.flatMap((type) => contents.filter((one) => one.type === type))
    return { items: [...inOrder, ...(await pageStates(tx))] }
  }, oneMoment)
}
