import { locales } from '../../domain/locales.ts'
import { countryChoices } from '../../ui/billing/billed.ts'
import { VatField } from '../../ui/billing/vat-field.tsx'
import { SelectField, TextField } from '../../ui/forms/index.ts'
import type { PhonePageQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/index.ts'
import { usePage } from '../kit/index.ts'
import type { customerIn } from './page.ts'
import styles from './phone.module.css'

type Choices = NonNullable<PhonePageQuery['phoneChoices']>
type Chosen = ReturnType<typeof customerIn>

/** Who calls, where nobody knows them. */
export function NewCustomer({ chosen }: { chosen: Chosen }) {
  const t = useTexts('panel-phone')
  const names = useTexts('languages')
  return (
    <fieldset className={styles.group}>
      <legend>{t('contact')}</legend>
      {chosen.isOrganisationNew && (
        <>
          <TextField name="newOrganisation.name" autoComplete="off" />
          <VatField name="newOrganisation.vat" width="medium" />
          <TextField name="newOrganisation.enterpriseNumber" width="medium" optional />
        </>
      )}
      <div className={styles.pair}>
        <TextField name="contact.firstName" autoComplete="off" />
        <TextField name="contact.lastName" autoComplete="off" />
      </div>
      <TextField name="contact.email" type="email" autoComplete="off" />
      <TextField name="contact.phone" type="tel" autoComplete="off" width="medium" optional />
      <SelectField
        name="contact.language"
        width="medium"
        options={locales.map((value) => ({ value, label: names(value) }))}
      />
    </fieldset>
  )
}

function Billing({ isNew }: { isNew: boolean }) {
  const t = useTexts('panel-phone')
  const { locale } = usePage()
  return (
    <fieldset className={styles.group}>
      <legend>{t('billing')}</legend>
      <TextField name="invoice.address" autoComplete="off" />
      <div className={styles.pair}>
        <TextField name="invoice.zip" autoComplete="off" width="short" />
        <TextField name="invoice.city" autoComplete="off" />
      </div>
      <SelectField name="invoice.country" options={countryChoices(locale)} width="medium" />
      <TextField
        name="invoice.name"
        autoComplete="off"
        hint={isNew ? t('billingNameHint') : undefined}
        optional={isNew}
      />
      <TextField name="invoice.email" type="email" autoComplete="off" optional={isNew} />
    </fieldset>
  )
}

/** Whom it bills: what is known, which another may take the place of. */
export function Billed({ choices, chosen, isWrong }: { choices: Choices; chosen: Chosen; isWrong: boolean }) {
  const t = useTexts('panel-phone')
  const { customer } = choices
  if (chosen.isNew) return <Billing isNew />
  if (!customer) return null
  const { name, organisationName, address, zip, city, billingEmail } = customer
  if (!address) return <Billing isNew={false} />
  const billed = [organisationName ?? name, address, `${zip} ${city}`, billingEmail].filter(Boolean).join(', ')
  return (
    <>
      <p>{t('billedKnown', { billed })}</p>
      {customer.isPartner && <p>{t('partner')}</p>}
      <details open={isWrong}>
        <summary>{t('billingOther')}</summary>
        <Billing isNew={false} />
      </details>
    </>
  )
}
