import { useEffect, useRef } from 'react'
import { formatAmount, formatDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { coveredBy, writtenDays } from '../../domain/prepaid-cards.ts'
import type { PaymentMethod } from '../../domain/registrations.ts'
import { type EnterpriseSize, enterpriseSizes } from '../../domain/subsidy.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/forms/choices.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { listed } from '../../ui/listed.ts'
import { change } from '../../ui/session/client.ts'
import { useContextTexts, useTexts } from '../../ui/texts.ts'
import styles from './confirmation.module.css'
import { subsidyOf } from './cost-of.ts'
import { keepPayment } from './forms.ts'
import { type Draft, isForOneself, type StepProps, sessionIn } from './journey.ts'
import own from './registration.module.css'
import type { Want } from './use-wanted.tsx'

type Props = Pick<StepProps, 'page' | 'data' | 'course' | 'session'> & { draft: Draft }

/** Keeps with the draft how one pays and how large one's enterprise is, as soon as that is chosen. */
function useKept(page: Props['page'], payment?: PaymentMethod, enterpriseSize?: EnterpriseSize) {
  const chosen = `${payment} ${enterpriseSize}`
  const kept = useRef(chosen)
  useEffect(() => {
    if (!payment || kept.current === chosen) return
    kept.current = chosen
    change(keepPayment, { session: sessionIn(page), input: { payment, enterpriseSize } }).catch(() => {})
  }, [payment, enterpriseSize, chosen, page])
}

/**
 * A code that takes something off; why it does not any more is said where it was taken off before. A private person, who
 * is shown as few fields as can be, opens it.
 */
export function DiscountField({ page, draft, want }: Pick<Props, 'page' | 'draft'> & { want: Want }) {
  const t = useTexts('registration')
  const { texts } = useContextTexts()
  const { value, error } = useFieldInput('discountCode')
  const refusals: Partial<Record<string, string>> = texts.error ?? {}
  const asked = refusals[draft.discountRefusal?.replace('error.', '') ?? '']
  const field = (
    <div className={styles.code}>
      <TextField name="discountCode" width="medium" autoComplete="off" asked={asked} optional />
      {/* It sends the form too, but what is ordered by is the one button that says so. */}
      <Button type={undefined} look="outline" {...want('code')}>
        {t('code.apply')}
      </Button>
    </div>
  )
  if (!isForOneself(page)) return field
  return (
    <details open={Boolean(value || error)}>
      <summary>{t('code.ask')}</summary>
      {field}
    </details>
  )
}

/** Days bought ahead, where a card has enough for one participant: what each would pay with. */
export function PrepaidChoice({ draft, want }: Pick<Props, 'draft'> & { want: Want }) {
  const t = useTexts('registration')
  const { error } = useFieldInput('prepaidCard')
  const cards = listed(draft.prepaidCards)
  if (cards.length === 0 && !error) return null
  const options = cards.map((card) => ({
    value: card._id,
    label: t('prepaid.use', {
      days: writtenDays(coveredBy(card, draft.students.length) * card.daysEach),
      left: writtenDays(card.daysLeft),
      card: card.number,
    }),
  }))
  return (
    <div className={styles.days}>
      <RadioGroup name="prepaidCard" options={[{ value: '', label: t('prepaid.none') }, ...options]} />
      <Button type={undefined} look="outline" {...want('code')}>
        {t('prepaid.apply')}
      </Button>
    </div>
  )
}

/** How one pays, where there is something to choose. */
export function PaymentChoice({ page, course, session, draft }: Props) {
  const t = useTexts('registration')
  const { value, error } = useFieldInput('payment')
  const said = useFieldInput('enterpriseSize').value
  const methods = listed(draft.paymentMethods)
  const payment = methods.find((method) => method === value)
  const enterpriseSize = enterpriseSizes.find((one) => one === said)
  useKept(page, payment, enterpriseSize)
  if (methods.length < 2 && !error) return <input type="hidden" name="payment" value="online" />
  const email = draft.invoice.email ?? ''
  const dueOn = draft.dueOn ? formatDate(draft.dueOn, page.locale) : ''
  const subsidy = subsidyOf({ course, session, draft, seats: draft.students.length }, page.now)
  /** What the customer pays, and what the agency adds. */
  const sums = (size: EnterpriseSize) => {
    const aid = subsidy ? draft.net - subsidy.own[size] : 0
    return { own: formatAmount(draft.total - aid, page.locale), aid: formatAmount(aid, page.locale) }
  }
  const known = draft.isSizeKnown && subsidy?.size
  const hints = {
    online: t('pay.onlineHint'),
    invoice: t('pay.invoiceHint', { email, dueOn }),
    subsidy: known ? t('pay.subsidyHint', sums(known)) : t('pay.subsidyAsk'),
  }
  const options = methods.map((method) => ({ value: method, label: t(`pay.${method}`), hint: hints[method] }))
  const sizes = enterpriseSizes.map((one) => ({
    value: one,
    label: t(one === 'small' ? 'common.smallEnterprise' : 'common.mediumEnterprise'),
    hint: t('enterprise.sums', sums(one)),
  }))
  return (
    <>
      <RadioGroup name="payment" options={options} />
      {methods.includes('subsidy') && !known && (
        <div className={styles.size}>
          <RadioGroup name="enterpriseSize" options={sizes} />
        </div>
      )}
    </>
  )
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

type LabelProps = Pick<Props, 'page' | 'course' | 'draft'> & { isThemselves: boolean }

/**
 * What the button says: that one pays now, or that one orders and owes it, also where the amount comes later (Directive
 * 2011/83/EU, article 8 (2); Court of Justice, C-249/21 and C-400/22). What costs nothing is registered without more.
 */
export function ConfirmLabel({ page, course, draft, isThemselves }: LabelProps) {
  const t = useTexts('registration')
  const count = draft.students.length
  const isFree = course.price !== null && draft.total === 0
  if (isFree) return isThemselves ? t('registerMe') : t.count('common.registerParticipants', count)
  if (!draft.isPaidOnline) return isThemselves ? t('registerMeBound') : t.count('registerBound', count)
  const amount = formatAmount(draft.total, page.locale)
  return isThemselves ? (
    <ByPayment online={t('registerMeAndPay', { amount })} billed={t('registerMeAndOwe')} />
  ) : (
    <ByPayment online={t.count('registerAndPay', count, { amount })} billed={t.count('registerAndOwe', count)} />
  )
}

/** Under the button: what comes next. */
export function WhatNext({ page, data, draft }: Omit<Props, 'course' | 'session'>) {
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
