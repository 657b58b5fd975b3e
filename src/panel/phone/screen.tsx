import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { TextKey } from '../../domain/translator.ts'
import {
  Checkbox,
  CheckboxGroup,
  type FormValues,
  RadioGroup,
  SubmitButton,
  TextArea,
  TextField,
} from '../../ui/forms/index.ts'
import type { PhonePageQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import type { Texts } from '../../ui/texts.ts'
import { listPaths, PageForm, RecordHead, RecordPart, type ScreenOf, usePage, useRefused } from '../kit/index.ts'
import { Billed, NewCustomer } from './customer.tsx'
import { askedOf, customerIn, effectIn, phoneForm, type phonePage, rowFieldsOf, rowNames } from './page.ts'
import styles from './phone.module.css'
import { Summary } from './summary.tsx'

type Choices = NonNullable<PhonePageQuery['phoneChoices']>
type Session = NonNullable<Choices['session']>

/** Looks again with what was typed: by itself where there are scripts. */
function SearchButton({ of }: { of: string }) {
  const t = useTexts('panel-phone')
  return (
    <Button type="submit" name="preview" value="1" look="outline" formNoValidate aria-label={`${t('search')}: ${of}`}>
      {t('search')}
    </Button>
  )
}

/** Who may be meant, with the ways to somebody new. */
function useCallers(choices: Choices) {
  const t = useTexts('panel-phone')
  const found = listed(choices.customers).map(({ user, organisation, name, organisationName, email, phone, city }) => ({
    value: `${user ?? ''}:${organisation ?? ''}`,
    label: user
      ? `${name}, ${organisationName ?? t('privatePerson')}`
      : t('newContactAt', { organisation: organisationName ?? '' }),
    hint: [email, phone, city].filter(Boolean).join(', '),
  }))
  const isNew = (['organisation', 'person'] as const).map((kind) => ({
    value: `new:${kind}`,
    label: t(kind === 'organisation' ? 'newOrganisation' : 'newPerson'),
  }))
  return { found, options: [...found, ...isNew] }
}

function useSessionChoice() {
  const t = useTexts('panel-phone')
  const { locale } = usePage()
  return ({ session, waiting }: Session) => {
    const { _id, startDate, location, language, capacity, registrationCount: taken, plannedCourse } = session
    const free = capacity - taken
    return {
      value: _id,
      label: `${inLocale(plannedCourse.title, locale)}, ${formatDayInYear(startDate, locale)}`,
      hint: [
        inLocale(location.name, locale),
        inLocale(language.name, locale),
        free > 0 ? t.count('seats', free) : t('full', { taken, capacity }),
        waiting > 0 && t.count('waiting', waiting),
        plannedCourse.price === null ? t('onRequest') : t('each', { price: formatAmount(plannedCourse.price, locale) }),
      ]
        .filter(Boolean)
        .join(', '),
    }
  }
}

function Sessions({ choices }: { choices: Choices }) {
  const t = useTexts('panel-phone')
  const choiceOf = useSessionChoice()
  const { session } = choices
  const others = listed(choices.sessions).filter((one) => one.session._id !== session?.session._id)
  const options = [...(session ? [session] : []), ...others].map(choiceOf)
  return options.length > 0 ? <RadioGroup name="session" options={options} /> : <p>{t('noSession')}</p>
}

function Row({ name, isCertified }: { name: (typeof rowNames)[number]; isCertified: boolean }) {
  const t = useTexts('panel-phone')
  const [firstName = '', lastName = '', email = '', dateOfBirth = '', birthPlace = ''] = rowFieldsOf(name)
  return (
    <fieldset className={styles.group}>
      <legend>{t('row', { number: Number(name) + 1 })}</legend>
      <div className={styles.pair}>
        <TextField name={firstName} autoComplete="off" />
        <TextField name={lastName} autoComplete="off" />
      </div>
      <TextField name={email} type="email" autoComplete="off" />
      {isCertified && (
        <div className={styles.pair}>
          <TextField name={dateOfBirth} type="date" width="short" />
          <TextField name={birthPlace} autoComplete="off" />
        </div>
      )}
    </fieldset>
  )
}

/** The customer's own to tick, who calls, and new ones in rows. */
function People({
  choices,
  chosen,
  values,
}: {
  choices: Choices
  chosen: ReturnType<typeof customerIn>
  values: FormValues
}) {
  const t = useTexts('panel-phone')
  const isCertified = choices.session?.session.plannedCourse.type === 'CERTIFICATION'
  const students = listed(choices.customer?.students).map(({ _id, firstName, lastName, email, hasBirthData }) => ({
    value: _id,
    label: `${firstName} ${lastName}`,
    hint: isCertified && !hasBirthData ? t('noBirthData') : email,
  }))
  const isFilled = (name: (typeof rowNames)[number]) => rowFieldsOf(name).some((field) => values[field])
  const [first, ...others] = rowNames
  return (
    <>
      {!chosen.isNew && students.length > 0 && <CheckboxGroup name="students" options={students} />}
      <Checkbox name="contactTakesPart" optional />
      {first && <Row name={first} isCertified={isCertified} />}
      <details open={others.some(isFilled)}>
        <summary>{t('more')}</summary>
        {others.map((name) => (
          <Row key={name} name={name} isCertified={isCertified} />
        ))}
      </details>
    </>
  )
}

function useLabels() {
  const t = useTexts('panel-phone')
  const ofFields = useTexts('fields')
  const own = ['caller', 'customer', 'sought', 'session', 'students', 'contactTakesPart', 'payment'] as const
  const priced = ['price', 'reason', 'discountCode', 'reference', 'note'] as const
  const labelled = (under: string, names: readonly (keyof Texts['fields'] & string)[]) =>
    names.map((name) => [`${under}.${name}`, ofFields(name as TextKey<Texts['fields']>)] as const)
  const person = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace'] as const
  return {
    ...Object.fromEntries([
      ...own.map((name) => [name, t(name)] as const),
      ...priced.map((name) => [name, t(name)] as const),
      ...rowNames.flatMap((name) => labelled(`newStudents.${name}`, person)),
      ...labelled('contact', ['firstName', 'lastName', 'email', 'phone', 'language']),
      ...labelled('newOrganisation', ['vat', 'enterpriseNumber']),
      ...labelled('invoice', ['address', 'zip', 'city', 'country']),
    ]),
    'newOrganisation.name': t('organisationName'),
    'invoice.name': t('billingName'),
    'invoice.email': t('billingEmail'),
  }
}

/** What stands in the fields at first: whom and what the address names. */
function usualValues(choices: Choices, asked: ReturnType<typeof askedOf>, locale: string): FormValues {
  const [first] = listed(choices.customers)
  const customer = first && (asked.user || asked.organisation) ? `${first.user ?? ''}:${first.organisation ?? ''}` : ''
  return { customer, session: asked.session, payment: 'invoice', 'contact.language': locale, 'invoice.country': 'BE' }
}

const extra = ['price', 'reason', 'discountCode', 'reference', 'note'] as const

/** A call, in the order in which people speak: who, which session, who takes part, how it is paid. */
export function Screen({ data, page }: ScreenOf<typeof phonePage>) {
  const t = useTexts('panel-phone')
  const registrations = useTexts('panel-registrations')
  const form = useRefused(phoneForm.name)
  const labels = useLabels()
  const choices = data.phoneChoices
  const callers = useCallers(choices ?? { customers: [], customer: null, sessions: [], session: null })
  if (!choices) return null
  const asked = askedOf(page, form?.values)
  const values = form?.values ?? usualValues(choices, asked, page.locale)
  const chosen = customerIn(String(values.customer ?? ''))
  const errors = form?.errors ?? {}
  const head = <RecordHead list={[listPaths.registration, registrations('title')]} title={t('title')} />
  if (form && effectIn(form))
    return (
      <>
        {head}
        <Summary form={form} session={choices.session} />
      </>
    )
  return (
    <>
      {head}
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <PageForm definition={phoneForm} values={values} labels={labels}>
        <RecordPart id="who" title={t('who')}>
          <div className={styles.search}>
            <TextField name="caller" hint={t('callerHint')} autoComplete="off" isQuiet />
            <SearchButton of={t('caller')} />
          </div>
          <div data-live="callers" id="live-callers">
            <p role="status" className="muted">
              {asked.caller && (callers.found.length > 0 ? t.count('callers', callers.found.length) : t('nobody'))}
            </p>
            <RadioGroup name="customer" options={callers.options} />
            {chosen.isContactNew && <NewCustomer chosen={chosen} />}
          </div>
        </RecordPart>
        <RecordPart id="which" title={t('which')}>
          <div className={styles.search}>
            <TextField name="sought" hint={t('soughtHint')} autoComplete="off" isQuiet />
            <SearchButton of={t('sought')} />
          </div>
          <div data-live="sessions" id="live-sessions">
            <Sessions choices={choices} />
          </div>
        </RecordPart>
        <RecordPart id="people" title={t('people')}>
          <div data-live="people" id="live-people">
            <People choices={choices} chosen={chosen} values={values} />
          </div>
        </RecordPart>
        <RecordPart id="pay" title={t('pay')}>
          <RadioGroup
            name="payment"
            options={(['invoice', 'online'] as const).map((value) => ({ value, label: t(`payments.${value}`) }))}
          />
          <div data-live="billed" id="live-billed">
            <Billed
              choices={choices}
              chosen={chosen}
              isWrong={Object.keys(errors).some((name) => name.startsWith('invoice.'))}
            />
          </div>
          <details open={extra.some((name) => values[name] || errors[name])}>
            <summary>{t('extra')}</summary>
            <TextField name="price" inputMode="decimal" width="short" hint={t('priceHint')} optional />
            <TextField name="reason" optional />
            <TextField name="discountCode" width="medium" autoComplete="off" optional />
            <TextField name="reference" width="medium" autoComplete="off" optional />
            <TextArea name="note" rows={2} optional />
          </details>
        </RecordPart>
        <SubmitButton label={t('show')} />
      </PageForm>
    </>
  )
}
