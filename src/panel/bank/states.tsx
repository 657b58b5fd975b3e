import { type BankReason, type BankState, writtenReference } from '../../domain/bank.ts'
import { formatAmount } from '../../domain/format.ts'

import { listed, useTexts } from '../../ui/index.ts'
import { Status, type StatusName } from '../../ui/kit/index.ts'
import { RecordLink, usePage } from '../kit/index.ts'
import type { Movement } from './page.ts'

const marks: Record<BankState, StatusName> = {
  new: 'waiting',
  proposed: 'open',
  left: 'requested',
  settled: 'paid',
  ignored: 'inactive',
}

/** How a movement stands, and why. */
export function MovementState({ state, reason, note }: Pick<Movement, 'state' | 'reason' | 'note'>) {
  const t = useTexts('panel-bank')
  const why = note ?? (reason && t(`reasons.${reason as BankReason}`))
  return (
    <div className="stack-1">
      <Status status={marks[state]} label={t(`states.${state}`)} />
      {why && <span className="muted">{why}</span>}
    </div>
  )
}

/** What it settled, or would: each invoice with its customer and the amount. */
export function Parts({ parts }: Pick<Movement, 'parts'>) {
  const { locale } = usePage()
  return listed(parts).map(({ invoice, number, customer, amount }) => (
    <div key={invoice}>
      <RecordLink to="invoice" id={invoice} className="nowrap" text={number} /> {customer}
      {amount > 0 && `, ${formatAmount(amount, locale)}`}
    </div>
  ))
}

/** What the payer wrote. */
export const Message = ({ reference, text }: Pick<Movement, 'reference' | 'text'>) => (
  <span className="anywhere">
    {reference && <span className="nowrap">{writtenReference(reference)}</span>} {text}
  </span>
)
