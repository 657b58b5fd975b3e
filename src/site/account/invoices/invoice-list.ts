import { localePath } from '../../../domain/locales.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'

export const invoicesPath = '/my-account/invoice-data'
/** Rows a page. */
export const pageSize = 10

graphql(`
  fragment InvoiceRow on Invoice {
    _id number status issuedOn dueOn total owed creditOf reference paymentReference booking lines { description } customer { vat }
  }
`)

export const invoiceScreenQuery = graphql(`
  query InvoiceScreen($userId: String!, $organisation: String!, $isMember: Boolean!, $page: Int!, $limit: Int!,
    $sort: [String], $search: String, $status: String) {
    me(userId: $userId) {
      _id firstName lastName email emailVerified address zip city country
      organisation { _id name vat address zip city country reference }
    }
    administrators(id: $organisation) @include(if: $isMember) { _id firstName lastName }
    due: invoices(status: "open", total: ">0", sort: ["dueOn:ASC"], limit: 5) { total items { ...InvoiceRow } }
    invoices(page: $page, limit: $limit, sort: $sort, search: $search, status: $status) {
      total items { ...InvoiceRow }
    }
  }
`)

export type InvoiceRow = NonNullable<NonNullable<NonNullable<InvoiceScreenQuery['invoices']>['items']>[number]>

/** What the list can be sorted by, with the way it begins. */
const sortings = { number: 'DESC', issuedOn: 'DESC', total: 'DESC', status: 'ASC' } as const
export type Sorting = keyof typeof sortings
const isSorting = (name: string): name is Sorting => Object.hasOwn(sortings, name)
const statuses = ['open', 'paid', 'credited'] as const
export const statusChoices: readonly string[] = statuses

export interface Listed {
  text: string
  status: string
  sort: Sorting
  direction: 'ASC' | 'DESC'
  page: number
}

/** What of the list the address asks for; anything unknown is left aside. */
export function listedBy({ search }: PageContext): Listed {
  const [name = '', direction] = (search.sort?.[0] ?? '').split(':')
  const sort = isSorting(name) ? name : 'issuedOn'
  const page = Number(search.page?.[0])
  const status = search.status?.[0] ?? ''
  return {
    text: (search.search?.[0] ?? '').trim().slice(0, 100),
    status: statusChoices.includes(status) ? status : '',
    sort,
    direction: direction === 'ASC' || direction === 'DESC' ? direction : sortings[sort],
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The address of the list as it is, but for `change`; back on its first page unless that names one. */
export function listHref(page: PageContext, change: Partial<Listed>): string {
  const { text, status, sort, direction, page: number } = { ...listedBy(page), page: 1, ...change }
  const query = new URLSearchParams()
  if (text) query.set('search', text)
  if (status) query.set('status', status)
  if (sort !== 'issuedOn' || direction !== 'DESC') query.set('sort', `${sort}:${direction}`)
  if (number > 1) query.set('page', String(number))
  const asked = query.toString()
  return `${localePath(invoicesPath, page.locale)}${asked && `?${asked}`}#invoices`
}

/** The same by another column; by the one it is sorted by, the other way round. */
export function sortHref(page: PageContext, sort: Sorting): string {
  const now = listedBy(page)
  if (now.sort !== sort) return listHref(page, { sort, direction: sortings[sort] })
  return listHref(page, { sort, direction: now.direction === 'ASC' ? 'DESC' : 'ASC' })
}

export function listVariables(page: PageContext) {
  const { text, status, sort, direction, page: number } = listedBy(page)
  const { userId = '', organisation } = page.visitor ?? {}
  return {
    userId,
    organisation: organisation ?? '',
    isMember: Boolean(organisation),
    page: number,
    limit: pageSize,
    sort: [`${sort}:${direction}`, `number:${direction}`],
    // A comma would mean any of two texts.
    ...(text && { search: `~${text.replaceAll(',', ' ')}` }),
    ...(status && { status }),
  }
}

/** The addresses of an invoice's files. */
export const fileHref = ({ _id }: Pick<InvoiceRow, '_id'>, type: 'pdf' | 'xml', { locale }: PageContext) =>
  localePath(`${invoicesPath}/${_id}.${type}`, locale)

/** What an invoice is for, in a line. */
export const subjectOf = ({ lines }: InvoiceRow): string => {
  const [first, ...others] = lines.map((line) => line?.description ?? '')
  return others.length > 0 ? `${first} (+\u00a0${others.length})` : (first ?? '')
}
