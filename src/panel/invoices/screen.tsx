import { formatDayInYear } from '../../domain/format.ts'
import { useTexts } from '../../ui/index.ts'
import { InvoiceState, ResourceList, type ScreenOf } from '../kit/index.ts'
import { invoiceList } from './page.ts'

export function Screen({ data, page }: ScreenOf<typeof invoiceList.page>) {
  const { locale } = page
  const t = useTexts('panel-invoices')
  return (
    <ResourceList
      list={invoiceList}
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
      columns={[
        { key: 'number', label: t('columns.number'), opens: 'invoice', cell: ({ number }) => number },
        { key: 'customer', label: t('columns.customer'), cell: ({ customer }) => customer.name },
        { key: 'issuedOn', label: t('columns.issuedOn'), day: ({ issuedOn }) => issuedOn },
        {
          key: 'dueOn',
          label: t('columns.dueOn'),
          isWhole: true,
          cell: ({ dueOn, creditOf }) => (creditOf ? '' : formatDayInYear(dueOn, locale)),
        },
        { key: 'total', label: t('columns.total'), amount: ({ total }) => total },
        { key: 'status', label: t('columns.status'), cell: (row) => <InvoiceState {...row} /> },
      ]}
    />
  )
}
