import { inLocale, localePath } from '../../domain/locales.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { stepAddress } from './journey.ts'
import { comingSessions, type Draft } from './journey-query.ts'
import styles from './registration.module.css'
import { Seats } from './seats.tsx'
import { daysOf, languageOf, placeOf, seatsLeftOf } from './session-words.ts'
import type { StepProps } from './step-props.ts'
import { WaitButton } from './waiting-list/wait-button.tsx'

/** The seats went while somebody filled this in: first that nothing was booked or paid, then what can be done. */
export function Full({ page, course, session, draft }: StepProps & { draft: Draft }) {
  const t = useTexts('registration')
  const wait = useTexts('waiting-list')
  const { locale } = page
  const { seatsLeft } = draft
  const asked = draft.students.length
  const others = comingSessions(course, page).filter((one) => one._id !== session._id && seatsLeftOf(one) >= asked)
  const subject = `${inLocale(course.title, locale)}, ${daysOf(session, locale)}`
  return (
    <div className={styles.fullNow} role="alert" data-status="full">
      <p className={styles.notYet}>
        <Mark kind="triangle" /> {t('notRegistered')}
      </p>
      <Seats capacity={session.capacity} left={seatsLeft} chosen={asked} />
      <p>{t('meanwhile')}</p>
      <h2>{t('whatNow')}</h2>
      <ul className={styles.ways}>
        <li>
          <WaitButton students={listed(draft.students).map(({ _id }) => _id)} />
          <span>{wait('first')}</span>
        </li>
        {others.map((one) => (
          <li key={one._id} data-id={one._id}>
            <a href={stepAddress(page, 'confirmation', { session: one._id })}>{daysOf(one, locale)}</a>
            <span>
              {[placeOf(one, locale), languageOf(one, locale), t.count('seatsLeft', seatsLeftOf(one))].join(' · ')}
            </span>
          </li>
        ))}
        {seatsLeft > 0 && (
          <li>
            <a href={stepAddress(page, 'students')}>{t.count('fewer', seatsLeft)}</a>
            <span>{t('fewerText')}</span>
          </li>
        )}
        <li>
          <a href={`${localePath('/contact', locale)}?${new URLSearchParams({ subject })}`}>{t('ask')}</a>
          <span>{t('askText')}</span>
        </li>
      </ul>
    </div>
  )
}
