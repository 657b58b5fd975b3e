import { brusselsDay } from '../../../domain/days.ts'
import { formatDate, formatFullDate, formatNumber } from '../../../domain/format.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import type { RegistrationDetailQuery } from '../../../ui/gql/graphql.ts'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './registration-detail.module.css'

type Record = NonNullable<RegistrationDetailQuery['registration']>
interface LeaveProps {
  record: Record
  provider: RegistrationDetailQuery['provider']
  page: PageContext
}

/** Each participant's attest, once their seats are sure: by that day everybody is to have theirs. */
function Attests({ record, until, page }: Omit<LeaveProps, 'provider'> & { until: string }) {
  const t = useTexts('registrations')
  const { status, paymentMethod, students } = record
  if (status !== 'paid' && paymentMethod === 'online') return <p>{t('trainingLeave.later', { date: until })}</p>
  return (
    <ul className={styles.people}>
      {listed(students).map((person) => (
        <li key={person._id} data-attest={person._id}>
          <a
            href={localePath(`${page.path}/training-leave/${person._id}.pdf`, page.locale)}
            target="_blank"
            rel="noopener"
          >
            {t('trainingLeave.attestOf', { name: nameOf(person) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** By when who takes Flemish training leave acts, the attests, and what is copied; nothing once it is too late. */
export function TrainingLeave({ record, provider, page }: LeaveProps) {
  const t = useTexts('registrations')
  const { locale } = page
  const { course, startDate, endDate, duration } = record.session
  const days = record.deadlines.trainingLeave
  if (!days || days.claim < brusselsDay(new Date(page.now))) return null
  const date = (day: string) => formatFullDate(day, locale)
  return (
    <section className={styles.part} aria-labelledby="training-leave" data-training-leave={days.request}>
      <h2 id="training-leave">{t('trainingLeave.title')}</h2>
      <p>{t('trainingLeave.text')}</p>
      <ol className={styles.steps}>
        <li>{t('trainingLeave.request', { date: date(days.request) })}</li>
        <li>{t('common.employerClaims', { date: date(days.claim) })}</li>
      </ol>
      <h3>{t('trainingLeave.attests')}</h3>
      <Attests record={record} page={page} until={date(days.attest)} />
      <p>{t('trainingLeave.attendance')}</p>
      <h3>{t('trainingLeave.sheet')}</h3>
      <FactList
        facts={[
          [t('common.odbNumber'), course.trainingDatabaseNumber],
          [t('common.course'), inLocale(course.title, locale)],
          [t('common.contactHours'), formatNumber(duration, locale)],
          [t('common.firstDay'), formatDate(startDate, locale)],
          [t('common.lastDay'), formatDate(endDate, locale)],
          [t('common.trainingProvider'), provider && `${provider.name}, ${provider.vat.replace(/^BE/, '')}`],
        ]}
      />
      {duration < days.minimumHours && <p>{t('trainingLeave.short', { hours: days.minimumHours })}</p>}
      <p className={styles.help}>{t('trainingLeave.help')}</p>
    </section>
  )
}
