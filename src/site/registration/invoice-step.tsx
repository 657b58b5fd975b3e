import { useFormState } from 'react-final-form'
import { countryChoices } from '../../ui/billing/billed.ts'
import { VatField } from '../../ui/billing/vat-field.tsx'
import { Checkbox, RadioGroup, SelectField } from '../../ui/forms/choices.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type Says, useTexts } from '../../ui/texts.ts'
import { invoiceForm } from './forms.ts'
import ownStyles from './invoice.module.css'
import type { Draft } from './journey.ts'
import { isAlone, isForOneself, type StepProps, stepAddress } from './journey.ts'
import { Onward } from './onward.tsx'
import styles from './registration.module.css'

const subscription = { values: true }
const fields = ['address', 'zip', 'city', 'country'] as const

/** The account's address may become the one that was typed; without scripts that is asked whatever was typed. */
export function KeepAddress({ me, page }: { me: RegisterJourneyQuery['me']; page: PageContext }) {
  const t = useTexts('registration')
  const { values } = useFormState({ subscription })
  const known = page.visitor?.organisation ? me?.organisation : me
  if (!known?.address) return null
  const typed: Record<string, string | undefined> = values.invoice ?? {}
  const isOther = fields.some((field) => (typed[field] ?? '').trim() !== (known[field] ?? ''))
  const { address, zip, city } = known
  return (
    <div className={isOther ? undefined : ownStyles.unscripted}>
      <Checkbox
        name="keepsAddress"
        hint={t('knownAddress', { address: `${address}, ${[zip, city].filter(Boolean).join(' ')}` })}
        optional
      />
    </div>
  )
}

/** Each known value under its field's name; whoever has no organisation and no number is a private person. */
function startOf({ invoice }: Draft, organisation: string | null | undefined) {
  const fields = Object.entries(invoice).map(([name, value]): [string, string] => [`invoice.${name}`, value ?? ''])
  return { ...Object.fromEntries(fields), isPrivatePerson: String(!organisation && !invoice.vat) }
}

/** What is asked of everybody. */
const asked = ['invoice.address', 'invoice.zip', 'invoice.city']

const labelsIn = (t: Says<'registration'>) => ({
  isPrivatePerson: t('billedTo'),
  'invoice.name': t('name'),
  'invoice.vat': t('fields.vat'),
  'invoice.address': t('fields.address'),
  'invoice.zip': t('fields.zip'),
  'invoice.city': t('common.city'),
  'invoice.country': t('fields.country'),
  'invoice.email': t('invoiceEmail'),
  'invoice.reference': t('fields.customerRef'),
  keepsAddress: t('keepAddress'),
})

/** Who is billed; the style hides what a private person has not: so it does without scripts. */
function BilledTo({ isPrivate }: { isPrivate: boolean }) {
  const t = useTexts('registration')
  return (
    <>
      <RadioGroup
        name="isPrivatePerson"
        beside
        options={[
          { value: 'false', label: t('organisation') },
          { value: 'true', label: t('private') },
        ]}
      />
      <TextField name="invoice.name" autoComplete={isPrivate ? 'name' : 'organization'} />
      <div className={ownStyles.ofOrganisation}>
        <VatField name="invoice.vat" width="medium" />
      </div>
    </>
  )
}

function Address() {
  return (
    <>
      <TextField name="invoice.address" autoComplete="street-address" />
      <div className={ownStyles.place}>
        <TextField name="invoice.zip" autoComplete="postal-code" />
        <TextField name="invoice.city" autoComplete="address-level2" />
      </div>
    </>
  )
}

/** Where it goes, and what it bears. */
function SentTo({ page: { locale }, invoice }: Pick<StepProps, 'page'> & Pick<Draft, 'invoice'>) {
  const t = useTexts('registration')
  return (
    <>
      <SelectField name="invoice.country" options={countryChoices(locale, invoice.country)} width="medium" />
      <TextField name="invoice.email" type="email" autoComplete="email" hint={t('invoiceEmailHint')} />
      <div className={ownStyles.ofOrganisation}>
        <TextField name="invoice.reference" hint={t('referenceHint')} width="medium" autoComplete="off" optional />
      </div>
    </>
  )
}

/** A private person who is new said who they are already: only the address is asked, all else can be changed. */
function AddressOfPerson({ page, form, draft }: StepProps & { draft: Draft }) {
  const t = useTexts('registration')
  const { name, email } = draft.invoice
  const refused = Object.keys(form?.form === invoiceForm.name ? form.errors : {})
  return (
    <>
      <p className={ownStyles.billed}>{t('billedYou', { name: name ?? '', email: email ?? '' })}</p>
      <Address />
      <details className={ownStyles.other} open={refused.some((field) => !asked.includes(field)) || undefined}>
        <summary>{t('billedOther')}</summary>
        <BilledTo isPrivate />
        <SentTo page={page} invoice={draft.invoice} />
      </details>
    </>
  )
}

/** Who is billed: an organisation or a private person; what is known already is filled in. */
export function Step(props: StepProps) {
  const { page, form, course, session, draft, data } = props
  const t = useTexts('registration')
  if (!draft) return null
  const { visitor } = page
  const { invoice, hasInvoice } = draft
  const isPrivate = isForOneself(page)
  const isNew = isPrivate && !hasInvoice && !invoice.address && invoice.name && invoice.email
  return (
    <Form
      definition={invoiceForm}
      state={form}
      step="invoice"
      values={startOf(draft, visitor?.organisation)}
      labels={labelsIn(t)}
      className={styles.form}
    >
      <div className={styles.fields}>
        {isNew ? (
          <AddressOfPerson {...props} draft={draft} />
        ) : (
          <>
            <BilledTo isPrivate={isPrivate} />
            <Address />
            <SentTo page={page} invoice={invoice} />
            <KeepAddress me={data.me} page={page} />
          </>
        )}
      </div>
      <Onward
        label={t('toConfirmation')}
        back={{
          href: stepAddress(page, 'students'),
          label: t(isAlone(page, draft.students.length) ? 'backToStudent' : 'backToStudents'),
        }}
        wish={{ course, session, seats: draft.students.length, draft }}
        page={page}
      />
    </Form>
  )
}
