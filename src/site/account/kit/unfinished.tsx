import { formatDeadline, formatSessionDays } from '../../../domain/format-days.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { UnfinishedRecordFragment } from '../../../ui/gql/graphql.ts'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './unfinished.module.css'

graphql(`
  fragment UnfinishedRecord on UnfinishedRegistration {
    _id keptUntil
    students { firstName lastName }
    session { _id schedule { start end } course { _id title { nl en fr } } }
  }
`)

function Unfinished({ record, page }: { record: UnfinishedRecordFragment; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { session, students, keptUntil } = record
  const course = inLocale(session.course.title, locale) ?? ''
  // To the first step that lacks something.
  const href = localePath(`/courses/${session.course._id}/register/${session._id}?step=confirmation`, locale)
  const words = {
    days: formatSessionDays(session.schedule, locale),
    names: listed(students).map(nameOf).join(', '),
    deadline: formatDeadline(keptUntil, now, locale),
  }
  return (
    <li className={styles.record} data-id={record._id} data-unfinished>
      <p>
        <strong>{t('unfinished', { course })}</strong>
      </p>
      <p>{t('unfinishedText', words)}</p>
      <a href={href} aria-label={t('unfinished', { course })}>
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
