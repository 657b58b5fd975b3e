import { formatDeadline } from '../../../domain/format-days.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { AcceptButton } from '../../../ui/billing/pay-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import type { WaitingListQuery } from '../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { sessionOf, stepAddress } from '../journey.ts'
import frame from '../registration.module.css'
import { WaitButton } from '../seats.tsx'
import { Summary } from '../summary.tsx'
import styles from './waiting-list.module.css'

interface WhoWaitsProps {
  people: readonly { _id: string; firstName: string; lastName: string }[]
  seatsLeft: number
  seed: string
  page: PageContext
}

/** Who would wait: as they were chosen for the registration, with the way to choose others. */
function WhoWaits({ people, seatsLeft, seed, page }: WhoWaitsProps) {
  const t = useTexts('waiting-list')
  const choose = stepAddress(page, 'students')
  if (people.length === 0) {
    return (
      <EmptyState seed={seed} title={t('nobody')} text={t('nobodyText')}>
        <Button href={choose}>{t('choose')}</Button>
      </EmptyState>
    )
  }
  if (people.length <= seatsLeft) {
    return (
      <EmptyState seed={seed} title={t('free')} text={t('freeText')}>
        <Button href={choose}>{t('register')}</Button>
      </EmptyState>
    )
  }
  return (
    <section className={styles.who}>
      <h2>{t.count('who', people.length)}</h2>
      <ul className={styles.names}>
        {people.map(({ _id, firstName, lastName }) => (
          <li key={_id} data-id={_id}>
            {firstName} {lastName}
          </li>
        ))}
      </ul>
      <p>
        {t.count('how', people.length)} {seatsLeft > 0 && t.count('some', seatsLeft)}
      </p>
      <div className={styles.actions}>
        <WaitButton students={people.map(({ _id }) => _id)} />
        <a href={choose}>{t('others')}</a>
      </div>
    </section>
  )
}

type Waiting = NonNullable<NonNullable<WaitingListQuery['waitingListEntries']>['items'][number]>

/** How one stands in the list: at which place, or that seats are kept and until when. */
function Entry({ entry, page }: { entry: Waiting; page: PageContext }) {
  const t = useTexts('waiting-list')
  const { _id, status, place, seats, offeredUntil } = entry
  return (
    <li className={styles.entry} data-id={_id}>
      {status === 'offered' ? (
        <Status status="offered" label={t('offers')} />
      ) : (
        <Status status="waiting" label={t('place', { place: String(place) })} />
      )}
      <p>{listed(entry.students).map(nameOf).join(', ')}</p>
      {offeredUntil ? (
        <>
          <p data-due={offeredUntil}>
            {t.count('kept', seats)} <strong>{formatDeadline(offeredUntil, page.now, page.locale)}</strong>.{' '}
            {t('after')}
          </p>
          <AcceptButton id={_id}>{t.count('common.registerParticipants', seats)}</AcceptButton>
        </>
      ) : (
        <p className="small muted measure">
          {t.count('soon', seats)}{' '}
          <a href={localePath('/my-account/registration-data', page.locale)}>{t('toAccount')}</a>
        </p>
      )}
    </li>
  )
}

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
              {t('common.backToCourse')}
            </a>
          </p>
        </div>
        <Summary page={page} course={course} session={session} draft={draft} seats={seats} />
      </div>
    </div>
  )
}
