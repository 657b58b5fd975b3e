import { inLocale, localePath } from '../../../domain/locales.ts'
import type { WaitingListQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { sessionOf } from '../journey-query.ts'
import frame from '../registration.module.css'
import { Summary } from '../summary.tsx'
import { Entry } from './entry.tsx'
import styles from './waiting-list.module.css'
import { WhoWaits } from './who-waits.tsx'

/** One waits here for seats in a full session, or asks to. */
export function Screen({ data, page }: ScreenProps<WaitingListQuery>) {
  const t = useTexts('waiting-list')
  const { course, registrationDraft: draft } = data
  const session = course && sessionOf(course, page)
  if (!course || !session || !draft) return null
  const entries = listed(data.waitingListEntries?.items)
  const waiting = new Set(entries.flatMap(({ students }) => listed(students).map(({ _id }) => _id)))
  const people = listed(draft.students).filter(({ _id }) => !waiting.has(_id))
  const seats = people.length || entries[0]?.seats || 1
  return (
    <div className={`container ${frame.page}`}>
      <div className={frame.columns}>
        <div className={frame.work}>
          <h1 tabIndex={-1} className={frame.title}>
            {t('title')}
          </h1>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} page={page} />
            ))}
          </ul>
          {(entries.length === 0 || people.length > 0) && (
            <WhoWaits people={people} seatsLeft={draft.seatsLeft} seed={course.key} page={page} />
          )}
          <p className={styles.back}>
            <a href={localePath(`/courses/${inLocale(course.slug, page.locale) ?? ''}`, page.locale)}>
              {t('toCourse')}
            </a>
          </p>
        </div>
        <Summary page={page} course={course} session={session} draft={draft} seats={seats} />
      </div>
    </div>
  )
}
