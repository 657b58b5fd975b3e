import { inLocale, type Locale, type Localized, locales } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'

/** Milliseconds after which an answer is not waited for any more. */
export const patience = 20_000

/** What is no JSON, such as a page that says what is wrong, is an answer too. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Asks the panel's server; whoever cannot be reached answers with status 0. */
export async function callPanel(path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const sending = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  // What is wrong is said in the panel's language.
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang }
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(path, { ...sending, headers, signal, redirect: 'error' })
    return { status: response.status, body: parsed(await response.text()) }
  } catch {
    return { status: 0, body: null }
  }
}

/** Where the script asks about a document: 'operations', 'publish', 'draft'. */
export const callPath = (doc: string, call: string): string => `/control-panel/editing/${doc}/${call}`

/** A picture of the library, as its editor chooses it. */
export interface LibraryPicture {
  _id: string
  name: string
  url: string
  decorative: boolean
  alternativeText: Localized<string | null> | null
}

interface Found {
  items: readonly LibraryPicture[]
  total: number
}

const isFound = (body: unknown): body is Found => isRecord(body) && Array.isArray(body.items)

/** A page of the library, the newest first; null where nobody answers. */
export async function listPictures(search: string, page = 1, limit = 12): Promise<Found | null> {
  const query = new URLSearchParams({ page: String(page), limit: String(limit), ...(search && { search }) })
  const { status, body } = await callPanel(`/control-panel/media/pictures?${query}`)
  return status === 200 && isFound(body) ? body : null
}

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
