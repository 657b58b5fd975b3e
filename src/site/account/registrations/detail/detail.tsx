import { formatFullDate, formatTimes } from '../../../../domain/format.ts'
import { inLocale, localePath } from '../../../../domain/locales.ts'
import type { RegistrationDetailQuery } from '../../../../ui/gql/graphql.ts'
import { listed } from '../../../../ui/listed.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { familyOf } from '../../../../ui/tiles.ts'
import type { ScreenProps } from '../../../define-page.ts'
import { AccountLayout } from '../../account-layout.tsx'
import { CancelQuestion } from '../cancel-question.tsx'
import { LeaveLinks } from '../leave-links.tsx'
import { RecordSheet } from '../record-sheet.tsx'
import { isUnpaid } from '../registration-list.ts'
import { ChangeOfMind } from './change-of-mind.tsx'
import styles from './detail.module.css'
import { EffectDialog } from './effect-dialog.tsx'
import { Moves } from './moves.tsx'
import { Replacements } from './replacements.tsx'
import { Subsidy } from './subsidy.tsx'
import { TrainingLeave } from './training-leave.tsx'

/** One registration: what is to be done about it, its days, and who comes. */
export function Screen({ data, page }: ScreenProps<RegistrationDetailQuery>) {
  const t = useTexts('registrations')
  const { locale, search } = page
  const { registration: record, cancellationEffect: effect, registrationMoves: moves } = data
  if (!record) return null
  const { course, schedule, startDate } = record.session
  const isToCome = record.choice != null || new Date(startDate) > new Date(page.now)
  const isOpen = record.status !== 'expired' && isToCome
  const isPayable = isUnpaid(record)
  const asksEffect = search.withdraw !== undefined || (search.cancel !== undefined && !isPayable)
  const tiles = { seed: course.key, family: familyOf(course.category) }
  const back = { href: localePath('/my-account/registration-data', locale), label: t('back'), ...tiles }
  return (
    <AccountLayout page={page} title={inLocale(course.title, locale) ?? ''} back={back}>
      <div data-id={record._id}>
        <RecordSheet record={record} page={page} />
      </div>
      <section className={styles.part}>
        <h2>{t('days')}</h2>
        <ul className={styles.days}>
          {listed(schedule).map(({ start, end }) => (
            <li key={start}>
              {t('when', { day: formatFullDate(start, locale), times: formatTimes(start, end, locale) })}
            </li>
          ))}
        </ul>
      </section>
      {record.status !== 'expired' && <Subsidy record={record} page={page} />}
      {record.status !== 'expired' && !record.choice && <TrainingLeave record={record} page={page} />}
      {isOpen && <Replacements record={record} students={listed(data.students?.items)} page={page} />}
      <div className={styles.part}>
        <LeaveLinks record={record} page={page} />
      </div>
      {isOpen && moves && <Moves moves={moves} from={record.session} page={page} />}
      {effect && <ChangeOfMind record={record} effect={effect} page={page} />}
      {search.cancel && isPayable && (
        <CancelQuestion record={record} wayOutHref={localePath(page.path, locale)} page={page} />
      )}
      {effect?.isPossible && asksEffect && <EffectDialog record={record} effect={effect} page={page} />}
    </AccountLayout>
  )
}
