import { inLocale, localePath } from '../../../domain/locales.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { CourseSheet } from './course-sheet.tsx'
import results from './participant-results.module.css'
import { AchievedRow } from './participant-results.tsx'
import type { OwnTraining } from './registration-list.ts'
import styles from './registrations.module.css'

/** One session that one sits in: nothing can be done about it here, whoever ordered it does that. */
function TrainingSheet({ training, page }: { training: OwnTraining; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, visitor } = page
  const { session, organisation, registration, phase, result, certificate } = training
  return (
    <CourseSheet
      session={session}
      href={localePath(`/courses/${inLocale(session.course.slug, locale)}`, locale)}
      locale={locale}
      words={
        (organisation || registration) && (
          <p>
            {organisation && t('orderedBy', { name: organisation })}{' '}
            {registration && (
              <a
                href={localePath(`${page.path}/${registration}/training-leave/${training._id}.pdf`, locale)}
                target="_blank"
                rel="noopener"
              >
                {t('trainingLeave.attest')}
              </a>
            )}
          </p>
        )
      }
    >
      <p className={styles.phase} data-status={phase}>
        <Mark kind={phase === 'past' ? 'full' : 'ring'} tone={phase === 'past' ? 'good' : 'ochre'} />
        {t(`ownPhases.${phase}`)}
      </p>
      {(result || certificate) && (
        <ul className={results.results} aria-label={t('results')}>
          <AchievedRow id={training._id} achieved={training} name={visitor?.name ?? ''} locale={locale} />
        </ul>
      )}
    </CourseSheet>
  )
}

/** What one follows oneself that another one ordered, an employer mostly: to be seen, with one's own papers. */
export function OwnTrainings({ trainings, page }: { trainings: readonly OwnTraining[]; page: PageContext }) {
  const t = useTexts('registrations')
  if (trainings.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="own-title">
      <h2 id="own-title" className={styles.groupTitle}>
        {t('ownTitle')}
      </h2>
      <p className={styles.own}>{t('ownText')}</p>
      <ul className={styles.records}>
        {trainings.map((training) => (
          <li key={`${training._id} ${training.session._id}`} data-own={training.session._id}>
            <TrainingSheet training={training} page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}
