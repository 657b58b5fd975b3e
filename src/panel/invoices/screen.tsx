import { brusselsDay } from '../../domain/days.ts'
import { formatDayInYear } from '../../domain/format.ts'
import { periodName, periodsUntil } from '../../domain/periods.ts'
import { ArchiveLink } from '../../ui/billing/archive-link.tsx'
import { useTexts } from '../../ui/index.ts'
import { InvoiceState, listHref, ResourceList, type ScreenOf } from '../kit/index.ts'
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
        eInvoice: {
          label: t('peppol.name'),
          wordOf: (state) => t(`peppol.states.${state}`),
        },
        period: {
          label: t('common.period'),
          every: t('common.anyPeriod'),
          options: periodsUntil(brusselsDay(new Date(page.now))).map((value) => ({
            value,
            label: periodName(value, t),
          })),
        },
        dueOn: { label: t('columns.dueOn') },
        overdue: { label: t('overdue'), wordOf: (is) => t(`overdueIs.${is}`) },
      }}
      actions={<ArchiveLink href={listHref(page, `${invoiceList.path}.zip`, {})} total={data.invoices?.total ?? 0} />}
      choice={{ nameOf: ({ number }) => number }}
      columns={[
        { key: 'number', label: t('columns.number'), opens: 'invoice', cell: ({ number }) => number },
        { key: 'customer', label: t('columns.customer'), cell: ({ customer }) => customer.name },
        { key: 'issuedOn', label: t('columns.issuedOn'), day: ({ issuedOn }) => issuedOn },
        {
          key: 'dueOn',
          label: t('columns.dueOn'),
          isWhole: true,
          isLabelled: true,
          cell: ({ dueOn, creditOf }) => (creditOf ? '' : formatDayInYear(dueOn, locale)),
        },
        { key: 'total', label: t('columns.total'), amount: ({ total }) => total },
        { key: 'status', label: t('columns.status'), cell: (row) => <InvoiceState {...row} /> },
      ]}
    />
  )
}
