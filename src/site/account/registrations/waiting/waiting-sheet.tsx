import { formatDeadline } from '../../../../domain/format-days.ts'
import { inLocale, localePath } from '../../../../domain/locales.ts'
import { Status } from '../../../../ui/kit/status.tsx'
import { listed } from '../../../../ui/listed.ts'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { TilePattern } from '../../../../ui/tile-pattern.tsx'
import { familyOf } from '../../../../ui/tiles.ts'
import { AcceptButton } from '../../../../ui/waiting-list/accept-button.tsx'
import band from '../../account-band.module.css'
import due from '../due-band.module.css'
import styles from '../record-sheet.module.css'
import state from '../record-state.module.css'
import { listHref } from '../registration-list.ts'
import { sessionFacts } from '../session-facts.ts'
import type { WaitingRecord } from './waiting-entry.ts'

/** Under an entry: until when seats are kept, and the ways to take them or not; of who only waits, the way out. */
function WaitingBand({ entry, page }: { entry: WaitingRecord; page: PageContext }) {
  const t = useTexts('waiting-list')
  const { _id, offeredUntil, seats } = entry
  return (
    <div className={`${band.band} ${offeredUntil ? '' : band.quiet}`} data-due={offeredUntil ?? undefined}>
      <p className={due.words}>
        {offeredUntil ? (
          <>
            {t.count('kept', seats)} <strong>{formatDeadline(offeredUntil, page.now, page.locale)}</strong>.{' '}
            {t('after')}
          </>
        ) : (
          t.count('soon', seats)
        )}
      </p>
      <div className={due.actions}>
        <a className={due.cancel} href={listHref(page, { leave: _id })}>
          {t(offeredUntil ? 'leaveOffer' : 'leave')}
        </a>
        {offeredUntil && <AcceptButton id={_id}>{t.count('accept', seats)}</AcceptButton>}
      </div>
    </div>
  )
}

/** One entry in a waiting list: what for, who, and at which place or with which offer. */
export function WaitingSheet({ entry, page }: { entry: WaitingRecord; page: PageContext }) {
  const t = useTexts('waiting-list')
  const { locale } = page
  const { course, _id: session } = entry.session
  const names = listed(entry.students).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <article className={styles.sheet}>
      <div className={styles.body}>
        <TilePattern
          seed={course.key}
          family={familyOf(course.category)}
          columns={2}
          rows={2}
          className={styles.tile}
        />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <a href={localePath(`/courses/${course._id}/waiting-list/${session}`, locale)}>
              {inLocale(course.title, locale)}
            </a>
          </h3>
          <p className={styles.facts}>{sessionFacts(entry.session, locale)}</p>
          <p>{names.join(', ')}</p>
        </div>
        <div className={state.box}>
          {entry.status === 'offered' ? (
            <Status status="offered" />
          ) : (
            <Status status="waiting" label={t('place', { place: String(entry.place) })} />
          )}
        </div>
      </div>
      <WaitingBand entry={entry} page={page} />
    </article>
  )
}
