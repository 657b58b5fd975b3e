import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { writtenDays } from '../../domain/prepaid-cards.ts'
import { RadioGroup, TextArea } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import { centsOf, eurosOf, ListSearch, listPaths, PageForm, PageQuestion, usePage } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import {
  actIn,
  cancelForm,
  leaveForm,
  moveForm,
  movingIn,
  nameOf,
  type QuestionProps,
  type Registration,
} from './record-page.ts'

interface Effect {
  isPossible: boolean
  credit: number
  refund: number
  kept: number
  daysBack: number
  daysKept: number
}

function useEffectText() {
  const t = useTexts('panel-registrations')
  const { locale } = usePage()
  return ({ credit, refund, kept, daysBack, daysKept }: Effect, isAgreed: boolean, isNear = false) =>
    [
      credit > 0 && t('cancelCredit', { credit: formatAmount(credit, locale) }),
      refund > 0 && t('cancelRefund', { refund: formatAmount(refund, locale) }),
      kept > 0 && t(isAgreed ? 'agreedKept' : 'cancelKept', { kept: formatAmount(kept, locale) }),
      isNear && t('agreedNear'),
      daysBack + daysKept > 0 && t('cancelDays', { back: writtenDays(daysBack), kept: writtenDays(daysKept) }),
      t('cancelMail'),
    ]
      .filter(Boolean)
      .join(' ')
}

/** Something was charged, and the terms say what comes back: staff may agree to another amount. */
const isNegotiable = ({ issuedInvoice, status, session }: Registration) =>
  (issuedInvoice !== null || status === 'paid') && session.decision !== 'canceled'

interface EndProps {
  registration: Registration
  definition: typeof cancelForm
  /** What the terms say, and what was agreed to instead, where the address says so. */
  usual: Effect
  agreed: Effect | null | undefined
  title: string
  button: string
  /** Which act it is, and of whom. */
  kept: Record<string, string>
}

interface TermsProps extends Pick<EndProps, 'registration' | 'definition' | 'kept'> {
  most: number
  effect: Effect
  isAgreed: boolean
}

/** The amount of the terms, which may be another one, and why; sent is what was shown. */
function Terms({ registration, definition, kept, most, effect, isAgreed }: TermsProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { credit: written } = actIn(page)
  return (
    <>
      {written !== '' && !isAgreed && (
        <div role="alert">
          <Notice tone="bad" title={t('agreedMost', { most: formatAmount(most, page.locale) })} />
        </div>
      )}
      <div className={recordStyles.asked}>
        <ListSearch
          path={`${listPaths.registration}/${registration._id}`}
          fields={[{ name: 'credit', label: t('agreedCredit'), value: written || eurosOf(effect.credit) }]}
          kept={kept}
          hint={t('agreedHint', { most: formatAmount(most, page.locale) })}
          button={t('agreedShow')}
        />
      </div>
      <PageForm definition={definition} labels={{ reason: t('reason') }}>
        {Object.entries({ ...kept, credit: effect.credit, refund: effect.refund }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isAgreed && <input type="hidden" name="agreed" value="1" />}
        {isAgreed && <TextArea name="reason" rows={2} hint={t('reasonHint')} />}
      </PageForm>
    </>
  )
}

/** What follows by the terms, or with the amount that was agreed to, which the address says; then it is done. */
function EndQuestion({ registration, definition, usual, agreed, kept, ...said }: EndProps) {
  const inWords = useEffectText()
  const most = usual.credit + usual.kept
  const { credit: written } = actIn(usePage())
  const isAgreed = written !== '' && agreed?.isPossible === true
  const effect = isAgreed ? agreed : usual
  const asked = { registration, definition, kept, most, effect, isAgreed }
  return (
    <PageQuestion
      id="question"
      isTold
      definition={definition}
      look="danger"
      {...said}
      text={inWords(effect, isAgreed, isAgreed && effect.credit !== centsOf(written))}
      {...(isNegotiable(registration) && most > 0
        ? { fields: <Terms {...asked} /> }
        : { sent: { ...kept, credit: effect.credit, refund: effect.refund } })}
    />
  )
}

export function CancelQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { cancellationEffect: usual, agreedEffect } = data
  if (!usual?.isPossible) return null
  return (
    <EndQuestion
      registration={registration}
      definition={cancelForm}
      usual={usual}
      agreed={agreedEffect}
      title={t('cancelTitle', { name: registration.invoice.name })}
      button={t('common.cancelRegistration')}
      kept={{ act: 'cancel' }}
    />
  )
}

export function LeaveQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const { student } = actIn(usePage())
  const name = nameOf(registration, student)
  const { leavingEffect: usual, agreedLeaving } = data
  if (!name || !usual?.isPossible) return null
  return (
    <EndQuestion
      registration={registration}
      definition={leaveForm}
      usual={usual}
      agreed={agreedLeaving}
      title={t('takeOutTitle', { name })}
      button={t('takeOut')}
      kept={{ act: 'leave', student }}
    />
  )
}

/** At which price, and what each does to the money; nothing to choose where both are the same. */
function PriceChoice({ today, refund }: { today: number; refund: number }) {
  const t = useTexts('panel-registrations')
  const { locale } = usePage()
  const amount = formatAmount(Math.abs(today), locale)
  const back = formatAmount(refund, locale)
  const ofToday = today < 0 ? t('price.cheaper', { amount, back }) : t('price.dearer', { amount })
  return (
    <>
      <RadioGroup
        name="price"
        options={[
          { value: 'agreed', label: t('price.agreed') },
          { value: 'today', label: ofToday },
        ]}
      />
      <TextArea name="reason" rows={2} hint={t('reasonHint')} />
    </>
  )
}

const namesOf = (people: readonly { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

export function MoveQuestion({ data, registration }: QuestionProps) {
  const t = useTexts('panel-registrations')
  const phone = useTexts('panel-phone')
  const page = usePage()
  const found = listed(data.registrationMoves?.sessions).find(({ session }) => session._id === actIn(page).to)
  if (!found) return null
  const { session, today, refundToday, isOverCapacity } = found
  const moving = movingIn(page, registration)
  const sent = {
    session: session._id,
    today,
    students: moving.map(({ _id }) => _id),
    ...(isOverCapacity && { isOver: 'on' }),
  }
  const seats = session.registrationCount + (moving.length || registration.students.length)
  const { name } = registration.invoice
  const told = t(moving.length > 0 ? 'moveSomeTold' : 'moveTold')
  const where = {
    day: formatDayInYear(session.startDate, page.locale),
    place: inLocale(session.location.name, page.locale) ?? '',
  }
  const fields = (
    <PageForm
      definition={moveForm}
      values={{ price: today < 0 ? 'today' : 'agreed', reason: '' }}
      labels={{ price: t('price.label'), reason: t('reason') }}
    >
      {Object.entries(sent).flatMap(([name, value]) =>
        [value].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      <PriceChoice today={today} refund={refundToday} />
    </PageForm>
  )
  return (
    <PageQuestion
      id="question"
      isTold
      definition={moveForm}
      look="primary"
      title={
        moving.length > 0
          ? t('moveSomeTitle', { names: namesOf(moving), ...where })
          : t('moveTitle', { name, ...where })
      }
      text={
        <>
          {isOverCapacity && (
            <div data-over-capacity>
              <Notice tone="wait" title={t('moveOver', { taken: seats, capacity: session.capacity })}>
                <p>{phone('overText')}</p>
              </Notice>
            </div>
          )}
          <p>{today === 0 ? `${t('common.samePrice')} ${told}` : told}</p>
        </>
      }
      {...(today === 0 ? { sent } : { fields })}
      button={t('moveHere')}
    />
  )
}
