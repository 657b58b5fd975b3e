import { formatAmount } from '../../domain/format.ts'
import { formatSessionDays } from '../../domain/format-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { ChoiceSessionFragment, SessionChoiceQuery } from '../../ui/gql/graphql.ts'
import { ActionButton, ActionForm } from '../../ui/kit/action-form.tsx'
import { SessionDecision } from '../../ui/kit/session-decision.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './choices.module.css'

type Choice = NonNullable<SessionChoiceQuery['sessionChoice']>

/** When, where and in which language. */
function factsOf({ schedule, location, language }: ChoiceSessionFragment, locale: Locale): string {
  const place = inLocale(location.isOnline ? location.name : location.city, locale)
  return [formatSessionDays(schedule, locale), place, inLocale(language.name, locale)].filter(Boolean).join('\u00a0· ')
}

/** The date where seats are kept, which one press takes. */
function Kept({ session, seats, locale }: { session: ChoiceSessionFragment; seats: number; locale: Locale }) {
  const t = useTexts('session-choice')
  return (
    <li data-id={session._id}>
      <h2>{factsOf(session, locale)}</h2>
      <SessionDecision session={session} locale={locale} />
      <p>{t.count('kept', seats)}</p>
      <ActionButton name="session-choice-move" sent={{ session: session._id }}>
        {t('take')}
      </ActionButton>
    </li>
  )
}

function Others({ sessions, locale }: { sessions: ChoiceSessionFragment[]; locale: Locale }) {
  const t = useTexts('session-choice')
  return (
    <li>
      <h2>{t('other')}</h2>
      <ActionForm name="session-choice-move" className={styles.other}>
        <label>
          {t('common.date')}
          <select name="session" required defaultValue="">
            <option value="">{t('choose')}</option>
            {sessions.map((session) => (
              <option key={session._id} value={session._id}>
                {factsOf(session, locale)}
              </option>
            ))}
          </select>
        </label>
        <Button look="outline" type="submit">
          {t('common.moveRegistration')}
        </Button>
      </ActionForm>
    </li>
  )
}

/** Each way on with what it does, and the button that goes it. */
export function Choices({ choice, locale }: { choice: Choice; locale: Locale }) {
  const t = useTexts('session-choice')
  const { offered, refund, seats } = choice
  const sessions = listed(choice.sessions)
  const kept = sessions.find(({ _id }) => _id === offered)
  const others = sessions.filter((session) => session !== kept)
  const amount = formatAmount(refund, locale)
  return (
    <ul className={styles.choices}>
      {kept && <Kept session={kept} seats={seats} locale={locale} />}
      {others.length > 0 && <Others sessions={others} locale={locale} />}
      <li>
        <h2>{t(refund > 0 ? 'back' : 'leave')}</h2>
        <p>{refund > 0 ? t('refund', { amount }) : t('free')}</p>
        <ActionButton name="session-choice-leave" look="outline">
          {refund > 0 ? t('refundButton', { amount }) : t('leaveButton')}
        </ActionButton>
      </li>
    </ul>
  )
}
