import { localePath } from '../../../domain/locales.ts'
import { ofPeriod } from '../../../domain/periods.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-forms.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'
import { anywhere, defineList } from '../kit/list-address.ts'

const path = '/my-account/invoice-data'
export const archivePath = `${path}/archive.zip`

export const pageSize = 10

graphql(`
  fragment InvoiceRow on Invoice {
    _id number status issuedOn dueOn total owed creditOf eInvoice paymentReference booking
    shares { payer open }
    lines { description } customer { vat enterpriseNumber }
  }
`)

const invoiceScreenQuery = graphql(`
  query InvoiceScreen($userId: String!, $organisation: String!, $isMember: Boolean!, $page: Int!, $limit: Int!,
    $sort: [String], $search: String, $status: String, $period: String) {
    me(userId: $userId) {
      firstName lastName email emailVerified address zip city country
      organisation { name vat enterpriseNumber receivesEInvoices address zip city country reference enterpriseSize }
    }
    ownPrepaidCards {
      _id number days daysLeft validUntil state
      uses { registration days startDate course { nl en fr } }
    }
    provider { name iban }
    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }
    due: invoices(status: "open", total: ">0", sort: ["dueOn:ASC"], limit: 5) { total items { ...InvoiceRow } }
    invoices(page: $page, limit: $limit, sort: $sort, search: $search, status: $status, period: $period) {
      total items { ...InvoiceRow }
    }
  }
`)

export type InvoiceRow = NonNullable<NonNullable<NonNullable<InvoiceScreenQuery['invoices']>['items']>[number]>

const columns = ['issuedOn', 'number', 'total', 'status'] as const

export const invoiceList = defineList({
  path,
  hash: '#invoices',
  statuses: ['open', 'paid', 'credited'],
  sorts: columns.flatMap((name) => [`${name}:DESC`, `${name}:ASC`] as const),
})

/** How the list is sorted by a column: its newest and dearest first, its states by their names. */
export const sortedBy = (page: PageContext, name: (typeof columns)[number]) =>
  invoiceList.sorting(page, `${name}:ASC`, `${name}:DESC`, name === 'status' ? 'status:ASC' : `${name}:DESC`)

function listVariables(page: PageContext) {
  const { text, status, period, sort = 'issuedOn:DESC', number } = invoiceList.read(page)
  const { userId = '', organisation } = page.visitor ?? {}
  return {
    userId,
    organisation: organisation ?? '',
    isMember: Boolean(organisation),
    page: number,
    limit: pageSize,
    // Those that are alike in it by their number.
    sort: [sort, sort.replace(/^\w+/, 'number')],
    search: anywhere(text),
    status,
    period: period && ofPeriod(period),
  }
}

/** Everything that the list shows, in one file. */
export const archiveHref = (page: PageContext) =>
  invoiceList.hrefOf(page, { page: null }).replace(path, archivePath).replace('#invoices', '')

/** The same, as the REST API is asked for it. */
export function archiveQuery(page: PageContext): URLSearchParams {
  const { sort, search, status, period } = listVariables(page)
  const asked = { search, status, period, locale: page.locale }
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return new URLSearchParams([...sort.map((one) => ['sort', one]), ...given])
}

export const fileHref = ({ _id }: InvoiceRow, type: 'pdf' | 'xml', { locale }: PageContext) =>
  localePath(`${path}/${_id}.${type}`, locale)

/** Whether it came by Peppol, beside its mail. */
export const cameByPeppol = ({ eInvoice }: InvoiceRow): boolean =>
  eInvoice === 'sent' || eInvoice === 'delivered' || eInvoice === 'accepted'

/** What an invoice is for, in a line. */
export const subjectOf = ({ lines }: InvoiceRow): string => {
  const [first, ...others] = lines.map((line) => line?.description ?? '')
  return others.length > 0 ? `${first} (+\u00a0${others.length})` : (first ?? '')
}

/** What stands on the invoices of an organisation, or of a private person. */
export const invoiceDataForm = defineForm({
  name: 'invoice-data',
  schema: () => import('../kit/schemas.ts').then((file) => file.invoiceData),
  fields: ['name', 'vat', 'enterpriseNumber', 'address', 'zip', 'city', 'country', 'reference', 'enterpriseSize'],
  document: graphql(`
    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,
      $isOrganisation: Boolean!) {
      updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) { _id }
      updateUser(id: $id, input: $person) @skip(if: $isOrganisation) { _id }
    }
  `),
  variables({ name, vat, enterpriseNumber, reference, enterpriseSize, ...address }, { visitor }) {
    const { organisation, userId = '', contactRoles = [] } = visitor ?? {}
    // Fields that somebody's form does not have are read as empty: they would empty what is there.
    const renamed = contactRoles.includes(organisationAdmin)
      ? { name, vat, enterpriseNumber }
      : { ...(name && { name }), ...(vat && { vat }), ...(enterpriseNumber && { enterpriseNumber }) }
    return {
      id: organisation ?? userId,
      isOrganisation: Boolean(organisation),
      organisation: { ...renamed, reference, enterpriseSize, ...address },
      person: address,
    }
  },
  next: (_data, { locale }) => `${localePath(path, locale)}?said=invoice-data`,
})

/** The invoices of a customer, and what stands on them (spec section 2, my-account). */
export const invoicesPage = definePage({
  path,
  access: 'contact',
  area: 'account',
  search: ['search', 'status', 'period', 'sort', 'page'],
  query: { document: invoiceScreenQuery, variables: listVariables },
  forms: [invoiceDataForm, payBookingForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].invoices
    return { title, description, tilePattern: { seed: 'invoices', family: 'terra' } }
  },
  screen: 'account/invoices',
})
