import { useMemo } from 'react'
import { useField } from 'react-final-form'
import { localePath, locales, splitLocale } from '../../../domain/locales.ts'
import { VatField } from '../../../ui/billing/vat-field.tsx'
import { Checkbox, RadioGroup, SelectField } from '../../../ui/forms/choices.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState, FormValues } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useAsked } from '../../../ui/forms/use-asked.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { checkEmail } from '../../../ui/login/create-account.ts'
import { loginForm } from '../../../ui/login/login-form.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { change } from '../../../ui/session/client.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { isNewOrganisation, nameOfOrganisation } from '../check-organisation.ts'
import styles from './login.module.css'
import { registerForm } from './page.ts'

/** Who registers: a private person, the first of an organisation, or another one of it. */
function OrganisationFields() {
  const t = useTexts('auth')
  const says = useTexts('error')
  const taken = says('organisationName')
  const isNewName = useAsked('organisation.name', (organisationName) => isNewOrganisation(change, { organisationName }))
  const isNewVat = useAsked('organisation.vat', (vat) => isNewOrganisation(change, { vat }))
  const known = useAsked('organisation._id', (code) => nameOfOrganisation(change, code))
  return (
    <>
      <div className={styles.whom}>
        <RadioGroup
          name="isPrivatePerson"
          beside
          options={[
            { value: 'false', label: t('register.business'), hint: t('register.businessHint') },
            { value: 'true', label: t('register.private'), hint: t('register.privateHint') },
          ]}
        />
      </div>
      {/* The style shows what the choices ask for: so it does without scripts. */}
      <div className={styles.organisation}>
        <RadioGroup
          name="isKnownOrganisation"
          beside
          options={[
            { value: 'false', label: t('register.newOrganisation'), hint: t('register.newOrganisationHint') },
            { value: 'true', label: t('register.knownOrganisation'), hint: t('register.knownOrganisationHint') },
          ]}
        />
        <div className={styles.known}>
          <TextField name="organisation._id" hint={t('register.codeHint')} autoComplete="off" />
          <p className={styles.hint} role="status" data-organisation-name>
            {known && t('register.codeOf', { name: known })}
          </p>
        </div>
        <div className={styles.new}>
          <TextField
            name="organisation.name"
            hint={t('register.nameHint')}
            autoComplete="organization"
            asked={isNewName === false ? taken : undefined}
          />
          <VatField name="organisation.vat" width="short" asked={isNewVat === false ? taken : undefined} />
        </div>
      </div>
    </>
  )
}

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
function PersonFields() {
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
      <h3 className={styles.heading}>{t('common.yourPassword')}</h3>
      <p className={styles.hint}>{t('register.passwordHint')}</p>
      <div className={styles.pair}>
        <PasswordField name="password" autoComplete={isNewAccount ? 'new-password' : 'current-password'} />
        <PasswordField name="confirmPassword" autoComplete={isNewAccount ? 'new-password' : 'current-password'} />
      </div>
    </>
  )
}

const benefits = ['register', 'papers', 'rooms'] as const

interface PartProps {
  page: PageContext
  form?: FormState
}

/** For whoever has an account, and what one has of it. */
function LoginPart({ page, form }: PartProps) {
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

/** Why a guest was sent to sign in, by the address they wanted; null when they came by themselves. */
function reasonOf(returnUrl: string | undefined): 'course' | 'page' | null {
  if (!returnUrl?.startsWith('/')) return null
  const { path } = splitLocale(returnUrl.split(/[?#]/, 1)[0] ?? '/')
  if (path === '/') return null
  return /^\/courses\/[^/]+\/register\//.test(path) ? 'course' : 'page'
}

/** Tells whoever was led here what for, and that they come back. */
function ReturnReason({ returnUrl }: { returnUrl: string | undefined }) {
  const t = useTexts('auth')
  const reason = reasonOf(returnUrl)
  if (!reason) return null
  return (
    <Notice tone="info" title={t(`login.why.${reason}`)}>
      {t('login.why.after')}
    </Notice>
  )
}

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
function RegisterPart({ page, form }: PartProps) {
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
          {t('register.privacy')} <a href={localePath('/privacy', page.locale)}>{t('common.privacyStatement')}</a>.
        </p>
        <SubmitButton label={t('register.button')} look="outline" />
      </Form>
    </>
  )
}

/** Two forms, one page. */
export function Screen({ page, form }: ScreenProps) {
  return (
    <div className={`container ${styles.page}`}>
      <ReturnReason returnUrl={page.search.returnUrl?.[0]} />
      <div className={styles.parts}>
        <section className={styles.login} aria-labelledby="login-title">
          <LoginPart page={page} form={form} />
        </section>
        <section className={styles.register} aria-labelledby="register-title">
          <RegisterPart page={page} form={form} />
        </section>
      </div>
    </div>
  )
}
