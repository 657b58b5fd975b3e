import { formatFullDate, formatTimes } from '../../../../domain/format.ts'
import { inLocale, localePath } from '../../../../domain/locales.ts'
import type { RegistrationDetailQuery } from '../../../../ui/gql/graphql.ts'
import { listed } from '../../../../ui/listed.ts'
import { useTexts } from '../../../../ui/texts.ts'
import type { ScreenProps } from '../../../define-page.ts'
import { AccountLayout } from '../../account-layout.tsx'
import { CancelQuestion } from '../cancel-question.tsx'
import { LeaveLinks } from '../leave-links.tsx'
import { RecordSheet } from '../record-sheet.tsx'
import styles from './detail.module.css'
import { Replacements } from './replacements.tsx'

/** One registration: what is to be done about it, its days, and who comes. */
export function Screen({ data, page }: ScreenProps<RegistrationDetailQuery>) {
  const t = useTexts('registrations')
  const { locale, search } = page
  const record = data.registration
  if (!record) return null
  const { course, schedule, startDate } = record.session
  const isOpen = record.status !== 'expired' && new Date(startDate) > new Date(page.now)
  const back = { href: localePath('/my-account/registration-data', locale), label: t('back'), seed: course.key }
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
      {isOpen && <Replacements record={record} students={listed(data.students?.items)} page={page} />}
      <div className={styles.part}>
        <LeaveLinks record={record} page={page} />
      </div>
      {isOpen && record.phase !== 'todo' && (
        <p className={styles.part}>
          {t('cancelPaid')} <a href={localePath('/contact?subject=registration', locale)}>{t('contact')}</a>
        </p>
      )}
      {search.cancel && record.phase === 'todo' && (
        <CancelQuestion record={record} wayOutHref={localePath(page.path, locale)} page={page} />
      )}
    </AccountLayout>
  )
}
