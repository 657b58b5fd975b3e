import { formatAmount } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PaymentListQuery } from '../../ui/gql/graphql.ts'
import { type PageContext, useTexts } from '../../ui/index.ts'
import type { ListColumn, PanelScreenProps } from '../kit/index.ts'
import { Moment, PaymentState, pathOf, ResourceList, RowName } from '../kit/index.ts'
import listStyles from '../kit/list.module.css'
import { type PaymentRow, paymentList } from './page.ts'

interface PaidForProps {
  payment: {
    registration?: string | null
    booking?: string | null
    course?: Parameters<typeof inLocale<string>>[0]
    quotation?: string | null
  }
  page: PageContext
}

/** What a payment is for, and the way to it. */
export function PaidFor({ payment: { registration, booking, course, quotation }, page }: PaidForProps) {
  if (registration)
    return <a href={pathOf('registration', registration, page)}>{course && inLocale(course, page.locale)}</a>
  return booking ? (
    <a className="nowrap" href={pathOf('request', booking, page)}>
      {quotation}
    </a>
  ) : null
}

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
      label: t('columns.customer'),
      cell: ({ _id, customer }) => <RowName href={pathOf('payment', _id, page)}>{customer}</RowName>,
    },
    { key: 'about', label: t('columns.about'), cell: (row) => <PaidFor payment={row} page={page} /> },
    {
      key: 'invoice',
      label: t('columns.invoice'),
      cell: ({ invoice }) =>
        invoice && (
          <a className="nowrap" href={pathOf('invoice', invoice._id, page)}>
            {invoice.number}
          </a>
        ),
    },
    {
      key: 'createdAt',
      label: t('columns.createdAt'),
      cell: ({ createdAt }) => <Moment at={createdAt} page={page} />,
    },
    {
      key: 'amount',
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

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<PaymentListQuery>) {
  const t = useTexts('panel-payments')
  return (
    <ResourceList
      list={paymentList}
      page={page}
      found={data.payments}
      every={t('panel.everything')}
      filters={{
        search: { label: t('search') },
        status: { label: t('columns.status'), wordOf: (status) => t(`statuses.${status}`) },
        difference: { label: t('columns.difference'), wordOf: (difference) => t(`differences.${difference}`) },
        subject: { label: t('subject'), wordOf: (subject) => t(`subjects.${subject}`) },
      }}
      columns={useColumns(page)}
    />
  )
}
