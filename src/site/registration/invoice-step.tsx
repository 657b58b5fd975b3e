import { countriesIn } from '../../domain/countries.ts'
import { Form } from '../../ui/forms/form.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { invoiceForm } from './invoice-form.ts'
import { stepAddress } from './journey.ts'
import type { Draft } from './journey-query.ts'
import { Onward } from './onward.tsx'
import styles from './registration.module.css'
import type { StepProps } from './step-props.ts'

/** Each known value under its field's name; whoever has no organisation and no number is a private person. */
function startOf({ invoice }: Draft, organisation: string | null | undefined) {
  const fields = Object.entries(invoice).map(([name, value]): [string, string] => [`invoice.${name}`, value ?? ''])
  return { ...Object.fromEntries(fields), isPrivatePerson: String(!organisation && !invoice.vat) }
}

/** A country that somebody once typed stays a choice. */
function countries(locale: StepProps['page']['locale'], present: string | null | undefined) {
  const known = countriesIn(locale)
  return !present || known.some(({ value }) => value === present)
    ? known
    : [...known, { value: present, label: present }]
}

/** Who is billed: an organisation or a private person; what is known already is filled in. */
export function InvoiceStep({ page, form, course, draft }: StepProps) {
  const t = useTexts('registration')
  if (!draft) return null
  const { locale, visitor } = page
  const { invoice } = draft
  const labels = {
    isPrivatePerson: t('billedTo'),
    ...{ 'invoice.name': t('name'), 'invoice.vat': t('vatNumber'), 'invoice.address': t('address') },
    ...{ 'invoice.zip': t('zip'), 'invoice.city': t('city'), 'invoice.country': t('country') },
    ...{ 'invoice.email': t('invoiceEmail'), 'invoice.reference': t('reference') },
  }
  return (
    <Form
      definition={invoiceForm}
      state={form}
      step="invoice"
      values={startOf(draft, visitor?.organisation)}
      labels={labels}
      className={styles.form}
    >
      <div className={styles.fields}>
        <RadioGroup
          name="isPrivatePerson"
          beside
          options={[
            { value: 'false', label: t('organisation') },
            { value: 'true', label: t('private') },
          ]}
        />
        <TextField name="invoice.name" autoComplete="organization" />
        {/* The style hides what a private person has not: so it does without scripts. */}
        <div className={styles.ofOrganisation}>
          <TextField name="invoice.vat" hint={t('vatHint')} width="medium" autoComplete="off" optional />
        </div>
        <TextField name="invoice.address" autoComplete="street-address" />
        <div className={styles.place}>
          <TextField name="invoice.zip" autoComplete="postal-code" />
          <TextField name="invoice.city" autoComplete="address-level2" />
        </div>
        <SelectField name="invoice.country" options={countries(locale, invoice.country)} width="medium" />
        <TextField name="invoice.email" type="email" autoComplete="email" hint={t('invoiceEmailHint')} />
        <div className={styles.ofOrganisation}>
          <TextField name="invoice.reference" hint={t('referenceHint')} width="medium" autoComplete="off" optional />
        </div>
      </div>
      <Onward
        label={t('toConfirmation')}
        back={{ href: stepAddress(page, 'students'), label: t('backToStudents') }}
        course={course}
        seats={draft.students.length}
        locale={locale}
      />
    </Form>
  )
}
