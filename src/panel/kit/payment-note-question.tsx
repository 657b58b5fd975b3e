import type { ReactNode } from 'react'
import { brusselsDay } from '../../domain/days.ts'
import { formatAmount } from '../../domain/format.ts'
import { payers } from '../../domain/money.ts'
import { RadioGroup, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/texts.ts'
import { eurosOf } from './euros.ts'
import { paymentNoteForm } from './payment-note.ts'
import { PageForm, PageQuestion } from './record.tsx'
import { usePage } from './use-page.ts'

interface PaymentNoteProps {
  id: string
  title: string
  text: ReactNode
  button: string
  /** Cents that are still to be paid. */
  open: number
  /** What it is for. */
  of: { invoice: string } | { registration: string }
}

/** Before money that came outside the payment provider counts: how much, when, and from whom. */
export function PaymentNoteQuestion({ open, of, ...question }: PaymentNoteProps) {
  const t = useTexts('panel-receipts')
  const { now, locale } = usePage()
  const today = brusselsDay(new Date(now))
  const labels = { amount: t('columns.amount'), receivedOn: t('columns.receivedOn'), reference: t('columns.reference') }
  return (
    <PageQuestion
      {...question}
      isTold
      definition={paymentNoteForm}
      look="primary"
      fields={
        <PageForm
          definition={paymentNoteForm}
          values={{ amount: eurosOf(open), receivedOn: today, payer: 'customer' }}
          labels={{ ...labels, payer: t('columns.payer') }}
        >
          {Object.entries(of).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="open" value={open} />
          <TextField
            name="amount"
            inputMode="decimal"
            width="short"
            hint={t('amountHint', { open: formatAmount(open, locale) })}
          />
          <TextField name="receivedOn" type="date" max={today} width="short" />
          <RadioGroup name="payer" options={payers.map((value) => ({ value, label: t(`payers.${value}`) }))} />
          <TextField name="reference" hint={t('referenceHint')} optional />
        </PageForm>
      }
    />
  )
}
