import { inLocale, type Locale, type Localized, locales } from '../../../domain/locales.ts'
import { isRecord } from '../../../domain/values.ts'
import { callPanel } from '../model/call-panel.ts'

/** A page or a course that a link may lead to, by its slug in the language of the link. */
export interface LinkTarget {
  urlType: 'PAGE' | 'COURSE'
  value: string
  title: string
}

/** The most courses that are shown for what was typed. */
const most = 30

function textsIn(value: unknown): Partial<Localized<string>> {
  const texts = isRecord(value) ? value : {}
  const known = locales.flatMap((locale) => {
    const text = texts[locale]
    return typeof text === 'string' && text !== '' ? [[locale, text] as const] : []
  })
  return Object.fromEntries(known)
}

/** What of an answer has a title and a slug in the language, or in Dutch. */
function targetsIn(body: unknown, urlType: LinkTarget['urlType'], language: Locale, locale: Locale): LinkTarget[] {
  const items: unknown[] = isRecord(body) && Array.isArray(body.items) ? body.items : []
  return items.filter(isRecord).flatMap(({ slug, title }) => {
    const value = inLocale(textsIn(slug), language)
    return value ? [{ urlType, value, title: inLocale(textsIn(title), locale) ?? value }] : []
  })
}

/** Pages that editors made, whatever was typed; null where nobody answers. */
export async function listPages(language: Locale, locale: Locale): Promise<LinkTarget[] | null> {
  const { status, body } = await callPanel('/control-panel/link-pages')
  return status === 200 ? targetsIn(body, 'PAGE', language, locale) : null
}

/** Courses that fit what was typed, as visitors find them; null where nobody answers. */
export async function findCourses(search: string, language: Locale, locale: Locale): Promise<LinkTarget[] | null> {
  const query = new URLSearchParams({ limit: String(most), facets: 'false', locale, ...(search && { search }) })
  const { status, body } = await callPanel(`/api/courses/filteredCourses?${query}`)
  return status === 200 ? targetsIn(body, 'COURSE', language, locale) : null
}
