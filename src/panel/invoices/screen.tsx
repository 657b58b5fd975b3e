import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { invoiceKinds, invoiceStatuses } from '../../domain/invoice-states.ts'
import type { InvoiceListQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { List, type ListColumn, RowName } from '../kit/list.tsx'
import { pathOf } from '../kit/paths.ts'
import { InvoiceState } from '../kit/states.tsx'
import { type InvoiceRow, invoiceList } from './page.ts'

function useColumns(page: PageContext): ListColumn<InvoiceRow>[] {
  const t = useTexts('panel-invoices')
  const { locale } = page
  return [
    {
      key: 'number',
      isSortable: true,
      label: t('columns.number'),
      cell: ({ _id, number }) => <RowName href={pathOf('invoice', _id, page)}>{number}</RowName>,
    },
    { key: 'customer', isSortable: true, label: t('columns.customer'), cell: ({ customer }) => customer.name },
    {
      key: 'issuedOn',
      isSortable: true,
      label: t('columns.issuedOn'),
      isWhole: true,
      cell: ({ issuedOn }) => formatDayInYear(issuedOn, locale),
    },
    {
      key: 'dueOn',
      isSortable: true,
      label: t('columns.dueOn'),
      isWhole: true,
      cell: ({ dueOn, creditOf }) => (creditOf ? '' : formatDayInYear(dueOn, locale)),
    },
    {
      key: 'total',
      isSortable: true,
      isNumber: true,
      label: t('columns.total'),
      cell: ({ total }) => formatAmount(total, locale),
    },
    { key: 'status', label: t('columns.status'), cell: (row) => <InvoiceState invoice={row} page={page} /> },
  ]
}

function useFields(page: PageContext) {
  const t = useTexts('panel-invoices')
  const every = t('every')
  const { given } = invoiceList
  const statuses = invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))
  const kinds = invoiceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const late = (['true', 'false'] as const).map((value) => ({ value, label: t(`overdueIs.${value}`) }))
  return [
    { name: 'search', label: t('search'), value: given(page, 'search') },
    { name: 'status', label: t('columns.status'), value: given(page, 'status'), options: statuses, every },
    { name: 'kind', label: t('kind'), value: given(page, 'kind'), options: kinds, every },
    { name: 'dueOn', label: t('columns.dueOn'), value: given(page, 'dueOn'), kind: 'date' as const },
    { name: 'overdue', label: t('overdue'), value: given(page, 'overdue'), options: late, every },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<InvoiceListQuery>) {
  const t = useTexts('panel-invoices')
  const { path, address } = invoiceList
  return (
    <List
      {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText'), hasFile: true }}
      fields={useFields(page)}
      columns={useColumns(page)}
      rows={listed(data.invoices?.items)}
      total={data.invoices?.total ?? 0}
      idOf={({ _id }) => _id}
      choice={{ nameOf: ({ number }) => number }}
    />
  )
}
