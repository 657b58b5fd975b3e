import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import { Form } from '../../ui/forms/form.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { returningForm } from './guest-forms.ts'
import type { StepProps } from './step-props.ts'

/** The address that is known stands in its field as soon as it is, unless another is typed there; all else stays. */
function KnownEmail({ email }: { email: string }) {
  const api = useForm()
  useEffect(() => {
    if (email && !api.getFieldState('email')?.value) api.change('email', email)
  }, [api, email])
  return <TextField name="email" type="email" autoComplete="username" />
}

/** For whoever has an account; `email` is theirs where that is known. */
export function ReturningGuest({ form, email }: StepProps & { email: string }) {
  const t = useTexts('registration')
  return (
    <Form definition={returningForm} state={form} values={{ email }}>
      <KnownEmail email={email} />
      <PasswordField name="password" autoComplete="current-password" />
      <SubmitButton label={t('guest.signIn')} look="outline" />
    </Form>
  )
}
