import { formatDeadline } from '../../../domain/format-days.ts'
import { localePath } from '../../../domain/locales.ts'
import { Status } from '../../../ui/kit/status.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { AcceptButton } from '../../../ui/waiting-list/accept-button.tsx'
import styles from './waiting-list.module.css'
import type { Waiting } from './waiting-list-query.ts'

/** How one stands in the list: at which place, or that seats are kept and until when. */
export function Entry({ entry, page }: { entry: Waiting; page: PageContext }) {
  const t = useTexts('waiting-list')
  const { _id, status, place, seats, offeredUntil } = entry
  const names = listed(entry.students).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <li className={styles.entry} data-id={_id}>
      {status === 'offered' ? (
        <Status status="offered" label={t('offers')} />
      ) : (
        <Status status="waiting" label={t('place', { place: String(place) })} />
      )}
      <p>{names.join(', ')}</p>
      {offeredUntil ? (
        <>
          <p data-due={offeredUntil}>
            {t.count('kept', seats)} <strong>{formatDeadline(offeredUntil, page.now, page.locale)}</strong>.{' '}
            {t('after')}
          </p>
          <AcceptButton id={_id}>{t.count('accept', seats)}</AcceptButton>
        </>
      ) : (
        <p className={styles.note}>
          {t.count('soon', seats)}{' '}
          <a href={localePath('/my-account/registration-data', page.locale)}>{t('toAccount')}</a>
        </p>
      )}
    </li>
  )
}
