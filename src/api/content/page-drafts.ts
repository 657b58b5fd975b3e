import { randomUUID } from 'node:crypto'
import type { NewPageDraft, PageTemplate } from '../../../schemas/page.ts'
import type { BlockInstance } from '../../db/tables.ts'
import { pageDocument } from '../../domain/editing/page-document.ts'
import { type Locale, type Localized, perLocale } from '../../domain/locales.ts'
import { slugOf } from '../../domain/slugs.ts'
import { type ApiContext, invalid, refuseSlugs } from '../platform/index.ts'
import { takenPageSlugs } from './check-content.ts'
import { beginStaticContent } from './static-content.ts'
import { addVersion } from './static-content-versions.ts'

/** The cookie question comes first, so that it is met before anything else. */
const opening: BlockInstance = { id: 'cookie', block: 'cookie' }
const closing: BlockInstance = { id: 'footer', block: 'footer' }

/** A text under the title of the page, in the languages that have one. */
function text(title: Localized<string | null>): BlockInstance {
  const data = perLocale((locale) => (title[locale] ? { title: title[locale] } : null))
  return { id: 'text', block: 'rich-text', data }
}

function templateLayout(template: PageTemplate, title: Localized<string | null>): BlockInstance[] {
  const between: Record<PageTemplate, BlockInstance[]> = {
    empty: [],
    text: [text(title)],
    questions: [text(title), { id: 'questions', block: 'faq' }, { id: 'contact', block: 'contact-form' }],
  }
  return [opening, ...between[template], closing]
}

const longestSlug = 100

/** The slug that is asked for, else what the title makes; 400 for a title that makes none. */
function slugIn(locale: Locale, { title, slug }: NewPageDraft): string | null {
  const asked = slug?.[locale]
  const text = title[locale]
  if (asked || !text) return asked ?? null
  const made = slugOf(text).slice(0, longestSlug).replace(/-$/, '')
  if (!made) throw invalid(`slug.${locale}`, 'error.required')
  return made
}

function valuesIn(title: string | null, slug: string | null): Record<string, unknown> {
  return { ...(title && { title }), ...(slug && { slug }) }
}

/** Begins a page that nobody reads until it is published; 409 at a slug that is another page's, was or will be. */
export async function createPageDraft({ db, user }: ApiContext, input: NewPageDraft) {
  const slugs = perLocale((locale) => slugIn(locale, input))
  const title = perLocale((locale) => input.title[locale] ?? null)
  const page = randomUUID()
  const type = pageDocument(page)
  const data = perLocale((locale) => valuesIn(title[locale], slugs[locale]))
  await db.transaction(async (tx) => {
    refuseSlugs(await takenPageSlugs(tx, page, slugs))
    await beginStaticContent(tx, type)
    const content = { data, layout: templateLayout(input.template ?? 'empty', title) }
    await addVersion(tx, type, 0, content, user?.userId)
  })
  return { type, page, version: 1 }
}
