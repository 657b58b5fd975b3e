import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { RecordLink, ResourceList, type ScreenOf, usePage } from '../kit/index.ts'
import { receiptList } from './page.ts'

export function Screen({ data }: ScreenOf<typeof receiptList.page>) {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  return (
    <ResourceList
      list={receiptList}
      found={data.receipts}
      every={t('panel.everything')}
      filters={{
        search: { label: t('search') },
        payer: { label: t('columns.payer'), wordOf: (payer) => t(`payers.${payer}`) },
        hasRest: { label: t('columns.rest'), wordOf: (hasRest) => t(`hasRest.${hasRest}`) },
        receivedOn: { label: t('columns.receivedOn') },
      }}
      columns={[
        {
          key: 'receivedOn',
          label: t('columns.receivedOn'),
          opens: 'receipt',
          cell: ({ receivedOn }) => formatDayInYear(receivedOn, locale),
        },
        { key: 'customer', label: t('columns.customer'), cell: ({ customer }) => customer ?? t('unknown') },
        { key: 'reference', label: t('columns.reference'), cell: ({ reference }) => reference },
        {
          key: 'invoices',
          label: t('columns.invoices'),
          cell: ({ parts }) =>
            listed(parts).map(({ invoice, number }) => (
              <RecordLink key={invoice} to="invoice" id={invoice} className="nowrap" text={`${number} `} />
            )),
        },
        {
          key: 'amount',
          isAmount: true,
          isNumber: true,
          label: t('columns.amount'),
          cell: ({ amount }) => formatAmount(amount, locale),
        },
        {
          key: 'rest',
          isNumber: true,
          label: t('columns.rest'),
          cell: ({ rest, undone }) =>
            undone ? <Status status="canceled" label={t('undone')} /> : rest > 0 && formatAmount(rest, locale),
        },
      ]}
    />
  )
}
