import type { LoginDataQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { AccountPart } from '../account-part.tsx'
import { EmailPart } from './email-part.tsx'
import { PasswordFields } from './password-fields.tsx'
import { SessionList } from './session-list.tsx'

/** The address, the password, and the devices that are signed in with them. */
export function Screen({ data, page, form }: ScreenProps<LoginDataQuery>) {
  const t = useTexts('login-data')
  const account = useTexts('account-layout')
  const sessions = data.loginSessions?.filter((session) => session !== null) ?? []
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
