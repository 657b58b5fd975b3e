import { formatAmount } from '../../../../domain/format.ts'
import { inLocale, localePath } from '../../../../domain/locales.ts'
import type { CancellationEffectFragment } from '../../../../ui/gql/graphql.ts'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { listed } from '../../../../ui/listed.ts'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { CancelFields } from '../cancel-fields.tsx'
import { isPaymentUnderWay, nameOf, type RegistrationRecord } from '../registration-list.ts'

type Effect = CancellationEffectFragment
type Translate = ReturnType<typeof useTexts<'registrations'>>

/** What canceling does to the money of what was paid or billed, in a sentence. */
function moneyOf({ credit, refund, kept }: Effect, t: Translate, page: PageContext): string {
  const money = (cents: number) => formatAmount(cents, page.locale)
  const amounts = { credit: money(credit), refund: money(refund), kept: money(kept) }
  if (refund > 0) return t(kept > 0 ? 'cancelRefundPart' : 'cancelRefundAll', amounts)
  if (credit > 0) return t(kept > 0 ? 'cancelCreditPart' : 'cancelCreditAll', amounts)
  return kept > 0 ? t('cancelNothingBack', amounts) : t('cancelFree')
}

function titleOf(effect: Effect, t: Translate, words: { name: string; course: string }): string {
  if (effect.withdrawal) return t('withdrawTitle', words)
  return effect.isWhole ? t('cancelTitle', words) : t('leaveTitle', words)
}

/** Asks before what was paid or billed is canceled, whole or for one participant, and says first what comes back. */
export function EffectDialog({
  record,
  effect,
  page,
}: {
  record: RegistrationRecord
  effect: Effect
  page: PageContext
}) {
  const t = useTexts('registrations')
  const { _id, session, students, status } = record
  const course = inLocale(session.course.title, page.locale) ?? ''
  const leaving = effect.isWhole ? null : listed(students).find((one) => effect.students.includes(one._id))
  const name = leaving ? nameOf(leaving) : ''
  const isUnpaid = status !== 'paid' && !record.issuedInvoice
  const unpaid = t(isPaymentUnderWay(record) ? 'cancelUnderWay' : 'cancelUnpaid')
  const sentences = [
    t.count('cancelSeats', effect.students.length),
    isUnpaid ? unpaid : moneyOf(effect, t, page),
    t('cancelFinal'),
  ]
  return (
    <Dialog
      id={effect.withdrawal ? 'withdraw' : 'cancel'}
      title={titleOf(effect, t, { name, course })}
      text={sentences.join(' ')}
      wayOut={leaving ? t('leaveNot', { name }) : t('cancelNot')}
      wayOutHref={localePath(page.path, page.locale)}
    >
      <CancelFields
        id={_id}
        credit={effect.credit}
        refund={effect.refund}
        student={leaving?._id}
        isWithdrawal={effect.withdrawal}
      >
        {effect.withdrawal ? t('withdrawYes') : leaving ? t('leave', { name }) : t('cancelYes')}
      </CancelFields>
    </Dialog>
  )
}
