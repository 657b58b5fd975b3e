import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { countriesIn } from '../../../domain/countries.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField, VatField } from '../../../ui/forms/text-field.tsx'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { invoiceDataForm } from './invoice-data-form.ts'
import styles from './invoices.module.css'

type Me = NonNullable<InvoiceScreenQuery['me']>
type Administrators = InvoiceScreenQuery['administrators']

/** Who is billed, for whoever may not change it, and whom they ask. */
function FixedName({ me, administrators }: { me: Me; administrators: Administrators }) {
  const t = useTexts('invoices')
  const { organisation } = me
  const names = administrators?.flatMap((one) => (one ? [`${one.firstName} ${one.lastName}`] : [])) ?? []
  return (
    <div className={styles.fixed} data-fixed-name>
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>{organisation ? organisation.name : `${me.firstName} ${me.lastName}`}</dd>
        {organisation && (
          <>
            <dt>{t('vat')}</dt>
            <dd>{organisation.vat ?? t('noVat')}</dd>
          </>
        )}
      </dl>
      {organisation && (
        <p className="muted">{names.length > 0 ? t('whoChanges', { names: names.join(', ') }) : t('nobodyChanges')}</p>
      )}
    </div>
  )
}

/** A country that somebody once typed stays a choice. */
function countryChoices(locale: PageContext['locale'], present: string | null | undefined) {
  const known = countriesIn(locale)
  const isKnown = !present || known.some(({ value }) => value === present)
  return isKnown ? known : [...known, { value: present, label: present }]
}

/** What stands on the invoices: the address, and for who may change them the name and the VAT number. */
export function InvoiceData(props: {
  me: Me
  administrators: Administrators
  page: PageContext
  form: FormState | undefined
}) {
  const { me, administrators, page, form } = props
  const t = useTexts('invoices')
  const { organisation } = me
  const mayRename = Boolean(organisation && page.visitor?.contactRoles.includes(organisationAdmin))
  const { address, zip, city, country } = organisation ?? me
  const values = {
    name: organisation?.name ?? '',
    vat: organisation?.vat ?? '',
    reference: organisation?.reference ?? '',
    ...{ address: address ?? '', zip: zip ?? '', city: city ?? '', country: country ?? 'BE' },
  }
  const labels = {
    ...{ name: t('name'), vat: t('vat'), address: t('address'), zip: t('zip'), city: t('city') },
    ...{ country: t('country'), reference: t('reference') },
  }
  return (
    <Form definition={invoiceDataForm} state={form} values={values} labels={labels}>
      {mayRename ? (
        <>
          <TextField name="name" autoComplete="organization" />
          <VatField name="vat" width="medium" />
        </>
      ) : (
        <FixedName me={me} administrators={administrators} />
      )}
      <TextField name="address" autoComplete="street-address" hint={t('addressHint')} />
      <div className={styles.place}>
        <TextField name="zip" autoComplete="postal-code" />
        <TextField name="city" autoComplete="address-level2" />
      </div>
      <SelectField name="country" options={countryChoices(page.locale, country)} width="medium" />
      {organisation && <TextField name="reference" hint={t('referenceHint')} optional width="medium" />}
      <SubmitButton label={t('save')} look="ink" />
    </Form>
  )
}
