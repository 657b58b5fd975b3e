import { brusselsDay } from '../../../domain/days.ts'
import { formatAmount, formatDate, formatFullDate, formatTimes } from '../../../domain/format.ts'
import { formatSessionDays } from '../../../domain/format-days.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { familyOf } from '../../../domain/tiles.ts'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { RegistrationDetailQuery } from '../../../ui/gql/graphql.ts'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { PriceLines } from '../../../ui/price-lines.tsx'
import { SubsidySteps } from '../../../ui/subsidy-steps.tsx'
import { sumsOf } from '../../../ui/subsidy-sums.ts'
import { useTexts } from '../../../ui/texts.ts'
import { WholeWords } from '../../../ui/wording.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { CancelQuestion, LeaveLinks } from '../registrations/cancel-question.tsx'
import { MaterialList } from '../registrations/material-list.tsx'
import { PracticalPart } from '../registrations/practical-part.tsx'
import { RecordSheet } from '../registrations/record-sheet.tsx'
import { isUnpaid } from '../registrations/registration-list.ts'
import { type ChangeProps, EffectDialog, Moves } from './moves.tsx'
import { daysOf } from './page.ts'
import styles from './registration-detail.module.css'
import { Replacements } from './replacements.tsx'
import { TrainingLeave } from './training-leave.tsx'

/** The consumer's own right, by its own button, for as long as the law gives it. */
function Withdrawal({ record, effect, page }: ChangeProps) {
  const t = useTexts('registrations')
  if (!effect.withdrawableUntil) return null
  // The last instant of the last day: midnight belongs to the next one.
  const lastDay = new Date(Date.parse(effect.withdrawableUntil) - 1).toISOString()
  return (
    <section className={styles.part} data-withdrawal>
      <h2>{t('withdrawPart')}</h2>
      <p>{t('withdrawText', { date: formatDate(lastDay, page.locale) })}</p>
      <p className={styles.action}>
        <Button look="outline" href={`?withdraw=${record._id}`}>
          {t('withdraw')}
        </Button>
      </p>
    </section>
  )
}

/** What canceling would bring now, and the ways to it: everybody, or one of several. */
function ChangeOfMind({ record, effect, page }: ChangeProps) {
  const t = useTexts('registrations')
  if (isUnpaid(record)) return <Withdrawal record={record} effect={effect} page={page} />
  const people = listed(record.students)
  const amounts = { refund: formatAmount(effect.refund, page.locale), kept: formatAmount(effect.kept, page.locale) }
  const isTooLate = effect.credit === 0 && effect.kept > 0
  const days = effect.withdrawal ? null : daysOf(effect, t)
  return (
    <>
      {effect.isPossible && (
        <section className={styles.part} data-cancellation>
          <h2>{t('cancelPart')}</h2>
          <p>
            {t(isTooLate ? 'cancelNothingBack' : 'cancelTerms', amounts)}{' '}
            {!effect.withdrawal && effect.refund > 0 && t('cancelNow', amounts)} {days}{' '}
            <a href={localePath(`/page/${t('cancelTermsSlug')}`, page.locale)}>{t('cancelTermsLink')}</a>
          </p>
          <p className={styles.action}>
            <Button look="outline" href={`?cancel=${record._id}`}>
              {t('common.cancelRegistration')}
            </Button>
          </p>
          {people.length > 1 && (
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person._id}>
                  <a href={`?cancel=${record._id}&participant=${person._id}`}>{t('leave', { name: nameOf(person) })}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Withdrawal record={record} effect={effect} page={page} />
    </>
  )
}

type Record = NonNullable<RegistrationDetailQuery['registration']>

interface PartProps {
  record: Record
  provider: RegistrationDetailQuery['provider']
  page: PageContext
}

/** By when the kmo-portefeuille is asked for and paid into, and what its form wants to know; nothing once it is too late. */
function Subsidy({ record, provider, page }: PartProps) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { session, invoice, net, students } = record
  const { subsidy: deadlines } = record.deadlines
  const { course, schedule } = session
  const isHelped = record.paymentMethod === 'subsidy' && record.status === 'paid'
  if (!deadlines || isHelped || deadlines.pay < brusselsDay(new Date(now))) return null
  const date = (day: string) => formatFullDate(day, locale)
  const sums = sumsOf(record)
  return (
    <section className={styles.part} aria-labelledby="subsidy" data-subsidy={deadlines.apply}>
      <h2 id="subsidy">
        <WholeWords text={t('subsidy.title')} />
      </h2>
      <p>{t('subsidy.text')}</p>
      {sums ? (
        <SubsidySteps subsidy={deadlines} sums={sums} locale={locale} />
      ) : (
        <ol className={styles.steps}>
          <li>{t('subsidy.apply', { date: date(deadlines.apply) })}</li>
          <li>{t('common.payShare', { date: date(deadlines.pay) })}</li>
        </ol>
      )}
      <h3>{t('subsidy.sheet')}</h3>
      <FactList
        facts={[
          [t('subsidy.recognition'), provider && `${provider.name}, ${provider.recognition}`],
          [t('common.course'), inLocale(course.title, locale)],
          [t('days'), formatSessionDays(schedule, locale)],
          [t('subsidy.participants'), String(students.length)],
          [t('common.priceExclVat'), formatAmount(net, locale)],
          [t('subsidy.enterprise'), `${invoice.name}, ${invoice.vat?.replace(/^BE/, '')}`],
        ]}
      />
      <p className={styles.help}>{t(sums ? 'subsidy.helpChosen' : 'subsidy.help')}</p>
    </section>
  )
}

/** One registration: what is to be done about it, its days, and who comes. */
export function Screen(props: ScreenProps<RegistrationDetailQuery>) {
  const { data, page } = props
  const t = useTexts('registrations')
  const { locale, search } = page
  const { registration: record, cancellationEffect: effect, registrationMoves: moves, provider = null } = data
  if (!record) return null
  const { course, schedule, startDate } = record.session
  const isToCome = record.choice != null || new Date(startDate) > new Date(page.now)
  const isOpen = record.status !== 'expired' && isToCome
  const isPayable = isUnpaid(record)
  const asksEffect = search.withdraw !== undefined || (search.cancel !== undefined && !isPayable)
  const tiles = { seed: course.key, family: familyOf(course.category) }
  const back = { href: localePath('/my-account/registration-data', locale), label: t('common.registrations'), ...tiles }
  return (
    <AccountLayout page={page} title={inLocale(course.title, locale) ?? ''} back={back}>
      <div data-id={record._id}>
        <RecordSheet record={record} page={page} />
      </div>
      {listed(record.priceLines).length > 1 && (
        <section className={styles.part} data-price-lines>
          <h2>{t('common.price')}</h2>
          <PriceLines registration={record} locale={locale} />
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('days')}</h2>
        <ul className="stack-1">
          {listed(schedule).map(({ start, end }) => (
            <li key={start}>
              {t('when', { day: formatFullDate(start, locale), times: formatTimes(start, end, locale) })}
            </li>
          ))}
        </ul>
      </section>
      {isOpen && !record.choice && (
        <section className={styles.part} aria-labelledby="practical" data-practical>
          <h2 id="practical">{t('practical.title')}</h2>
          <PracticalPart practical={record.practical} page={page} />
        </section>
      )}
      {record.practical.files.length > 0 && (
        <section className={styles.part} aria-labelledby="material" data-material>
          <h2 id="material">{t('material')}</h2>
          <MaterialList session={record.session._id} files={record.practical.files} page={page} />
        </section>
      )}
      {record.status !== 'expired' && <Subsidy record={record} provider={provider} page={page} />}
      {record.status !== 'expired' && !record.choice && (
        <TrainingLeave record={record} provider={provider} page={page} />
      )}
      {isOpen && <Replacements {...props} />}
      <div className={styles.part}>
        <LeaveLinks record={record} page={page} />
      </div>
      {isOpen && moves && <Moves moves={moves} record={record} page={page} />}
      {effect && <ChangeOfMind record={record} effect={effect} page={page} />}
      {search.cancel && isPayable && (
        <CancelQuestion record={record} wayOutHref={localePath(page.path, locale)} page={page} />
      )}
      {effect?.isPossible && asksEffect && <EffectDialog record={record} effect={effect} page={page} />}
    </AccountLayout>
  )
}
