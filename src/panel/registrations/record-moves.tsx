import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { splitRefusals } from '../../domain/registrations.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { pathOf, RecordPart, RowLink, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { movingIn, type Registration } from './record-page.ts'

interface MovesProps {
  registration: Registration
  moves: DeskRegistrationQuery['registrationMoves']
}

interface MoversProps {
  registration: Registration
  moving: ReturnType<typeof movingIn>
  here: string
}

/** Who moves: all of them, or some without the others. */
function Movers({ registration, moving, here }: MoversProps) {
  const t = useTexts('panel-registrations')
  return (
    <form action={`${here}#moves-title`} className="stack-3">
      <input type="hidden" name="act" value="move" />
      <fieldset>
        <legend>{t('moveSomeWho')}</legend>
        {listed(registration.students).map((student) => (
          <label className="marked" key={student._id}>
            <input
              type="checkbox"
              name="student"
              value={student._id}
              defaultChecked={moving.length === 0 || moving.includes(student)}
            />
            {student.firstName} {student.lastName}
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" look="outline">
          {t('moveSomeShow')}
        </Button>
      </div>
    </form>
  )
}

/** Where everybody could go together, and what that does to the money. */
export function Moves({ registration, moves }: MovesProps) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { locale } = page
  const error = useTexts('error')
  const sessions = listed(moves?.sessions)
  const moving = movingIn(page, registration)
  const here = pathOf('registration', registration._id, page)
  const chosen = moving.map(({ _id }) => `&student=${_id}`).join('')
  const nowhere = t(moving.length > 0 ? 'moveSomeNowhere' : 'moveNowhere')
  const refusal = splitRefusals.find((one) => one === moves?.refusal)
  const why = refusal ? error(refusal) : moves?.isPossible ? nowhere : t('moveTooLate')
  return (
    <RecordPart id="moves" title={t(moving.length > 0 ? 'moveSomeWhere' : 'moves')}>
      {registration.students.length > 1 && <Movers registration={registration} moving={moving} here={here} />}
      {sessions.length === 0 ? (
        <EmptyState title={t('moveNone')} text={why} />
      ) : (
        <ul className={styles.lines}>
          {sessions.map(({ session, difference, today }) => {
            const { _id, startDate, location, language, registrationCount, capacity } = session
            const when = `${formatDayInYear(startDate, locale)}, ${inLocale(location.name, locale)}`
            const cost = difference || today
            const amount = formatAmount(Math.abs(cost), locale)
            return (
              <li key={_id} data-id={_id}>
                <span>
                  {when}, {inLocale(language.name, locale)}, {t('ofSeats', { count: registrationCount, capacity })}
                </span>
                <span>{today === 0 ? t('sameCost') : t(cost > 0 ? 'costsMore' : 'costsLess', { amount })}</span>
                <RowLink href={`${here}?act=move&to=${_id}${chosen}`} of={when} text={t('moveHere')} />
              </li>
            )
          })}
        </ul>
      )}
    </RecordPart>
  )
}
