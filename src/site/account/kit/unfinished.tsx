import { formatDays, formatDeadline } from '../../../domain/format-days.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { UnfinishedRecordFragment } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './unfinished.module.css'

graphql(`
  fragment UnfinishedRecord on UnfinishedRegistration {
    _id
    students { _id firstName lastName }
    keptUntil
    session {
      _id
      schedule { start end }
      course { _id title { nl en fr } }
    }
  }
`)

/** Leads to the first step that lacks something. */
const onHref = ({ session }: UnfinishedRecordFragment, { locale }: PageContext) =>
  localePath(`/courses/${session.course._id}/register/${session._id}?step=confirmation`, locale)

function Unfinished({ record, page }: { record: UnfinishedRecordFragment; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { session, students, keptUntil } = record
  const course = inLocale(session.course.title, locale) ?? ''
  const names = listed(students)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ')
  const days = formatDays(
    listed(session.schedule).map(({ start }) => start),
    locale,
  )
  return (
    <li className={styles.record} data-id={record._id} data-unfinished>
      <p>
        <strong>{t('unfinished', { course })}</strong>
      </p>
      <p>{t('unfinishedText', { days, names, deadline: formatDeadline(keptUntil, now, locale) })}</p>
      <a href={onHref(record, page)} aria-label={t('unfinished', { course })}>
        {t('unfinishedOn')}
      </a>
    </li>
  )
}

/** What somebody began to register and can still finish: it holds no seats. */
export function UnfinishedList({ records, page }: { records: readonly UnfinishedRecordFragment[]; page: PageContext }) {
  if (records.length === 0) return null
  return (
    <ul className={styles.list}>
      {records.map((record) => (
        <Unfinished key={record._id} record={record} page={page} />
      ))}
    </ul>
  )
}
