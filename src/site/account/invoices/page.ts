import { localePath } from '../../../domain/locales.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-forms.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'
import { anywhere, askedChoice, askedPage, askedText, askedValue, searchOf } from '../kit/list-address.ts'

export const invoicesPath = '/my-account/invoice-data'
/** Rows a page. */
export const pageSize = 10

graphql(`
  fragment InvoiceRow on Invoice {
    _id number status issuedOn dueOn total owed creditOf reference paymentReference booking lines { description } customer { vat }
  }
`)

const invoiceScreenQuery = graphql(`
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
const sortingNames = Object.keys(sortings) as Sorting[]
export const statusChoices = ['open', 'paid', 'credited'] as const

/** What of the list the address asks for; anything unknown is left aside. */
export function listedBy(page: PageContext) {
  const [name, asked] = askedValue(page, 'sort').split(':')
  const sort = sortingNames.find((one) => one === name) ?? 'issuedOn'
  const direction: 'ASC' | 'DESC' = asked === 'ASC' || asked === 'DESC' ? asked : sortings[sort]
  return {
    text: askedText(page),
    status: askedChoice(page, 'status', statusChoices) ?? '',
    sort,
    direction,
    page: askedPage(page),
  }
}

type Listed = ReturnType<typeof listedBy>

/** The address of the list as it is, but for `change`; back on its first page unless that names one. */
export function listHref(page: PageContext, change: Partial<Listed>): string {
  const { text, status, sort, direction, page: number } = { ...listedBy(page), page: 1, ...change }
  const isUsual = sort === 'issuedOn' && direction === 'DESC'
  const search = searchOf({ search: text, status, sort: isUsual ? '' : `${sort}:${direction}`, page: number })
  return `${localePath(invoicesPath, page.locale)}${search}#invoices`
}

/** The same by another column; by the one it is sorted by, the other way round. */
export function sortHref(page: PageContext, sort: Sorting): string {
  const now = listedBy(page)
  if (now.sort !== sort) return listHref(page, { sort, direction: sortings[sort] })
  return listHref(page, { sort, direction: now.direction === 'ASC' ? 'DESC' : 'ASC' })
}

function listVariables(page: PageContext) {
  const { text, status, sort, direction, page: number } = listedBy(page)
  const { userId = '', organisation } = page.visitor ?? {}
  return {
    userId,
    organisation: organisation ?? '',
    isMember: Boolean(organisation),
    page: number,
    limit: pageSize,
    sort: [`${sort}:${direction}`, `number:${direction}`],
    search: anywhere(text),
    status: status || undefined,
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

/** What stands on the invoices of an organisation, or of a private person. */
export const invoiceDataForm = defineForm({
  name: 'invoice-data',
  schema: () => import('../kit/schemas.ts').then((file) => file.invoiceData),
  fields: ['name', 'vat', 'address', 'zip', 'city', 'country', 'reference'],
  document: graphql(`
    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,
      $isOrganisation: Boolean!) {
      updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) { _id }
      updateUser(id: $id, input: $person) @skip(if: $isOrganisation) { _id }
    }
  `),
  variables({ name, vat, reference, ...address }, { visitor }) {
    const { organisation, userId = '', contactRoles = [] } = visitor ?? {}
    // Fields that somebody's form does not have are read as empty: they would empty what is there.
    const renamed = contactRoles.includes(organisationAdmin)
      ? { name, vat }
      : { ...(name && { name }), ...(vat && { vat }) }
    return {
      id: organisation ?? userId,
      isOrganisation: Boolean(organisation),
      organisation: { ...renamed, reference, ...address },
      person: address,
    }
  },
  next: (_data, { locale }) => `${localePath(invoicesPath, locale)}?said=invoice-data`,
})

/** The invoices of a customer, and what stands on them (spec section 2, my-account). */
export const invoicesPage = definePage({
  path: invoicesPath,
  access: 'contact',
  area: 'account',
  search: ['search', 'status', 'sort', 'page'],
  query: { document: invoiceScreenQuery, variables: listVariables },
  forms: [invoiceDataForm, payBookingForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].invoices
    return { title, description, tilePattern: { seed: 'invoices', family: 'terra' } }
  },
  screen: 'account/invoices',
})
