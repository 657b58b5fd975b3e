import { formatAmount } from '../../../domain/format.ts'
import { type PaymentDecision, paymentDecisions } from '../../../domain/payment-states.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { paymentHref } from '../payments-path.ts'
import styles from './decision.module.css'
import { decisionForm } from './decision-form.ts'
import type { Payment } from './one-payment-query.ts'

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
export function Undecided(props: DecisionProps) {
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
          <ul className={styles.acts} aria-label={list('acts')}>
            {open.map((decision) => (
              <li key={decision}>
                <Button look="outline" href={`${paymentHref(payment._id, page)}?act=${decision}`}>
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
export function DecisionQuestion({ form, ...props }: DecisionProps & { form: FormState | undefined }) {
  const t = useTexts('panel-payments')
  const list = useTexts('panel-list')
  const { payment, page } = props
  const amounts = useAmounts(props)
  const asked = form?.form === decisionForm.name ? form.values.decision : page.search.act?.[0]
  const decision = decisionsFor(payment).find((one) => one === asked)
  if (!decision) return null
  const isSurplus = decision === 'accepted' && (payment.paidAmount ?? 0) > payment.amount
  return (
    <Dialog
      id="act"
      title={t(`act.${decision}.title`, { ...amounts, name: payment.customer })}
      text={
        form?.message ?? (
          <>
            <p>{isSurplus ? t('act.accepted.surplus', amounts) : t(`act.${decision}.text`)}</p>
            <p>{t('mailed', { to: payment.email })}</p>
          </>
        )
      }
      wayOut={list('leave')}
      wayOutHref={paymentHref(payment._id, page)}
      fields={
        <Form definition={decisionForm} state={form} labels={{ decision: '', reason: t(`act.${decision}.reason`) }}>
          <input type="hidden" name="decision" value={decision} />
          <TextField name="reason" hint={t(`act.${decision}.hint`)} />
        </Form>
      }
    >
      <Button type="submit" form={decisionForm.name} look={decision === 'returned' ? 'danger' : 'primary'}>
        {t(`act.${decision}.button`)}
      </Button>
    </Dialog>
  )
}
