import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import type { InvoiceListQuery } from '../../ui/gql/graphql.ts'
import { type PageContext, useTexts } from '../../ui/index.ts'
import { InvoiceState, type ListColumn, type PanelScreenProps, pathOf, ResourceList, RowName } from '../kit/index.ts'
import { type InvoiceRow, invoiceList } from './page.ts'

function useColumns(page: PageContext): ListColumn<InvoiceRow>[] {
  const t = useTexts('panel-invoices')
  const { locale } = page
  return [
    {
      key: 'number',
      label: t('columns.number'),
      cell: ({ _id, number }) => <RowName href={pathOf('invoice', _id, page)}>{number}</RowName>,
    },
    { key: 'customer', label: t('columns.customer'), cell: ({ customer }) => customer.name },
    {
      key: 'issuedOn',
      label: t('columns.issuedOn'),
      isWhole: true,
      cell: ({ issuedOn }) => formatDayInYear(issuedOn, locale),
    },
    {
      key: 'dueOn',
      label: t('columns.dueOn'),
      isWhole: true,
      cell: ({ dueOn, creditOf }) => (creditOf ? '' : formatDayInYear(dueOn, locale)),
    },
    {
      key: 'total',
      isNumber: true,
      label: t('columns.total'),
      cell: ({ total }) => formatAmount(total, locale),
    },
    { key: 'status', label: t('columns.status'), cell: (row) => <InvoiceState invoice={row} page={page} /> },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<InvoiceListQuery>) {
  const t = useTexts('panel-invoices')
  return (
    <ResourceList
      list={invoiceList}
      page={page}
      found={data.invoices}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        status: { label: t('columns.status'), wordOf: (status) => t(`status.${status}`) },
        kind: { label: t('panel.kind'), wordOf: (kind) => t(`kinds.${kind}`) },
        dueOn: { label: t('columns.dueOn') },
        overdue: { label: t('overdue'), wordOf: (is) => t(`overdueIs.${is}`) },
      }}
      choice={{ nameOf: ({ number }) => number }}
      columns={useColumns(page)}
    />
  )
}
