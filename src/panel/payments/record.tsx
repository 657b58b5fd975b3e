import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { type PaymentDecision, paymentDecisions, paymentDifferences } from '../../domain/money.ts'
import { Form, type FormState, TextField } from '../../ui/forms/index.ts'
import type { PanelPaymentQuery } from '../../ui/gql/graphql.ts'
import { Button, type Fact, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Notice, Question } from '../../ui/kit/index.ts'
import {
  listPaths,
  type PanelScreenProps,
  PaymentState,
  pathOf,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordPart,
  Refusal,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import styles from './decision.module.css'
import { decisionForm, type Payment } from './record-page.ts'
import { PaidFor } from './screen.tsx'

interface DecisionProps {
  payment: Payment
  page: PageContext
}

/** What can be decided of a payment as it stands. */
function decisionsFor({ difference, canAccept, amount, paidAmount }: Payment): PaymentDecision[] {
  if (difference !== 'undecided') return []
  const can: Record<PaymentDecision, boolean> = {
    accepted: canAccept,
    settled: canAccept && (paidAmount ?? 0) < amount,
    returned: true,
  }
  return paymentDecisions.filter((decision) => can[decision])
}

function useAmounts({ payment: { amount, paidAmount }, page: { locale } }: DecisionProps) {
  const came = paidAmount ?? 0
  return {
    expected: formatAmount(amount, locale),
    received: formatAmount(came, locale),
    rest: formatAmount(amount - came, locale),
    surplus: formatAmount(came - amount, locale),
  }
}

/** That somebody has to decide, and the ways to the questions. */
function Undecided(props: DecisionProps) {
  const t = useTexts('panel-payments')
  const list = useTexts('panel-list')
  const { payment, page } = props
  const amounts = useAmounts(props)
  const open = decisionsFor(payment)
  if (open.length === 0) return null
  return (
    <div className={styles.undecided}>
      <Notice
        tone="wait"
        title={t('mismatch')}
        action={
          <ul className="row-3" aria-label={list('panel.actions')}>
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

/** The question that the address asks, with why it is decided so. */
function DecisionQuestion({ form, ...props }: DecisionProps & { form: FormState | undefined }) {
  const t = useTexts('panel-payments')
  const list = useTexts('panel-list')
  const { payment, page } = props
  const amounts = useAmounts(props)
  const asked = form?.form === decisionForm.name ? form.values.decision : page.search.act?.[0]
  const decision = decisionsFor(payment).find((one) => one === asked)
  if (!decision) return null
  const isSurplus = decision === 'accepted' && (payment.paidAmount ?? 0) > payment.amount
  return (
    <Question
      id="act"
      title={t(`act.${decision}.title`, { ...amounts, name: payment.customer })}
      text={
        form?.message ?? (
          <>
            <p>{isSurplus ? t('act.accepted.surplus', amounts) : t(`act.${decision}.text`)}</p>
            <p>{t('panel.customerMailed', { to: payment.email })}</p>
          </>
        )
      }
      wayOut={list('panel.doNothing')}
      wayOutHref={pathOf('payment', payment._id, page)}
      fields={
        <Form definition={decisionForm} state={form} labels={{ decision: '', reason: t(`act.${decision}.reason`) }}>
          <input type="hidden" name="decision" value={decision} />
          <TextField name="reason" hint={t(`act.${decision}.hint`)} />
        </Form>
      }
      name={decisionForm.name}
      button={t(`act.${decision}.button`)}
      look={decision === 'returned' ? 'danger' : 'primary'}
    />
  )
}

interface PartProps {
  payment: Payment
  page: PageContext
}

function Facts({ payment, page }: PartProps) {
  const t = useTexts('panel-payments')
  const { locale } = page
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
    [t('columns.about'), <PaidFor key="about" payment={payment} page={page} />],
    [
      t('columns.invoice'),
      invoice && (
        <a key="invoice" href={pathOf('invoice', invoice._id, page)}>
          {invoice.number}
        </a>
      ),
    ],
    [t('columns.customer'), payment.customer],
    [t('fields.email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('columns.createdAt'), formatFullDate(payment.createdAt, locale)],
    [t('provider'), payment.paymentProvider],
    [t('columns.reference'), payment.reference],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

function Refunds({ payment, page: { locale } }: PartProps) {
  const t = useTexts('panel-payments')
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

/** One attempt to pay. */
export function Screen({ data, page, form }: PanelScreenProps<PanelPaymentQuery>) {
  const t = useTexts('panel-payments')
  const list = useTexts('panel-list')
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
        page={page}
        list={[listPaths.payment, t('title')]}
        title={t('about', { name: customer })}
        status={<PaymentState payment={{ status, difference }} />}
      />
      <Refusal form={form} />
      <Undecided payment={payment} page={page} />
      <div className={recordStyles.columns}>
        <div>
          <Facts payment={payment} page={page} />
        </div>
        <div>
          <Refunds payment={payment} page={page} />
          <RecordHistory title={list('panel.history')} moves={moves} page={page} />
        </div>
      </div>
      <DecisionQuestion payment={payment} page={page} form={form} />
    </>
  )
}
