import { registrationTransitions } from '../../../domain/registration-states.ts'
import { canTransition } from '../../../domain/state-table.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import type { Registration } from './registration-query.ts'

const statusActs = ['confirm', 'paid', 'expired'] as const
type StatusAct = (typeof statusActs)[number]

/** What staff can make of a registration that nobody billed: an invoice is paid or credited where it stands. */
export function statusActsOf(registration: Registration, { now }: PageContext): StatusAct[] {
  const { status, outcome, total, session, isCanceled, issuedInvoice } = registration
  if (issuedInvoice || isCanceled) return []
  const goesOn = session.startDate > now && session.decision !== 'canceled'
  const can: Record<StatusAct, boolean> = {
    confirm: goesOn && status === 'awaiting_payment' && outcome === 'partner' && total === 0,
    paid: goesOn && total > 0 && canTransition(registrationTransitions, status, 'paid', 'staff'),
    expired: canTransition(registrationTransitions, status, 'expired', 'staff'),
  }
  return statusActs.filter((act) => can[act])
}
