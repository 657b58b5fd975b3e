import { change } from '../../../ui/client.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { TextField, VatField } from '../../../ui/forms/text-field.tsx'
import { useAsked } from '../../../ui/forms/use-asked.ts'
import { useTexts } from '../../../ui/texts.ts'
import { isNewOrganisation, nameOfOrganisation } from './check-organisation.ts'
import styles from './login.module.css'

/** Who registers: a private person, the first of an organisation, or another one of it. */
export function OrganisationFields() {
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
