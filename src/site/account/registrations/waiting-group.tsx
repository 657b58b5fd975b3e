import { formatDeadline } from '../../../domain/format-days.ts'
import { localePath } from '../../../domain/locales.ts'
import { AcceptButton } from '../../../ui/billing/pay-buttons.tsx'
import type { WaitingRecordFragment as WaitingRecord } from '../../../ui/gql/graphql.ts'
import { Status } from '../../../ui/kit/status.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import band from '../kit/account-band.module.css'
import state from './record-sheet.module.css'
import { CourseSheet } from './record-sheet.tsx'
import { listHref, registrationList } from './registration-list.ts'
import styles from './registrations.module.css'

/** Under an entry: until when seats are kept, and the ways to take them or not; of who only waits, the way out. */
function WaitingBand({ entry, page }: { entry: WaitingRecord; page: PageContext }) {
  const t = useTexts('waiting-list')
  const { _id, offeredUntil, seats } = entry
  return (
    <div className={`${band.band} ${offeredUntil ? '' : band.quiet}`} data-due={offeredUntil ?? undefined}>
      <p className={state.bandText}>
        {offeredUntil ? (
          <>
            {t.count('kept', seats)} <strong>{formatDeadline(offeredUntil, page.now, page.locale)}</strong>.{' '}
            {t('after')}
          </>
        ) : (
          t.count('soon', seats)
        )}
      </p>
      <div className={state.actions}>
        <a className={state.cancel} href={listHref(page, { leave: _id })}>
          {t(offeredUntil ? 'leaveOffer' : 'leave')}
        </a>
        {offeredUntil && <AcceptButton id={_id}>{t.count('common.registerParticipants', seats)}</AcceptButton>}
      </div>
    </div>
  )
}

/** One entry in a waiting list: what for, who, and at which place or with which offer. */
function WaitingSheet({ entry, page }: { entry: WaitingRecord; page: PageContext }) {
  const t = useTexts('waiting-list')
  const { session, status, students, place } = entry
  return (
    <CourseSheet
      session={session}
      href={localePath(`/courses/${session.course._id}/waiting-list/${session._id}`, page.locale)}
      locale={page.locale}
      words={<p>{listed(students).map(nameOf).join(', ')}</p>}
      band={<WaitingBand entry={entry} page={page} />}
    >
      <div className={state.box}>
        {status === 'offered' ? (
          <Status status="offered" />
        ) : (
          <Status status="waiting" label={t('place', { place: String(place) })} />
        )}
      </div>
    </CourseSheet>
  )
}

/** What one waits for, or is offered; not where the list is narrowed to something else. */
export function WaitingGroup(props: { title: string; entries: readonly WaitingRecord[]; page: PageContext }) {
  const { title, entries, page } = props
  const { status, text, number } = registrationList.read(page)
  if (entries.length === 0 || status || text || number > 1) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className="stack-3">
        {entries.map((entry) => (
          <li key={entry._id} data-id={entry._id}>
            <WaitingSheet entry={entry} page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}
