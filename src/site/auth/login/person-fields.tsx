import { useField } from 'react-final-form'
import { locales } from '../../../domain/locales.ts'
import { change } from '../../../ui/client.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useAsked } from '../../../ui/forms/use-asked.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { checkEmail } from '../../../ui/session/check-email.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './login.module.css'

/** What a language calls itself. */
const languages = { nl: 'Nederlands', en: 'English', fr: 'Français' }
const languageOptions = locales.map((value) => ({ value, label: languages[value] }))

/** Whose the address is already; a private person's account can be linked to the organisation (spec section 5). */
function useHolder() {
  const says = useTexts('error')
  const { input } = useField<string>('isPrivatePerson', { subscription: { value: true } })
  const holder = useAsked('email', (email) => checkEmail(change, email))
  const isPrivate = input.value === 'true'
  if (holder === 'linked') return { asked: says('emailLinked'), isNewAccount: true }
  if (holder !== 'private') return { isNewAccount: true }
  return isPrivate ? { asked: says('emailPrivate'), isNewAccount: true } : { isNewAccount: false }
}

/** Who somebody is, and what they will sign in with. */
export function PersonFields() {
  const t = useTexts('auth')
  const { asked, isNewAccount } = useHolder()
  return (
    <>
      <h3 className={styles.heading}>{t('register.data')}</h3>
      <div className={styles.pair}>
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
        <TextField name="email" type="email" autoComplete="email" asked={asked} />
        <TextField name="confirmEmail" type="email" autoComplete="email" />
      </div>
      <div className={styles.told} role="status">
        {!isNewAccount && (
          <Notice tone="info" title={t('register.existingTitle')}>
            {t('register.existing')}
          </Notice>
        )}
      </div>
      <div className={styles.pair}>
        <TextField name="phone" type="tel" autoComplete="tel" optional />
        <SelectField name="language" options={languageOptions} />
      </div>
      <h3 className={styles.heading}>{t('register.password')}</h3>
      <p className={styles.hint}>{t('register.passwordHint')}</p>
      <div className={styles.pair}>
        <PasswordField name="password" autoComplete={isNewAccount ? 'new-password' : 'current-password'} />
        <PasswordField name="confirmPassword" autoComplete={isNewAccount ? 'new-password' : 'current-password'} />
      </div>
    </>
  )
}
