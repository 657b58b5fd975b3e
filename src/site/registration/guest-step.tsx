import { useState } from 'react'
import { localePath } from '../../domain/locales.ts'
import { useTexts } from '../../ui/texts.ts'
import { GuestAccount } from './guest-account.tsx'
import { guestForm } from './guest-forms.ts'
import styles from './guest-step.module.css'
import { askedStep, isForOrganisation, stepAddress } from './journey.ts'
import { ReturningGuest } from './returning-guest.tsx'
import type { StepProps } from './step-props.ts'

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
