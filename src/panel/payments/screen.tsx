import { formatAmount } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { useTexts } from '../../ui/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import { PaymentState, RecordLink, ResourceList, usePage } from '../kit/index.ts'
import listStyles from '../kit/list.module.css'
import { type PaymentRow, paymentList } from './page.ts'

interface PaidForProps {
  payment: {
    registration?: string | null
    booking?: string | null
    course?: Parameters<typeof inLocale<string>>[0]
    quotation?: string | null
  }
}

export function PaidFor({ payment: { registration, booking, course, quotation } }: PaidForProps) {
  const page = usePage()
  if (registration)
    return <RecordLink to="registration" id={registration} text={course && inLocale(course, page.locale)} />
  return booking ? <RecordLink to="request" id={booking} className="nowrap" text={quotation} /> : null
}

/** What was asked; and what came, where that was another amount. */
function Amount({ row: { amount, paidAmount } }: { row: PaymentRow }) {
  const t = useTexts('panel-payments')
  const { locale } = usePage()
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

export function Screen({ data }: ScreenOf<typeof paymentList.page>) {
  const t = useTexts('panel-payments')
  return (
    <ResourceList
      list={paymentList}
      found={data.payments}
      every={t('panel.everything')}
      filters={{
        search: { label: t('search') },
        status: { label: t('columns.status'), wordOf: (status) => t(`statuses.${status}`) },
        difference: { label: t('columns.difference'), wordOf: (difference) => t(`differences.${difference}`) },
        subject: { label: t('subject'), wordOf: (subject) => t(`subjects.${subject}`) },
      }}
      columns={[
        { key: 'customer', label: t('columns.customer'), opens: 'payment', cell: ({ customer }) => customer },
        { key: 'about', label: t('columns.about'), cell: (row) => <PaidFor payment={row} /> },
        {
          key: 'invoice',
          label: t('columns.invoice'),
          cell: ({ invoice }) =>
            invoice && <RecordLink to="invoice" id={invoice._id} className="nowrap" text={invoice.number} />,
        },
        {
          key: 'createdAt',
          label: t('columns.createdAt'),
          moment: ({ createdAt }) => createdAt,
        },
        {
          key: 'amount',
          isAmount: true,
          isNumber: true,
          label: t('columns.amount'),
          cell: (row) => <Amount row={row} />,
        },
        {
          key: 'status',
          label: t('columns.status'),
          cell: ({ status, difference = null }) => <PaymentState status={status} difference={difference} />,
        },
      ]}
    />
  )
}
