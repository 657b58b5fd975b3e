import { useMemo } from 'react'
import { localePath } from '../../../domain/locales.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormValues } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './login.module.css'
import type { PartProps } from './login-part.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { registerForm } from './register-form.ts'

/** What the address says already: an administrator's link brings the organisation's code along, an invitation also whose it is. */
function startValues({ locale, search }: PageContext): FormValues {
  const code = search.organisation?.[0] ?? ''
  return {
    isPrivatePerson: String(search.type?.[0] === 'private'),
    isKnownOrganisation: String(code !== ''),
    'organisation._id': code,
    email: search.email?.[0] ?? '',
    confirmEmail: search.email?.[0] ?? '',
    language: locale,
  }
}

/** For whoever has no account yet; "Voor wie is het?" comes first, for it decides which fields follow. */
export function RegisterPart({ page, form }: PartProps) {
  const t = useTexts('auth')
  const values = useMemo(() => startValues(page), [page])
  return (
    <>
      <h2 id="register-title" className={styles.title}>
        {t('register.title')}
      </h2>
      <p className={styles.lead}>{t('register.lead')}</p>
      <Form definition={registerForm} state={form} values={values} className={styles.form}>
        <OrganisationFields />
        <PersonFields />
        <Checkbox name="allowMarketing" optional />
        <p className={styles.privacy}>
          {t('register.privacy')} <a href={localePath('/privacy', page.locale)}>{t('register.privacyLink')}</a>.
        </p>
        <SubmitButton label={t('register.button')} look="outline" />
      </Form>
    </>
  )
}
