import type { SoughtKind } from '../../../schemas/panel-search.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { contentPath, listPaths, panelPath, pathOf, settingsHref, wordsHref } from './paths.ts'

/** One thing that was found, as the API says it. */
export interface Found {
  _id: string
  title: string
  about?: string | null
  day?: string | null
  amount?: number | null
  customer?: string | null
  locale?: string | null
  block?: string | null
}

/** What people wrote at length: a word of an act is in many of these, so that they stand after acts. */
export const isWritten = ({ kind }: { kind: string }): boolean => ['text', 'content', 'faq'].includes(kind)

/** Where it stands: a participant with whose they are, a content's text in the editor. */
export function hrefOf(kind: SoughtKind, { _id, customer, locale: language, block }: Found, locale: Locale): string {
  switch (kind) {
    case 'participant':
      return pathOf('customer', customer ?? _id, { locale })
    case 'content': {
      const search = new URLSearchParams({ ...(language && { in: language }), ...(block && { block }) }).toString()
      return `${panelPath(`${contentPath}/${_id}`, locale)}${search && `?${search}`}`
    }
    case 'faq':
      return pathOf('list', `faqs/${_id}`, { locale })
    case 'room':
      return pathOf('list', `rooms/${_id}`, { locale })
    case 'colleague':
      return `${settingsHref({ locale })}#colleagues-title`
    case 'text':
      return wordsHref(_id, { locale })
    default:
      return pathOf(kind, _id, { locale })
  }
}

/** The lists that are searched by the same words. */
const searched: Partial<Record<SoughtKind, string>> = {
  customer: listPaths.customer,
  registration: listPaths.registration,
  invoice: listPaths.invoice,
  course: listPaths.course,
  request: listPaths.request,
  message: listPaths.message,
  text: '/words',
}

const listsOfSought = [
  ...Object.values(searched),
  listPaths.session,
  `${listPaths.list}/faqs`,
  `${listPaths.list}/rooms`,
]
const soughtRecord = new RegExp(`(${listsOfSought.join('|')})/[\\da-f-]{36}$`)

/** Whether that is the address of a record that the search finds; a mail, a payment and their like it finds on no other page. */
export const isSoughtRecord = (path: string): boolean => soughtRecord.test(path)

/** All of a kind that these words find; null where no list is searched by them. */
export function allHref(kind: SoughtKind, search: string, locale: Locale): string | null {
  const path = searched[kind]
  return path ? `${panelPath(path, locale)}?${new URLSearchParams({ search })}` : null
}

/** What is said of it beside its title: 'Excel · do 26 nov 2026 · € 2.420,00'. */
export const aboutOf = ({ about, day, amount }: Found, locale: Locale): string =>
  [about, day && formatDayInYear(day, locale), typeof amount === 'number' && formatAmount(amount, locale)]
    .filter(Boolean)
    .join(' · ')
