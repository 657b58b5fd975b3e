import type { PaymentStatus } from '../../domain/payment-states.ts'
import { Status } from '../../ui/kit/status.tsx'
import type { StatusName } from '../../ui/kit/status-marks.ts'
import { useTexts } from '../../ui/texts.ts'

interface PaymentStateProps {
  payment: { status: PaymentStatus; difference: string | null }
}

const marks: Record<PaymentStatus, StatusName> = {
  open: 'requested',
  pending: 'processing',
  paid: 'paid',
  failed: 'rejected',
  canceled: 'canceled',
  expired: 'expired',
  returned: 'credited',
}

/** How a payment stands; one that waits for a decision waits on whoever reads this. */
export function PaymentState({ payment: { status, difference } }: PaymentStateProps) {
  const t = useTexts('panel-payments')
  if (difference === 'undecided') return <Status status="open" label={t('differences.undecided')} />
  return <Status status={marks[status]} label={t(`statuses.${status}`)} />
}
