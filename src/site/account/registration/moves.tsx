import { formatAmount, formatDate } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes } from '../../../ui/forms/field.tsx'
import type { CancellationEffectFragment, RegistrationMovesFragment } from '../../../ui/gql/graphql.ts'
import { Question } from '../../../ui/kit/question.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { type Says, useTexts } from '../../../ui/texts.ts'
import type { RegistrationRecord } from '../registrations/registration-list.ts'
import { cancelForm, isPaymentUnderWay, placeOf, sessionFacts } from '../registrations/registration-list.ts'
import { daysOf } from './page.ts'
import styles from './registration-detail.module.css'

type Effect = CancellationEffectFragment
type Translate = Says<'registrations'>

/** What canceling does to the money of what was paid or billed, and to days, in a sentence or two. */
function moneyOf(effect: Effect, t: Translate, page: PageContext): string {
  const { credit, kept } = effect
  const days = daysOf(effect, t)
  if (days && credit + kept === 0) return days
  return [sumsOf(effect, t, page), days].filter(Boolean).join(' ')
}

function sumsOf({ credit, refund, kept }: Effect, t: Translate, page: PageContext): string {
  const money = (cents: number) => formatAmount(cents, page.locale)
  const amounts = { credit: money(credit), refund: money(refund), kept: money(kept) }
  if (refund > 0) return t(kept > 0 ? 'cancelRefundPart' : 'cancelRefundAll', amounts)
  if (credit > 0) return t(kept > 0 ? 'cancelCreditPart' : 'cancelCreditAll', amounts)
  return t(kept > 0 ? 'cancelNothingBack' : 'cancelFree', amounts)
}

export interface ChangeProps {
  record: RegistrationRecord
  effect: Effect
  page: PageContext
}

/** Asks before what was paid or billed is canceled, whole or for one participant, and says first what comes back. */
export function EffectDialog({ record, effect, page }: ChangeProps) {
  const t = useTexts('registrations')
  const { _id, session, students, status } = record
  const { credit, refund, withdrawal } = effect
  const course = inLocale(session.course.title, page.locale) ?? ''
  const leaving = effect.isWhole ? null : listed(students).find((one) => effect.students.includes(one._id))
  const name = leaving ? nameOf(leaving) : ''
  const isUnpaid = status !== 'paid' && !record.issuedInvoice
  const unpaid = t(isPaymentUnderWay(record) ? 'cancelUnderWay' : 'cancelUnpaid')
  const one = leaving ? (['leaveTitle', 'leave'] as const) : (['cancelTitle', 'common.cancelRegistration'] as const)
  const [title, yes] = withdrawal ? (['withdrawTitle', 'withdrawYes'] as const) : one
  const sentences = [
    t.count('cancelSeats', effect.students.length),
    isUnpaid ? [unpaid, daysOf(effect, t)].filter(Boolean).join(' ') : moneyOf(effect, t, page),
    t('cancelFinal'),
  ]
  return (
    <Question
      id={withdrawal ? 'withdraw' : 'cancel'}
      title={t(title, { name, course })}
      text={sentences.join(' ')}
      wayOut={leaving ? t('common.keepNamed', { name }) : t('cancelNot')}
      wayOutHref={localePath(page.path, page.locale)}
      name={cancelForm.name}
      sent={{ id: _id, credit, refund, student: leaving?._id, withdrawal }}
      look="danger"
      button={t(yes, { name })}
    />
  )
}

type Move = NonNullable<RegistrationMovesFragment['sessions'][number]>

/** What moving does to the money, in a sentence. */
function moveEffect({ difference, refund }: Move, t: Translate, locale: Locale): string {
  if (difference === 0) return t('common.samePrice')
  return t(refund > 0 ? 'moveRefund' : 'moveCheaper', { amount: formatAmount(Math.abs(difference), locale) })
}

/** What is otherwise on the other date: language, place, and whether it is sure to go ahead. */
function otherwiseOf(from: RegistrationRecord['session'], { session: to }: Move, t: Translate, locale: Locale) {
  const [name, place] = [inLocale(to.language.name, locale) ?? '', placeOf(to.location, locale)]
  // Only French writes the names of languages small.
  const language = locale === 'fr' ? name.toLocaleLowerCase(locale) : name
  const atOther = to.location.isOnline ? t('moveOnline') : t('movePlace', { place })
  return [
    name !== inLocale(from.language.name, locale) && t('moveLanguage', { language }),
    place !== placeOf(from.location, locale) && atOther,
    from.decision === 'confirmed' && to.decision !== 'confirmed' && t('moveUnsure'),
  ].filter(Boolean)
}

/** Asks before it moves, with the effect on money that is shown: whatever else would happen meanwhile is refused. */
function MoveDialog({ move, from, page }: { move: Move; from: RegistrationRecord['session']; page: PageContext }) {
  const t = useTexts('registrations')
  const { path, locale } = page
  return (
    <Question
      id="move"
      // A weekday and its number stay together.
      title={t('moveAsk', { date: sessionFacts(move.session, locale).replaceAll(/ (?=\d)/g, '\u00a0') })}
      text={[...otherwiseOf(from, move, t, locale), moveEffect(move, t, locale)].join(' ')}
      wayOut={t('moveNot')}
      wayOutHref={localePath(path, locale)}
      name="registration-move"
      sent={{ difference: move.difference, session: move.session._id }}
      button={t('common.moveRegistration')}
    />
  )
}

interface MovesProps {
  moves: RegistrationMovesFragment
  /** Where the registration is now. */
  from: RegistrationRecord['session']
  page: PageContext
}

/** Moves to another date of the course: says first what that does to the money, and until when it can be done; nothing once it cannot. */
export function Moves({ moves, from, page }: MovesProps) {
  const t = useTexts('registrations')
  const { locale, search, path } = page
  const others = listed(moves.sessions)
  const [first] = others
  const until = formatDate(moves.until, locale)
  if (!moves.isPossible) return null
  const asked = others.find(({ session }) => session._id === search.move?.[0])
  const isUnchosen = Boolean(search.move && !asked)
  return (
    <section className={styles.part} data-moves>
      <h2>{t('moveTitle')}</h2>
      {!first && <p>{t('moveNowhere')}</p>}
      {first && (
        <>
          <p>
            {t('moveText', { date: until })} {moveEffect(first, t, locale)}
          </p>
          <form method="get" action={localePath(path, locale)} className={styles.replacement}>
            <label>
              {t('moveTo')}
              <FieldNotes id="move-to" name="move" error={isUnchosen ? t('moveChoose') : undefined} />
              <select
                name="move"
                aria-invalid={isUnchosen ? true : undefined}
                aria-describedby={isUnchosen ? 'move-to-error' : undefined}
                defaultValue={asked?.session._id ?? 'none'}
              >
                <option value="none">{t('moveChoose')}</option>
                {others.map(({ session }) => (
                  <option key={session._id} value={session._id}>
                    {sessionFacts(session, locale)}
                  </option>
                ))}
              </select>
            </label>
            <Button look="outline" type="submit">
              {t('moveSee')}
            </Button>
          </form>
        </>
      )}
      {asked && <MoveDialog move={asked} from={from} page={page} />}
    </section>
  )
}
