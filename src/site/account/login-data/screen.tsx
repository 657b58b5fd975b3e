import { formatFullDate, formatTime } from '../../../domain/format.ts'
import type { Locale } from '../../../domain/locales.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { LoginDataQuery } from '../../../ui/gql/graphql.ts'
import { ActionButton, ActionForm } from '../../../ui/kit/action-form.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { AccountPart, Row, RowList } from '../kit/account-part.tsx'
import styles from './login-data.module.css'
import { emailForm, endOtherSessionsForm, endSessionForm, passwordForm, resendForm } from './page.ts'

type Session = NonNullable<NonNullable<LoginDataQuery['loginSessions']>[number]>

function SessionRow({ session, locale }: { session: Session; locale: Locale }) {
  const t = useTexts('login-data')
  const { browser, system } = session
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  const at = (instant: string) => ({ day: formatFullDate(instant, locale), time: formatTime(instant, locale) })
  return (
    <Row
      id={session._id}
      description={
        <>
          <p className="strong">{device}</p>
          <p className={styles.when}>{t('sessions.begun', at(session.createdAt))}</p>
          {!session.current && <p className={styles.when}>{t('sessions.used', at(session.lastUsedAt))}</p>}
        </>
      }
    >
      {session.current ? (
        <p className="marked small strong" data-current>
          <Mark kind="full" tone="good" />
          {t('sessions.current')}
        </p>
      ) : (
        <ActionForm name={endSessionForm.name} sent={{ sessionId: session._id }}>
          <button type="submit" className={styles.end}>
            {t('sessions.end')} <span className="visually-hidden">{device}</span>
          </button>
        </ActionForm>
      )}
    </Row>
  )
}

/** Where one is signed in, this device first; the others end one by one, or all at once. */
function SessionList({ sessions, locale }: { sessions: readonly Session[]; locale: Locale }) {
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
        <ActionButton name={endOtherSessionsForm.name} className={styles.all} look="outline">
          {t('sessions.endOthers')}
        </ActionButton>
      ) : (
        <p className={styles.alone}>{t('sessions.alone')}</p>
      )}
    </>
  )
}

type Me = NonNullable<LoginDataQuery['me']>

function Resend() {
  const t = useTexts('login-data')
  return (
    <ActionButton name={resendForm.name} look="outline">
      {t('email.resend')}
    </ActionButton>
  )
}

/** An address that nobody has proved yet: the one that is to come, or the account's own. */
function Unproved({ email, emailVerified, newEmail }: Me) {
  const t = useTexts('login-data')
  if (newEmail) {
    return (
      <div data-pending-email={newEmail}>
        <Notice tone="wait" title={t('email.pendingTitle', { email: newEmail })} action={<Resend />}>
          {t('email.pendingText', { email })}
        </Notice>
      </div>
    )
  }
  if (emailVerified) return null
  return (
    <div data-unverified>
      <Notice tone="wait" title={t('email.unverifiedTitle')} action={<Resend />}>
        {t('email.unverifiedText', { email })}
      </Notice>
    </div>
  )
}

/** The address one signs in with, and how it becomes another one. */
function EmailPart({ me, form }: { me: Me; form: FormState | undefined }) {
  const t = useTexts('login-data')
  const labels = { email: t('email.new'), confirmEmail: t('email.again'), password: t('common.yourPassword') }
  return (
    <>
      <p className={styles.present}>
        {t('email.present')} <strong data-email>{me.email}</strong>
      </p>
      <Unproved {...me} />
      <Form definition={emailForm} state={form} labels={labels}>
        <TextField name="email" type="email" autoComplete="email" hint={t('email.hint')} />
        <TextField name="confirmEmail" type="email" autoComplete="email" />
        <PasswordField name="password" autoComplete="current-password" />
        <SubmitButton label={t('common.changeEmail')} look="ink" />
      </Form>
    </>
  )
}

function PasswordFields({ form }: { form: FormState | undefined }) {
  const t = useTexts('login-data')
  const labels = {
    oldPassword: t('password.old'),
    newPassword: t('password.new'),
    confirmPassword: t('password.again'),
  }
  return (
    <Form definition={passwordForm} state={form} labels={labels}>
      <PasswordField name="oldPassword" autoComplete="current-password" />
      <PasswordField name="newPassword" autoComplete="new-password" hint={t('password.hint')} />
      <PasswordField name="confirmPassword" autoComplete="new-password" />
      <SubmitButton label={t('password.button')} look="ink" />
    </Form>
  )
}

/** The address, the password, and the devices that are signed in with them. */
export function Screen({ data, page, form }: ScreenProps<LoginDataQuery>) {
  const t = useTexts('login-data')
  const account = useTexts('account-layout')
  const sessions = listed(data.loginSessions)
  return (
    <AccountLayout page={page} title={account('loginData')}>
      <AccountPart id="email-address" title={t('email.title')}>
        {data.me && <EmailPart me={data.me} form={form} />}
      </AccountPart>
      <AccountPart id="new-password" title={t('password.title')} text={t('password.text')}>
        <PasswordFields form={form} />
      </AccountPart>
      <AccountPart id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList sessions={sessions} locale={page.locale} />
      </AccountPart>
    </AccountLayout>
  )
}
