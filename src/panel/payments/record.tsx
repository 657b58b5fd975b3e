import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { type PaymentDecision, paymentDecisions, paymentDifferences } from '../../domain/money.ts'
import { TextField } from '../../ui/forms/index.ts'
import { Button, type Fact, listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import {
  listPaths,
  PageForm,
  PageQuestion,
  PaymentState,
  pathOf,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordLink,
  RecordPart,
  Refusal,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import styles from './decision.module.css'
import { decisionForm, type Payment, type paymentPage } from './record-page.ts'
import { PaidFor } from './screen.tsx'

function decisionsFor({ difference, canAccept, amount, paidAmount }: Payment): PaymentDecision[] {
  if (difference !== 'undecided') return []
  const can: Record<PaymentDecision, boolean> = {
    accepted: canAccept,
    settled: canAccept && (paidAmount ?? 0) < amount,
    returned: true,
  }
  return paymentDecisions.filter((decision) => can[decision])
}

function useAmounts({ amount, paidAmount }: Payment) {
  const { locale } = usePage()
  const came = paidAmount ?? 0
  return {
    expected: formatAmount(amount, locale),
    received: formatAmount(came, locale),
    rest: formatAmount(amount - came, locale),
    surplus: formatAmount(came - amount, locale),
  }
}

/** That somebody has to decide, and the ways to the questions. */
function Undecided({ payment }: { payment: Payment }) {
  const t = useTexts('panel-payments')
  const page = usePage()
  const amounts = useAmounts(payment)
  const open = decisionsFor(payment)
  if (open.length === 0) return null
  return (
    <div className={styles.undecided}>
      <Notice
        tone="wait"
        title={t('mismatch')}
        action={
          <ul className="row-3" aria-label={t('panel.actions')}>
            {open.map((decision) => (
              <li key={decision}>
                <Button look="outline" href={`${pathOf('payment', payment._id, page)}?act=${decision}`}>
                  {t(`act.${decision}.button`)}
                </Button>
              </li>
            ))}
          </ul>
        }
      >
        {payment.canAccept ? t('mismatchText', amounts) : t('waitsNoMore')}
      </Notice>
    </div>
  )
}

function DecisionQuestion({ payment }: { payment: Payment }) {
  const t = useTexts('panel-payments')
  const page = usePage()
  const amounts = useAmounts(payment)
  const asked = useRefused(decisionForm.name)?.values.decision ?? page.search.act?.[0]
  const decision = decisionsFor(payment).find((one) => one === asked)
  if (!decision) return null
  const isSurplus = decision === 'accepted' && (payment.paidAmount ?? 0) > payment.amount
  return (
    <PageQuestion
      definition={decisionForm}
      id="act"
      title={t(`act.${decision}.title`, { ...amounts, name: payment.customer })}
      text={
        <>
          <p>{isSurplus ? t('act.accepted.surplus', amounts) : t(`act.${decision}.text`)}</p>
          <p>{t('panel.customerMailed', { to: payment.email })}</p>
        </>
      }
      fields={
        <PageForm definition={decisionForm} labels={{ decision: '', reason: t(`act.${decision}.reason`) }}>
          <input type="hidden" name="decision" value={decision} />
          <TextField name="reason" hint={t(`act.${decision}.hint`)} />
        </PageForm>
      }
      button={t(`act.${decision}.button`)}
      look={decision === 'returned' ? 'danger' : 'primary'}
    />
  )
}

function Facts({ payment }: { payment: Payment }) {
  const t = useTexts('panel-payments')
  const { locale } = usePage()
  const { amount, paidAmount, invoice, difference, email } = payment
  const known = paymentDifferences.find((name) => name === difference)
  const came = paidAmount ?? null
  const off = came === null ? 0 : came - amount
  const facts: Fact[] = [
    [t('panel.expected'), formatAmount(amount, locale)],
    [t('received'), came !== null && formatAmount(came, locale)],
    [t(off < 0 ? 'short' : 'over'), off !== 0 && formatAmount(Math.abs(off), locale)],
    [t('columns.difference'), known && t(`differences.${known}`)],
    [t('transfer'), payment.transferReference],
    [t('columns.about'), <PaidFor key="about" payment={payment} />],
    [t('columns.invoice'), invoice && <RecordLink to="invoice" id={invoice._id} text={invoice.number} />],
    [t('columns.customer'), payment.customer],
    [t('fields.email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('columns.createdAt'), formatFullDate(payment.createdAt, locale)],
    [t('provider'), payment.paymentProvider],
    [t('columns.reference'), payment.reference],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

function Refunds({ payment }: { payment: Payment }) {
  const t = useTexts('panel-payments')
  const { locale } = usePage()
  const rows = listed(payment.refunds)
  if (rows.length === 0) return null
  return (
    <RecordPart id="refunds" title={t('refunds')}>
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, status, amount, createdAt }) => (
          <li key={_id} data-id={_id}>
            <span>
              {formatDayInYear(createdAt, locale)}, {t(`refundStatuses.${status}`)}
            </span>
            <span>{formatAmount(amount, locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

export function Screen({ data }: ScreenOf<typeof paymentPage>) {
  const t = useTexts('panel-payments')
  const { payment } = data
  if (!payment) return null
  const { status, difference = null, customer } = payment
  const moves = listed(payment.history).map(({ status: to, at, by, reason }) => ({
    at,
    by,
    what: [t(`statuses.${to}`), reason].filter(Boolean).join(': '),
  }))
  return (
    <>
      <RecordHead
        list={[listPaths.payment, t('title')]}
        title={t('about', { name: customer })}
        status={<PaymentState status={status} difference={difference} />}
      />
      <Refusal />
      <Undecided payment={payment} />
      <div className={recordStyles.columns}>
        <div>
          <Facts payment={payment} />
        </div>
        <div>
          <Refunds payment={payment} />
          <RecordHistory moves={moves} />
        </div>
      </div>
      <DecisionQuestion payment={payment} />
    </>
  )
}
