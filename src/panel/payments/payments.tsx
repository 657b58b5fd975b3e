import { formatAmount } from '../../domain/format.ts'
import { paymentDifferences, paymentStatuses, paymentSubjects } from '../../domain/payment-states.ts'
import type { PaymentListQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { invoiceHref } from '../invoices/invoices-path.ts'
import listStyles from '../list/list.module.css'
import { List, type ListColumn, RowName } from '../list/list.tsx'
import { Moment } from '../list/moment.tsx'
import { PaidFor } from './paid-for.tsx'
import { type PaymentRow, paymentList } from './payment-query.ts'
import { PaymentState } from './payment-state.tsx'
import { paymentHref } from './payments-path.ts'

/** What was asked; and what came, where that was another amount. */
function Amount({ row: { amount, paidAmount }, page: { locale } }: { row: PaymentRow; page: PageContext }) {
  const t = useTexts('panel-payments')
  return (
    <>
      {formatAmount(amount, locale)}
      {typeof paidAmount === 'number' && (
        <span className={`muted ${listStyles.second}`}>
          {t('received')}: {formatAmount(paidAmount, locale)}
        </span>
      )}
    </>
  )
}

function useColumns(page: PageContext): ListColumn<PaymentRow>[] {
  const t = useTexts('panel-payments')
  return [
    {
      key: 'customer',
      isSortable: true,
      label: t('columns.customer'),
      cell: ({ _id, customer }) => <RowName href={paymentHref(_id, page)}>{customer}</RowName>,
    },
    { key: 'about', label: t('columns.about'), cell: (row) => <PaidFor payment={row} page={page} /> },
    {
      key: 'invoice',
      label: t('columns.invoice'),
      cell: ({ invoice }) =>
        invoice && (
          <a className={listStyles.reference} href={invoiceHref(invoice._id, page)}>
            {invoice.number}
          </a>
        ),
    },
    {
      key: 'createdAt',
      isSortable: true,
      label: t('columns.createdAt'),
      cell: ({ createdAt }) => <Moment at={createdAt} page={page} />,
    },
    {
      key: 'amount',
      isSortable: true,
      isNumber: true,
      label: t('columns.amount'),
      cell: (row) => <Amount row={row} page={page} />,
    },
    {
      key: 'status',
      label: t('columns.status'),
      cell: ({ status, difference = null }) => <PaymentState payment={{ status, difference }} />,
    },
  ]
}

function useFields(page: PageContext) {
  const t = useTexts('panel-payments')
  const every = t('every')
  const { given } = paymentList
  const statuses = paymentStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))
  const differences = paymentDifferences.map((value) => ({ value, label: t(`differences.${value}`) }))
  const subjects = paymentSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))
  return [
    { name: 'search', label: t('search'), value: given(page, 'search') },
    { name: 'status', label: t('columns.status'), value: given(page, 'status'), options: statuses, every },
    {
      name: 'difference',
      label: t('columns.difference'),
      value: given(page, 'difference'),
      options: differences,
      every,
    },
    { name: 'subject', label: t('subject'), value: given(page, 'subject'), options: subjects, every },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<PaymentListQuery>) {
  const t = useTexts('panel-payments')
  const { path, address } = paymentList
  return (
    <List
      {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText'), hasFile: true }}
      fields={useFields(page)}
      columns={useColumns(page)}
      rows={listed(data.payments?.items)}
      total={data.payments?.total ?? 0}
      idOf={({ _id }) => _id}
    />
  )
}
