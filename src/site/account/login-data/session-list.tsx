import { formatFullDate, formatTime } from '../../../domain/format.ts'
import type { Locale } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { LoginDataQuery } from '../../../ui/gql/graphql.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { Row, RowList } from '../row-list.tsx'
import styles from './login-data.module.css'
import { endOtherSessionsForm, endSessionForm } from './session-forms.ts'

type Session = NonNullable<NonNullable<LoginDataQuery['loginSessions']>[number]>

function useDeviceName() {
  const t = useTexts('login-data')
  return ({ browser, system }: Session) => {
    if (browser && system) return t('sessions.device', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
}

function SessionRow({ session, locale }: { session: Session; locale: Locale }) {
  const t = useTexts('login-data')
  const device = useDeviceName()(session)
  const at = (instant: string) => ({ day: formatFullDate(instant, locale), time: formatTime(instant, locale) })
  return (
    <Row
      id={session._id}
      description={
        <>
          <p className={styles.device}>{device}</p>
          <p className={styles.when}>{t('sessions.begun', at(session.createdAt))}</p>
          {!session.current && <p className={styles.when}>{t('sessions.used', at(session.lastUsedAt))}</p>}
        </>
      }
    >
      {session.current ? (
        <p className={styles.current} data-current>
          <Mark kind="full" tone="good" />
          {t('sessions.current')}
        </p>
      ) : (
        <form method="post" data-form={endSessionForm.name}>
          <input type="hidden" name="form" value={endSessionForm.name} />
          <input type="hidden" name="sessionId" value={session._id} />
          <button type="submit" className={styles.end}>
            {t('sessions.end')} <span className="visually-hidden">{device}</span>
          </button>
        </form>
      )}
    </Row>
  )
}

/** Where one is signed in, this device first; the others end one by one, or all at once. */
export function SessionList({ sessions, locale }: { sessions: readonly Session[]; locale: Locale }) {
  const t = useTexts('login-data')
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <RowList>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow key={session._id} session={session} locale={locale} />
        ))}
      </RowList>
      {others.length > 0 ? (
        <form method="post" data-form={endOtherSessionsForm.name} className={styles.all}>
          <input type="hidden" name="form" value={endOtherSessionsForm.name} />
          <Button type="submit" look="outline">
            {t('sessions.endOthers')}
          </Button>
        </form>
      ) : (
        <p className={styles.alone}>{t('sessions.alone')}</p>
      )}
    </>
  )
}
