import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { LoginDataQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { emailForm, resendForm } from './email-form.ts'
import styles from './login-data.module.css'

type Me = NonNullable<LoginDataQuery['me']>

function Resend() {
  const t = useTexts('login-data')
  return (
    <form method="post" data-form={resendForm.name}>
      <input type="hidden" name="form" value={resendForm.name} />
      <Button type="submit" look="outline">
        {t('email.resend')}
      </Button>
    </form>
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
export function EmailPart({ me, form }: { me: Me; form: FormState | undefined }) {
  const t = useTexts('login-data')
  const labels = { email: t('email.new'), confirmEmail: t('email.again'), password: t('email.password') }
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
        <SubmitButton label={t('email.button')} look="ink" />
      </Form>
    </>
  )
}
