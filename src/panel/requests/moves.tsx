import { bookingTransitions } from '../../domain/bookings.ts'
import type { Locale } from '../../domain/locales.ts'
import { canTransition } from '../../domain/state-table.ts'
import { billedValues, isBillable } from '../../ui/billing/billed.ts'
import { BilledFields } from '../../ui/billing/billed-fields.tsx'
import { TextArea } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import {
  customerOf,
  PageForm,
  PageQuestion,
  PaymentNoteQuestion,
  pathOf,
  paymentNoteForm,
  RecordActs,
  usePage,
  useRefused,
} from '../kit/index.ts'
import { approveForm, type Booking, moveForm, type OpenInvoice, plainMoves } from './record-page.ts'

/** In this order; quoting has a form of its own. */
const moves = ['waiting_for_payment', 'paid', ...plainMoves] as const
type Move = (typeof moves)[number]

const takesReason = (move: Move) => move === 'rejected' || move === 'request_rejected' || move === 'canceled'

const movesOf = ({ status }: Booking) =>
  moves.filter((move) => canTransition(bookingTransitions, status, move, 'staff'))

/** What can be done with a request as it stands: each is asked for once more, because its customer hears of it. */
export function Moves({ booking }: { booking: Booking }) {
  const t = useTexts('panel-requests')
  const page = usePage()
  const acts = movesOf(booking).map((move) => ({
    href: `${pathOf('request', booking._id, page)}?move=${move}`,
    text: t(`move.${move}.button`),
    by: move === 'paid' ? ('finance' as const) : ('rooms' as const),
  }))
  return <RecordActs acts={acts} />
}

/** The quotation that is read, and where its invoice goes while nobody said so. */
function Approved({ booking, locale }: { booking: Booking; locale: Locale }) {
  const { offer } = booking
  return (
    <>
      <input type="hidden" name="offerNumber" value={offer?.number ?? ''} />
      {offer && offer.total > 0 && !isBillable(booking) && <BilledFields locale={locale} />}
    </>
  )
}

export function MoveQuestion({ booking, bill }: { booking: Booking; bill: OpenInvoice | undefined }) {
  const t = useTexts('panel-requests')
  const page = usePage()
  const noted = useRefused(paymentNoteForm.name) && 'paid'
  const moved = useRefused(moveForm.name)?.values.status
  const refused = noted ?? moved
  const move = movesOf(booking).find((one) => one === (refused ?? page.search.move?.[0]))
  if (!move) return null
  if (move === 'paid')
    return bill ? (
      <PaymentNoteQuestion
        id="move"
        title={t('move.paid.title', { name: customerOf(booking) })}
        text={t('move.paid.text')}
        button={t('move.paid.button')}
        open={bill.owed}
        of={{ invoice: bill._id }}
      />
    ) : null
  const definition = move === 'waiting_for_payment' ? approveForm : moveForm
  return (
    <PageQuestion
      definition={definition}
      id="move"
      title={t(`move.${move}.title`, { name: customerOf(booking) })}
      text={t(`move.${move}.text`)}
      fields={
        <PageForm definition={definition} values={billedValues(booking)} labels={{ reason: t('reason') }}>
          {definition === moveForm && <input type="hidden" name="status" value={move} />}
          {definition === approveForm && <Approved booking={booking} locale={page.locale} />}
          {takesReason(move) && (
            <TextArea name="reason" hint={t('reasonHint')} optional={move === 'canceled' || undefined} />
          )}
        </PageForm>
      }
      button={t(`move.${move}.button`)}
      look={takesReason(move) ? 'danger' : 'primary'}
    />
  )
}
