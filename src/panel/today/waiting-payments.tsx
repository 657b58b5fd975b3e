import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import { paymentHref, paymentsPath } from '../payments/payments-path.ts'
import { DeskPart, DeskRow } from './desk-row.tsx'
import { More } from './more.tsx'
import type { WaitingPayment } from './today-query.ts'

interface WaitingPaymentsProps {
  rows: readonly WaitingPayment[]
  total: number
  page: PageContext
}

/** Payments of another amount than was asked, of which nobody decided what becomes of them, the oldest first. */
export function WaitingPayments({ rows, total, page }: WaitingPaymentsProps) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(paymentsPath, locale)}?difference=undecided`
  const more = <More shown={rows.length} total={total} href={list} />
  return (
    <DeskPart id="mismatches" title={t('mismatches')} count={total} more={more}>
      {rows.map(({ _id, customer, course, quotation, amount, paidAmount, createdAt }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['half', 'terra']}
          title={
            <>
              <strong>{customer}</strong>,{' '}
              {course ? inLocale(course, locale) : <span className="whole">{quotation}</span>}
            </>
          }
          about={t('mismatchAbout', {
            expected: formatAmount(amount, locale),
            received: formatAmount(paidAmount ?? 0, locale),
          })}
          when={formatDeadline(createdAt, now, locale)}
        >
          <Button look="outline" href={paymentHref(_id, page)}>
            {t('decide')}
            <span className="visually-hidden">: {customer}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}
