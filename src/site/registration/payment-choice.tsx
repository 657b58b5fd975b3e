import { useEffect, useRef } from 'react'
import { formatAmount, formatDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { RadioGroup } from '../../ui/forms/choices.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { listed } from '../../ui/listed.ts'
import { change } from '../../ui/session/client.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './confirmation.module.css'
import { keepPayment } from './forms.ts'
import { type Draft, type StepProps, sessionIn } from './journey.ts'
import own from './registration.module.css'

type Props = Pick<StepProps, 'page' | 'data'> & { draft: Draft }

/** How one pays, where there is something to choose; the choice is kept with the draft as soon as it is made. */
export function PaymentChoice({ page, draft }: Props) {
  const t = useTexts('registration')
  const { value, error } = useFieldInput('payment')
  const methods = listed(draft.paymentMethods).filter((method) => method !== 'subsidy')
  const payment = methods.find((method) => method === value)
  const kept = useRef(payment)
  useEffect(() => {
    if (!payment || kept.current === payment) return
    kept.current = payment
    change(keepPayment, { session: sessionIn(page), input: { payment } }).catch(() => {})
  }, [payment, page])
  if (methods.length < 2 && !error) return <input type="hidden" name="payment" value="online" />
  const { email } = draft.invoice
  const dueOn = draft.dueOn ? formatDate(draft.dueOn, page.locale) : ''
  const hints = { online: t('pay.onlineHint'), invoice: t('pay.invoiceHint', { email: email ?? '', dueOn }) }
  const options = methods.map((method) => ({ value: method, label: t(`pay.${method}`), hint: hints[method] }))
  return <RadioGroup name="payment" options={options} />
}

/** What follows, by the way that is chosen: styles show one of them, so that it follows without scripts too. */
function ByPayment({ online, billed }: { online: string; billed: string }) {
  return (
    <>
      <span className={styles.online}>{online}</span>
      <span className={styles.billed}>{billed}</span>
    </>
  )
}

/** What the button says: that one pays now, or that one orders and owes it (Directive 2011/83/EU, article 8 (2)). */
export function ConfirmLabel({ page, draft, isThemselves }: Omit<Props, 'data'> & { isThemselves: boolean }) {
  const t = useTexts('registration')
  const count = draft.students.length
  if (!draft.isPaidOnline) return isThemselves ? t('registerMe') : t.count('common.registerParticipants', count)
  const amount = formatAmount(draft.total, page.locale)
  return isThemselves ? (
    <ByPayment online={t('registerMeAndPay', { amount })} billed={t('registerMeAndOwe')} />
  ) : (
    <ByPayment online={t.count('registerAndPay', count, { amount })} billed={t.count('registerAndOwe', count)} />
  )
}

/** Under the button: what comes next. */
export function WhatNext({ page, data, draft }: Props) {
  const t = useTexts('registration')
  const { isPaidOnline, expiresAt, students } = draft
  if (!isPaidOnline || !expiresAt) return <p className={own.note}>{t('payLater')}</p>
  const deadline = formatDeadline(expiresAt, page.now, page.locale)
  const unverified = data.me && !data.me.emailVerified ? ` ${t('verifyToKeep')}` : ''
  return (
    <p className={own.note}>
      <ByPayment online={t.count('payNext', students.length, { deadline }) + unverified} billed={t('oweNext')} />
    </p>
  )
}
