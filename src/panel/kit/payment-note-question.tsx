import type { ReactNode } from 'react'
import { brusselsDay } from '../../domain/days.ts'
import { formatAmount } from '../../domain/format.ts'
import { payers } from '../../domain/money.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormValues } from '../../ui/forms/form-state.ts'
import { RadioGroup, TextField } from '../../ui/forms/index.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { eurosOf } from './euros.ts'
import { paymentNoteForm } from './payment-note.ts'
import { PageForm, PageQuestion } from './record.tsx'
import type { Share } from './share-facts.ts'
import { usePage } from './use-page.ts'

interface PaymentNoteProps {
  id: string
  title: string
  text: ReactNode
  button: string
  /** Cents that are still to be paid. */
  open: number
  /** Who brings what of it, where the kmo-portefeuille helps to pay: the first that is awaited is what is asked. */
  shares?: readonly Share[]
  /** What it is for. */
  of: { invoice: string } | { registration: string }
}

interface PaymentFieldsProps {
  definition: AnyForm
  /** Cents that are still to be paid. */
  open: number
  hint: string
  /** What it is for, and what else is sent. */
  children: ReactNode
  values?: FormValues
  labels?: Record<string, string>
}

/** How much came, when, and from whom. */
export function PaymentFields({ definition, open, hint, children, values, labels }: PaymentFieldsProps) {
  const t = useTexts('panel-receipts')
  const today = brusselsDay(new Date(usePage().now))
  return (
    <PageForm
      definition={definition}
      values={{ amount: open > 0 ? eurosOf(open) : '', receivedOn: today, payer: 'customer', ...values }}
      labels={{
        amount: t('columns.amount'),
        receivedOn: t('columns.receivedOn'),
        reference: t('columns.reference'),
        payer: t('columns.payer'),
        ...labels,
      }}
    >
      <TextField name="amount" inputMode="decimal" width="short" hint={hint} />
      {children}
      <TextField name="receivedOn" type="date" max={today} width="short" />
      <RadioGroup name="payer" options={payers.map((value) => ({ value, label: t(`payers.${value}`) }))} />
      <TextField name="reference" hint={t('referenceHint')} optional />
    </PageForm>
  )
}

/** Before money that came outside the payment provider counts. */
export function PaymentNoteQuestion({ open, shares, of, ...question }: PaymentNoteProps) {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  const awaited = listed(shares).find((share) => share.open > 0)
  return (
    <PageQuestion
      {...question}
      isTold
      definition={paymentNoteForm}
      look="primary"
      fields={
        <PaymentFields
          definition={paymentNoteForm}
          open={open}
          hint={t('amountHint', { open: formatAmount(open, locale) })}
          values={awaited && { amount: eurosOf(awaited.open), payer: awaited.payer }}
        >
          {Object.entries(of).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="open" value={open} />
        </PaymentFields>
      }
    />
  )
}
