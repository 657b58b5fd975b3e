import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { pathOf, RecordPart, RowLink, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import type { Registration } from './record-page.ts'

interface MovesProps {
  registration: Registration
  moves: DeskRegistrationQuery['registrationMoves']
}

/** Where everybody could go together, and what that does to the money. */
export function Moves({ registration, moves }: MovesProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { locale } = page
  const sessions = listed(moves?.sessions)
  const why = t(moves?.isPossible ? 'moveNowhere' : 'moveTooLate')
  return (
    <RecordPart id="moves" title={t('moves')}>
      {sessions.length === 0 ? (
        <EmptyState title={t('moveNone')} text={why} />
      ) : (
        <ul className={styles.lines}>
          {sessions.map(({ session, difference, today }) => {
            const { _id, startDate, location, language, registrationCount, capacity } = session
            const when = `${formatDayInYear(startDate, locale)}, ${inLocale(location.name, locale)}`
            return (
              <li key={_id} data-id={_id}>
                <span>
                  {when}, {inLocale(language.name, locale)}, {t('ofSeats', { count: registrationCount, capacity })}
                </span>
                <span>{today === 0 ? t('sameCost') : formatAmount(difference || today, locale)}</span>
                <RowLink
                  href={`${pathOf('registration', registration._id, page)}?act=move&to=${_id}`}
                  of={when}
                  text={t('moveHere')}
                />
              </li>
            )
          })}
        </ul>
      )}
    </RecordPart>
  )
}
