import type { CustomerState as State } from '../../domain/customers.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { EInvoiceState as PeppolState } from '../../domain/e-invoices.ts'
import type { MailState } from '../../domain/mail-delivery.ts'
import type { InvoiceStatus, PaymentStatus } from '../../domain/money.ts'
import { type SessionState, sessionStateOf } from '../../domain/sessions.ts'
import { Mark, type MarkKind, type MarkTone } from '../../ui/kit/mark.tsx'
import { Status } from '../../ui/kit/status.tsx'
import type { StatusName } from '../../ui/kit/status-marks.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './states.module.css'
import { usePage } from './use-page.ts'

export function CustomerState({ state }: { state: State }) {
  const t = useTexts('panel-customers')
  return <Status status={state === 'waiting' ? 'wait_for_approval' : state} label={t(`states.${state}`)} />
}

interface InvoiceStateProps {
  status: InvoiceStatus
  dueOn: string
  creditOf?: string | null
}

/** A credit note's words are those of money that goes back. */
export function CreditNoteState({ status }: { status: StatusName }) {
  const t = useTexts('panel-invoices')
  const isOpen = status === 'open'
  return <Status status={status} as={isOpen ? 'open' : 'paid'} label={t(isOpen ? 'toReturn' : 'returned')} />
}

/** How an invoice stands, and whether it is late. */
export function InvoiceState({ status, dueOn, creditOf }: InvoiceStateProps) {
  const t = useTexts('panel-invoices')
  const { now } = usePage()
  if (creditOf) return <CreditNoteState status={status} />
  const isLate = status === 'open' && dueOn < brusselsDay(new Date(now))
  return <Status status={status} label={isLate ? t('late') : t(`status.${status}`)} />
}

const eInvoiceMarks: Record<PeppolState, StatusName> = {
  waiting: 'requested',
  sent: 'processing',
  delivered: 'completed',
  accepted: 'completed',
  refused: 'open',
  by_mail: 'processing',
}

/** How an invoice stands at Peppol; one that was refused waits on whoever reads this. */
export function EInvoiceState({ state }: { state: PeppolState }) {
  const t = useTexts('panel-invoices')
  return <Status status={eInvoiceMarks[state]} label={t(`peppol.states.${state}`)} />
}

const mailMarks: Record<MailState, StatusName> = {
  sent: 'completed',
  secret: 'completed',
  waiting: 'processing',
  undelivered: 'rejected',
  expired: 'rejected',
}

/** Whether a mail is with its reader. */
export function MailStateMark({ state }: { state: MailState }) {
  const t = useTexts('panel-mails')
  return <Status status={mailMarks[state]} label={t(`states.${state}`)} />
}

export function MessageState({ handled }: { handled: boolean }) {
  const t = useTexts('panel-messages')
  return <Status status={handled ? 'completed' : 'new'} label={t(`handledIs.${handled}`)} />
}

const paymentMarks: Record<PaymentStatus, StatusName> = {
  open: 'requested',
  pending: 'processing',
  paid: 'paid',
  failed: 'rejected',
  canceled: 'canceled',
  expired: 'expired',
  returned: 'credited',
}

/** How a payment stands; one that waits for a decision waits on whoever reads this. */
export function PaymentState({ status, difference }: { status: PaymentStatus; difference?: string | null }) {
  const t = useTexts('panel-payments')
  if (difference === 'undecided') return <Status status="open" label={t('differences.undecided')} />
  return <Status status={paymentMarks[status]} label={t(`statuses.${status}`)} />
}

const sessionMarks: Record<SessionState, readonly [MarkKind, MarkTone]> = {
  canceled: ['crossed', 'ochre'],
  belowMinimum: ['half', 'terra'],
  full: ['full', 'good'],
  confirmed: ['three-quarters', 'good'],
  open: ['quarter', 'ochre'],
}

export function SessionStateMark({ session }: { session: Parameters<typeof sessionStateOf>[0] }) {
  const t = useTexts('panel-sessions')
  const state = sessionStateOf(session)
  const [kind, tone] = sessionMarks[state]
  return (
    <span className={styles.state} data-status={state}>
      <Mark kind={kind} tone={tone} />
      {t(`states.${state}`)}
    </span>
  )
}

const languageMarks = {
  published: ['full', 'good'],
  changed: ['half', 'ochre'],
  missing: ['quarter', 'ochre'],
} as const

/** How far a language of a content is, as a mark and in words; what it lacks is counted. */
export function LanguageStatus({ state, missing }: { state: keyof typeof languageMarks; missing: number }) {
  const t = useTexts('panel-content')
  const [kind, tone] = languageMarks[state]
  return (
    <span className={styles.language} data-status={state}>
      <Mark kind={kind} tone={tone} />
      <span>
        {state !== 'missing' && t(`states.${state}`)}
        {state === 'changed' && missing > 0 && ', '}
        {missing > 0 && t.count('panel.textsMissing', missing)}
      </span>
    </span>
  )
}
