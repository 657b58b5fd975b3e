import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { localePath } from '../../domain/locales.ts'
import { VatField } from '../../ui/billing/vat-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useAsked } from '../../ui/forms/use-asked.ts'
import { checkEmail } from '../../ui/login/create-account.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { change } from '../../ui/session/client.ts'
import { useTexts } from '../../ui/texts.ts'
import { isNewOrganisation } from '../auth/check-organisation.ts'
import { guestForm, returningForm } from './forms.ts'
import styles from './guest-step.module.css'
import type { StepProps } from './journey.ts'
import { askedStep, isForOrganisation, stepAddress } from './journey.ts'
import { Onward } from './onward.tsx'

interface GuestAccountProps extends StepProps {
  isOrganisation: boolean
  /** An address that has an account: it signs in. */
  onKnown(email: string): void
}

/** The address, which may have an account: said as it is left, with the way to sign in beside it filled in. */
function EmailField({ onKnown }: Pick<GuestAccountProps, 'onKnown'>) {
  const says = useTexts('error')
  const isKnown = useAsked('email', async (email) => {
    await checkEmail(change, email)
    onKnown(email)
    return true
  })
  return <TextField name="email" type="email" autoComplete="email" asked={isKnown ? says('emailKnown') : undefined} />
}

/** Where one asks to be let in to an organisation that is known; it leads back here. */
const joinAddress = (page: PageContext) =>
  `${localePath('/login', page.locale)}?${new URLSearchParams({ type: 'business', returnUrl: stepAddress(page, askedStep(page)) })}`

/** Whose account it becomes: one that is known asks its administrator, or the colleague who is there already. */
function OrganisationFields({ page }: { page: PageContext }) {
  const t = useTexts('registration')
  const isNewName = useAsked('organisation.name', (organisationName) => isNewOrganisation(change, { organisationName }))
  const isNewVat = useAsked('organisation.vat', (vat) => isNewOrganisation(change, { vat }))
  const asked = (isNew: boolean | null) => (isNew === false ? t('guest.knownOrganisation') : undefined)
  return (
    <>
      <TextField name="organisation.name" autoComplete="organization" asked={asked(isNewName)} />
      <VatField name="organisation.vat" width="medium" asked={asked(isNewVat)} />
      <p className={styles.note}>
        {t('guest.join')} <a href={joinAddress(page)}>{t('guest.joinLink')}</a>.
      </p>
    </>
  )
}

/** As little as an account takes. */
function GuestAccount({ page, form, course, session, isOrganisation, onKnown }: GuestAccountProps) {
  const t = useTexts('registration')
  const { locale } = page
  return (
    <Form
      definition={guestForm}
      state={form}
      values={{ isPrivatePerson: String(!isOrganisation) }}
      className={styles.form}
    >
      <input type="hidden" name="isPrivatePerson" value={String(!isOrganisation)} />
      {isOrganisation && <OrganisationFields page={page} />}
      <div className={styles.pair}>
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <EmailField onKnown={onKnown} />
      <PasswordField name="password" autoComplete="new-password" hint={t('guest.passwordHint')} />
      <p className={styles.note}>
        {t('guest.privacy')} <a href={localePath('/privacy', locale)}>{t('common.privacyStatement')}</a>.
      </p>
      <Onward
        label={t('guest.onward')}
        back={{ href: stepAddress(page, 'select'), label: t('toSelect') }}
        wish={{ course, session, seats: 1, draft: null }}
        page={page}
      />
    </Form>
  )
}

/** The address that is known stands in its field as soon as it is, unless another is typed there; all else stays. */
function KnownEmail({ email }: { email: string }) {
  const api = useForm()
  useEffect(() => {
    if (email && !api.getFieldState('email')?.value) api.change('email', email)
  }, [api, email])
  return <TextField name="email" type="email" autoComplete="username" />
}

/** For whoever has an account; `email` is theirs where that is known. */
function ReturningGuest({ form, email }: StepProps & { email: string }) {
  const t = useTexts('registration')
  return (
    <Form definition={returningForm} state={form} values={{ email }}>
      <KnownEmail email={email} />
      <PasswordField name="password" autoComplete="current-password" />
      <SubmitButton label={t('guest.signIn')} look="outline" />
    </Form>
  )
}

/** The address that was refused because it has an account, where the server drew that. */
function knownIn({ form }: Pick<StepProps, 'form'>): string {
  const { email } = form?.form === guestForm.name && form.errors.email ? form.values : {}
  return typeof email === 'string' ? email : ''
}

/** Who somebody is that nobody knows yet, or does: asked once, and it leads back to the same step. */
export function Step(props: StepProps) {
  const { page } = props
  const t = useTexts('registration')
  const [known, setKnown] = useState(() => knownIn(props))
  const isOrganisation = isForOrganisation(page)
  const payers = [
    { as: undefined, label: t('guest.private'), isChosen: !isOrganisation },
    { as: 'organisation', label: t('guest.organisation'), isChosen: isOrganisation },
  ]
  return (
    <div className={styles.parts}>
      <section aria-labelledby="guest-new">
        <h2 id="guest-new" className={styles.heading}>
          {t('guest.new')}
        </h2>
        <p className={styles.lead}>
          {t('guest.lead')} <a href="#guest-known">{t('guest.known')}</a>.
        </p>
        <nav className={styles.payers} aria-label={t('guest.payer')}>
          {payers.map(({ as, label, isChosen }) => (
            <a
              key={label}
              href={stepAddress(page, askedStep(page), as ? { as } : {})}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <GuestAccount {...props} key={String(isOrganisation)} isOrganisation={isOrganisation} onKnown={setKnown} />
      </section>
      <section id="guest-known" className={styles.known} aria-labelledby="guest-known-title">
        <h2 id="guest-known-title" className={styles.heading}>
          {t('guest.known')}
        </h2>
        <ReturningGuest {...props} email={known} />
        <p className={styles.note}>
          <a href={localePath('/password-reset', page.locale)}>{t('guest.forgot')}</a>
        </p>
      </section>
    </div>
  )
}
