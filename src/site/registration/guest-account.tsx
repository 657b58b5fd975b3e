import { localePath } from '../../domain/locales.ts'
import { change } from '../../ui/client.ts'
import { Form } from '../../ui/forms/form.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField, VatField } from '../../ui/forms/text-field.tsx'
import { useAsked } from '../../ui/forms/use-asked.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { checkEmail } from '../../ui/session/check-email.ts'
import { useTexts } from '../../ui/texts.ts'
import { guestForm } from './guest-forms.ts'
import styles from './guest-step.module.css'
import { askedStep, stepAddress } from './journey.ts'
import { Onward } from './onward.tsx'
import type { StepProps } from './step-props.ts'

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

/** As little as an account takes. */
export function GuestAccount({ page, form, course, isOrganisation, onKnown }: GuestAccountProps) {
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
      {isOrganisation && (
        <>
          <TextField name="organisation.name" autoComplete="organization" />
          <VatField name="organisation.vat" width="medium" />
          <p className={styles.note}>
            {t('guest.join')} <a href={joinAddress(page)}>{t('guest.joinLink')}</a>.
          </p>
        </>
      )}
      <div className={styles.pair}>
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <EmailField onKnown={onKnown} />
      <PasswordField name="password" autoComplete="new-password" hint={t('guest.passwordHint')} />
      <p className={styles.note}>
        {t('guest.privacy')} <a href={localePath('/privacy', locale)}>{t('guest.privacyLink')}</a>.
      </p>
      <Onward
        label={t('guest.onward')}
        back={{ href: stepAddress(page, 'select'), label: t('toSelect') }}
        course={course}
        seats={1}
        locale={locale}
      />
    </Form>
  )
}
