import { bookingWords } from '../../../domain/booking-words.ts'
import { inLocale } from '../../../domain/locales.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import type { RequestQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from '../../record/record.module.css'
import { customerOf } from '../request-words.ts'
import { requestHref } from '../requests-path.ts'

interface RivalsProps {
  data: Pick<RequestQuery, 'booking' | 'bookingRivals' | 'allRoomTypes'>
  page: PageContext
}

/** Who else has a room at these hours, or may take it: said before a quotation is sent, and agreed to. */
export function Rivals({ data, page }: RivalsProps) {
  const t = useTexts('panel-requests')
  const { locale } = page
  const rivals = listed(data.bookingRivals)
  if (rivals.length === 0) return null
  return (
    <>
      <Notice tone="wait" title={t('rivals')}>
        {t('rivalsText')}
      </Notice>
      <ul className={styles.lines} data-rivals>
        {rivals.map((rival) => {
          const room = listed(data.allRoomTypes).find(({ _id }) => _id === rival.roomType)
          const facts = [
            inLocale(room?.name, locale) ?? '',
            bookingWords.dayPart[rival.dayPart][locale],
            t(`statuses.${rival.status}`),
          ]
          return (
            <li key={rival._id}>
              <a href={requestHref(rival._id, page)}>{customerOf(rival)}</a>
              <span>{facts.filter(Boolean).join(', ')}</span>
            </li>
          )
        })}
      </ul>
      {rivals.some(({ status }) => status === 'waiting_for_customer') && <Checkbox name="alongside" optional />}
    </>
  )
}

/** That the customer can approve it no more, and who has the room. */
export function Overtaken({ data: { booking, bookingRivals }, page }: RivalsProps) {
  const t = useTexts('panel-requests')
  if (booking?.status !== 'waiting_for_customer') return null
  const winner = listed(bookingRivals).find(
    ({ status, roomType }) => status !== 'waiting_for_customer' && roomType === booking.roomType,
  )
  if (!winner) return null
  return (
    <div data-overtaken>
      <Notice
        tone="bad"
        title={t('overtaken')}
        action={<a href={requestHref(winner._id, page)}>{customerOf(winner)}</a>}
      >
        {t('overtakenText')}
      </Notice>
    </div>
  )
}
