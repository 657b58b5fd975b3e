import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { pathOf } from '../kit/paths.ts'
import styles from '../kit/record.module.css'
import { RecordPart } from '../kit/record.tsx'
import type { Registration } from './record-page.ts'

interface MovesProps {
  registration: Registration
  moves: DeskRegistrationQuery['registrationMoves']
  page: PageContext
}

/** Where everybody could go together, and what that does to the money. */
export function Moves({ registration, moves, page }: MovesProps) {
  const t = useTexts('panel-registrations')
  const { locale } = page
  const sessions = listed(moves?.sessions)
  const why = t(moves?.isPossible ? 'moveNowhere' : 'moveTooLate')
  return (
    <RecordPart id="moves" title={t('moves')}>
      {sessions.length === 0 ? (
        <EmptyState title={t('moveNone')} text={why} />
      ) : (
        <ul className={styles.lines}>
          {sessions.map(({ session, difference }) => {
            const { _id, startDate, location, language, registrationCount, capacity } = session
            const when = `${formatDayInYear(startDate, locale)}, ${inLocale(location.name, locale)}`
            return (
              <li key={_id} data-id={_id}>
                <span>
                  {when}, {inLocale(language.name, locale)}, {t('ofSeats', { count: registrationCount, capacity })}
                </span>
                <span>{difference === 0 ? t('sameCost') : formatAmount(difference, locale)}</span>
                <a
                  href={`${pathOf('registration', registration._id, page)}?act=move&to=${_id}`}
                  aria-label={`${t('moveHere')}: ${when}`}
                >
                  {t('moveHere')}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </RecordPart>
  )
}
