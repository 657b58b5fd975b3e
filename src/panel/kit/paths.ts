import type { ActivityKind } from '../../../schemas/activity.ts'
import type { DoubleKind } from '../../domain/customers.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'

export const panelRoot = '/control-panel'

/** The address of a page of the panel in a language: ('/login', 'en') is '/en/control-panel/login'. */
export const panelPath = (path: string, locale: Locale): string => localePath(`${panelRoot}${path}`, locale)

type Reader = Pick<PageContext, 'locale'>

/** The record that the address of a page names. */
export const idOf = ({ params }: Pick<PageContext, 'params'>): string => params.id ?? ''

/** Where the records of each kind are listed, below /control-panel. */
export const listPaths = {
  bank: '/bank',
  bulk: '/bulk',
  code: '/discount-codes',
  course: '/courses',
  customer: '/customers',
  duplicate: '/doubles',
  evaluationQuestion: '/evaluations/questions',
  evaluationReview: '/evaluations/reviews',
  invoice: '/invoices',
  list: '/lists',
  mail: '/mails',
  message: '/messages',
  open: '/open',
  payment: '/payments',
  picture: '/media',
  receipt: '/receipts',
  registration: '/registrations',
  request: '/requests',
  sent: '/sent',
  session: '/sessions',
} as const

export type RecordKind = keyof typeof listPaths

/** The address of one record: ('invoice', id, page) is '/en/control-panel/invoices/ID'. */
export const pathOf = (kind: RecordKind, id: string, { locale }: Reader): string =>
  panelPath(`${listPaths[kind]}/${id}`, locale)

/** The attest of attendance of a participant. */
export const attestHref = (registration: string, student: string, page: Reader): string =>
  `${pathOf('registration', registration, page)}/attendance/${student}.pdf`

/** The form by which a message is answered, at its page. */
export const answerFormName = 'message-answer'

/** Where a message is answered: its page, with the focus in the field. */
export const answerHref = (id: string, page: Reader): string => `${pathOf('message', id, page)}#${answerFormName}-text`

/** The records of a kind that a query of their list's address asks for. */
export const listOf = (kind: RecordKind, query: string, { locale }: Reader): string =>
  `${panelPath(listPaths[kind], locale)}?${query}`

/** Forms that have a page of their own, and the field that has the focus there, without scripts too. */
export const formPaths = {
  code: '/discount-codes/new#discount-code-code',
  content: '/content/new#page-new-title.nl',
  course: '/courses/new#course-new-title.nl',
  phone: '/registrations/new#phone-registration-caller',
  series: '/sessions/series#course',
  seriesOf: '/sessions/series#series-firstDay',
} as const

/** The address of one; `known` is what one knows of it already: a session, a customer. */
export const formHref = (
  form: keyof typeof formPaths,
  { locale }: Reader,
  known: Record<string, string> = {},
): string => {
  const [path, field] = formPaths[form].split('#')
  const query = new URLSearchParams(known).toString()
  return `${panelPath(path ?? '', locale)}${query && `?${query}`}#${field}`
}

/** Where somebody who calls is registered. */
export const phoneHref = (page: Reader, known?: Record<string, string>): string => formHref('phone', page, known)

/** The address of two records beside each other: the first is the one that stays. */
export const duplicateHref = (kind: DoubleKind, kept: string, dropped: string, page: Reader): string =>
  pathOf('duplicate', `${kind}/${kept}/${dropped}`, page)

export const booksPath = '/books'

/** What the company is called and says on its papers. */
export const companyPath = '/lists/company'

/** Who did what. */
export const activityPath = '/activity'
/** What was done to one thing. */
export const activityOf = (kind: ActivityKind, id: string, { locale }: Reader): string =>
  `${panelPath(activityPath, locale)}?kind=${kind}&subject=${id}`

/** The calendar of rooms at the month of that day or month. */
export const roomsHref = (day: string, { locale }: Reader): string =>
  `${panelPath('/rooms', locale)}?month=${day.slice(0, 7)}`

/** The calendar of trainers, likewise. */
export const trainersHref = (day: string, { locale }: Reader): string =>
  `${panelPath(`${listPaths.session}/trainers`, locale)}?month=${day.slice(0, 7)}`

/** The day of a trainer, with all that they teach. */
export const allTaught = '?show=taught'

/** Where it is written what a picture shows, once for all that shows it. */
export const pictureTextHref = (id: string, { locale }: Reader): string =>
  `${panelPath(listPaths.picture, locale)}?${new URLSearchParams({ search: id, text: id })}`

/** An interface text by its key, or the texts of a mail. */
export const wordsHref = (key: string, { locale }: Reader): string => {
  const [, , kind] = key.startsWith('mail.kinds.') ? key.split('.') : []
  return panelPath(kind ? `/words/mails/${kind}` : `/words?${new URLSearchParams({ search: key })}`, locale)
}

export const searchTermHref = (term: string, { locale }: Reader): string =>
  panelPath(`/words/search-terms?${new URLSearchParams({ term })}`, locale)

export const settingsHref = ({ locale }: Reader): string => panelPath('/settings', locale)

export const contentPath = '/content'

/** Where one content's versions, its publishing, or the addresses of its draft stand. */
export const contentHref = (type: string, part: 'versions' | 'publish' | 'previews', { locale }: Reader): string =>
  panelPath(`${contentPath}/${type}/${part}`, locale)

/** What waits to become public; below it one plan, or a new one. */
export const plannedHref = ({ locale }: Reader, below = ''): string => panelPath(`/content/planned${below}`, locale)

/** A new plan, of these documents where they are named, at its first field. */
export function newPlanHref(reader: Reader, types: readonly string[] = []): string {
  const named = new URLSearchParams(types.map((type) => ['document', type]))
  return `${plannedHref(reader, '/new')}${types.length > 0 ? `?${named}` : ''}#content-plan-choice`
}

interface FieldPlace {
  type: string
  locale: string
  blockId?: string | null
  field?: string | null
}

/** A field in the editor, in its language. */
export function fieldHref({ type, blockId, field, locale }: FieldPlace, page: Reader): string {
  const search = new URLSearchParams({ in: locale, ...(blockId && { block: blockId }), ...(field && { field }) })
  return `${panelPath(`${contentPath}/${type}`, page.locale)}?${search}`
}

/** This page's address with something of it changed; what is empty is left out. `field` has the focus there. */
export function textHref(
  { path, locale, search }: PageContext,
  changes: Record<string, string>,
  field?: string,
): string {
  const kept = Object.fromEntries(Object.entries(search).map(([name, values]) => [name, values.join(',')]))
  const query = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '')
  const address = localePath(path, locale) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
  return field ? `${address}#${field}` : address
}
