import { formatAmount, formatDate } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { splitRefusals } from '../../../domain/registrations.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes } from '../../../ui/forms/field.tsx'
import type { CancellationEffectFragment, RegistrationMovesFragment } from '../../../ui/gql/graphql.ts'
import { Question } from '../../../ui/kit/question.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { type Says, useTexts } from '../../../ui/texts.ts'
import type { RegisteredPerson, RegistrationRecord } from '../registrations/registration-list.ts'
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

interface MoveDialogProps {
  move: Move
  /** Who moves without the others; nobody where all do. */
  moving: readonly RegisteredPerson[]
  from: RegistrationRecord['session']
  page: PageContext
}

/** Asks before it moves, with the effect on money that is shown: whatever else would happen meanwhile is refused. */
function MoveDialog({ move, moving, from, page }: MoveDialogProps) {
  const t = useTexts('registrations')
  const { path, locale } = page
  // A weekday and its number stay together.
  const date = sessionFacts(move.session, locale).replaceAll(/ (?=\d)/g, '\u00a0')
  const names = moving.map(nameOf).join(', ')
  const others = moving.length > 0 && t('moveSomeOthers')
  return (
    <Question
      id="move"
      title={moving.length > 0 ? t('moveSomeAsk', { names, date }) : t('moveAsk', { date })}
      text={[...otherwiseOf(from, move, t, locale), moveEffect(move, t, locale), others].filter(Boolean).join(' ')}
      wayOut={t('moveNot')}
      wayOutHref={localePath(path, locale)}
      name="registration-move"
      sent={{ difference: move.difference, session: move.session._id, students: moving.map(({ _id }) => _id) }}
      button={moving.length > 0 ? t.count('moveSome', moving.length) : t('common.moveRegistration')}
    />
  )
}

interface MoversProps {
  people: readonly RegisteredPerson[]
  moving: readonly RegisteredPerson[]
  page: PageContext
}

/** Who goes to another date: all of them, or some without the others. */
function Movers({ people, moving, page }: MoversProps) {
  const t = useTexts('registrations')
  return (
    <form method="get" action={`${localePath(page.path, page.locale)}#moves-title`} className={styles.movers}>
      <fieldset>
        <legend className="strong">{t('moveWho')}</legend>
        {people.map((one) => (
          <label key={one._id} className={styles.mover}>
            <input
              type="checkbox"
              name="student"
              value={one._id}
              defaultChecked={moving.length === 0 || moving.includes(one)}
            />
            {nameOf(one)}
          </label>
        ))}
      </fieldset>
      <div>
        <Button look="outline" type="submit">
          {t('moveShow')}
        </Button>
      </div>
    </form>
  )
}

interface DatesProps {
  others: readonly Move[]
  moving: readonly RegisteredPerson[]
  page: PageContext
}

/** To which date; what that changes is seen before it is done. */
function Dates({ others, moving, page }: DatesProps) {
  const t = useTexts('registrations')
  const { locale, search, path } = page
  const asked = others.find(({ session }) => session._id === search.move?.[0])
  const isUnchosen = Boolean(search.move && !asked)
  return (
    <form method="get" action={localePath(path, locale)} className={styles.replacement} data-dates>
      {moving.map(({ _id }) => (
        <input key={_id} type="hidden" name="student" value={_id} />
      ))}
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
  )
}

/** Who the address names, to move without the others; nobody where it names all. */
function movingIn({ search }: PageContext, people: readonly RegisteredPerson[]) {
  const moving = people.filter(({ _id }) => search.student?.includes(_id))
  return moving.length < people.length ? moving : []
}

interface MovesProps {
  moves: RegistrationMovesFragment
  record: RegistrationRecord
  page: PageContext
}

/** Moves all or some to another date of the course: says first what that does to the money, and until when it can be done; nothing once it cannot. */
export function Moves({ moves, record, page }: MovesProps) {
  const t = useTexts('registrations')
  const error = useTexts('error')
  const { locale, search } = page
  const { refusal: reason } = moves
  const people = listed(record.students)
  const moving = movingIn(page, people)
  const others = listed(moves.sessions)
  const [first] = others
  const refusal = splitRefusals.find((one) => one === reason)
  if (!moves.isPossible && !refusal) return null
  const asked = others.find(({ session }) => session._id === search.move?.[0])
  const until = t('moveText', { date: formatDate(moves.until, locale) })
  return (
    <section className={styles.part} data-moves>
      <h2 id="moves-title" tabIndex={-1}>
        {t('moveTitle')}
      </h2>
      {refusal ? <p data-refusal={refusal}>{error(refusal)}</p> : !first && <p>{t('moveNowhere')}</p>}
      {first && (
        <p>
          {until} {moveEffect(first, t, locale)}
        </p>
      )}
      {people.length > 1 && (
        <Movers key={moving.map(({ _id }) => _id).join()} people={people} moving={moving} page={page} />
      )}
      {first && <Dates others={others} moving={moving} page={page} />}
      {asked && <MoveDialog move={asked} moving={moving} from={record.session} page={page} />}
    </section>
  )
}
