import { localePath } from '../../../domain/locales.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { loginForm } from '../../../ui/session/login-form.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './login.module.css'

const benefits = ['register', 'papers', 'rooms'] as const

export interface PartProps {
  page: PageContext
  form?: FormState
}

/** For whoever has an account, and what one has of it. */
export function LoginPart({ page, form }: PartProps) {
  const t = useTexts('auth')
  return (
    <>
      <h1 id="login-title" className={styles.title}>
        {t('login.title')}
      </h1>
      <Form definition={loginForm} state={form}>
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <SubmitButton label={t('login.button')}>
          <a href={localePath('/password-reset', page.locale)}>{t('login.forgot')}</a>
        </SubmitButton>
      </Form>
      <div className={styles.benefits}>
        <h2>{t('login.benefitsTitle')}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{t(`login.benefits.${benefit}`)}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
