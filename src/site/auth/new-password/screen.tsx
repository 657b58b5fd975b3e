import { localePath } from '../../../domain/locales.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { StatusPage } from '../../chrome/status-page.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import { newPasswordForm } from './page.ts'

/** Two fields, and a way out for whose link is too old. */
export function Screen({ page, form }: ScreenProps) {
  const t = useTexts('auth')
  return (
    <StatusPage seed="password">
      <h1>{t('newPassword.title')}</h1>
      <p className="lead">{t('newPassword.lead')}</p>
      <Form definition={newPasswordForm} state={form}>
        <PasswordField name="password" autoComplete="new-password" hint={t('newPassword.hint')} />
        <PasswordField name="confirmPassword" autoComplete="new-password" />
        <SubmitButton label={t('newPassword.button')}>
          <a href={localePath('/password-reset', page.locale)}>{t('newPassword.again')}</a>
        </SubmitButton>
      </Form>
    </StatusPage>
  )
}
