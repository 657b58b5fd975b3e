import { formatAmount, formatDate } from '../../../../domain/format.ts'
import type { Locale } from '../../../../domain/locales.ts'
import { Button } from '../../../../ui/button.tsx'
import type { RegistrationMovesFragment } from '../../../../ui/gql/graphql.ts'
import { listed } from '../../../../ui/listed.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { sessionFacts } from '../session-facts.ts'
import styles from './detail.module.css'

/** Moves to another date of the course: says first what that does to the money, and until when it can be done. */
export function Moves({ moves, locale }: { moves: RegistrationMovesFragment; locale: Locale }) {
  const t = useTexts('registrations')
  const others = listed(moves.sessions)
  const [first] = others
  const until = formatDate(moves.until, locale)
  const money = (cents: number) => formatAmount(Math.abs(cents), locale)
  const difference = first?.difference ?? 0
  return (
    <section className={styles.part} data-moves>
      <h2>{t('moveTitle')}</h2>
      {!moves.isPossible && <p>{t('moveTooLate', { date: until })}</p>}
      {moves.isPossible && !first && <p>{t('moveNowhere')}</p>}
      {moves.isPossible && first && (
        <>
          <p>
            {t('moveText', { date: until })} {difference === 0 && t('moveSame')}
            {difference > 0 && t('moveDearer', { amount: money(difference) })}
            {difference < 0 && t(first.refund > 0 ? 'moveRefund' : 'moveCheaper', { amount: money(difference) })}
          </p>
          <form method="post" data-form="registration-move" className={styles.replacement}>
            <input type="hidden" name="form" value="registration-move" />
            <input type="hidden" name="difference" value={difference} />
            <label>
              {t('moveTo')}
              <select name="session" required defaultValue="">
                <option value="">{t('moveChoose')}</option>
                {others.map(({ session }) => (
                  <option key={session._id} value={session._id}>
                    {sessionFacts(session, locale)}
                  </option>
                ))}
              </select>
            </label>
            <Button look="outline" type="submit">
              {t('move')}
            </Button>
          </form>
        </>
      )}
    </section>
  )
}
