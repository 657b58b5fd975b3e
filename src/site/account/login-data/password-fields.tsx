import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { passwordForm } from './password-form.ts'

export function PasswordFields({ form }: { form: FormState | undefined }) {
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
