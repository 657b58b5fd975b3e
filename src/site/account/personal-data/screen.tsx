import { type Locale, localePath, locales } from '../../../domain/locales.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { Checkbox, SelectField } from '../../../ui/forms/choices.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PersonalDataQuery } from '../../../ui/gql/graphql.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { AccountPart } from '../kit/account-part.tsx'
import { UnfinishedList } from '../kit/unfinished.tsx'
import { waitingPlaces } from '../kit/waiting-places.ts'
import { personalDataForm } from './page.ts'
import styles from './personal-data.module.css'

type Waiting = NonNullable<PersonalDataQuery['waiting']>
type Me = NonNullable<PersonalDataQuery['me']>

/** What an account lacks before all it does goes out: a proved address, and one to bill. */
function lackedBy({ emailVerified, organisation, ...person }: Me) {
  const { address, zip, city } = organisation ?? person
  return [
    ...(emailVerified ? [] : [{ kind: 'email', path: '/my-account/login-data' } as const]),
    ...(address && zip && city ? [] : [{ kind: 'invoiceAddress', path: '/my-account/invoice-data' } as const]),
  ]
}

interface WaitingListProps {
  me: Me
  waiting: Waiting
  /** Beside it stands what was begun and not finished. */
  hasUnfinished: boolean
  locale: Locale
}

/** What only this person can move on, with the way there; one calm line when that is nothing. */
export function WaitingList({ me, waiting, hasUnfinished, locale }: WaitingListProps) {
  const t = useTexts('personal-data')
  const some = waitingPlaces.filter(({ kind }) => waiting[kind] > 0)
  const lacked = lackedBy(me)
  if (some.length + lacked.length === 0) {
    if (hasUnfinished) return null
    return (
      <p className={styles.calm} data-waiting="none">
        <Mark kind="full" tone="good" />
        {t('waiting.none')}
      </p>
    )
  }
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting.title')}</h2>
      <ul>
        {lacked.map(({ kind, path }) => (
          <li key={kind} data-waiting={kind}>
            <a href={localePath(path, locale)}>
              <Mark kind="triangle" tone="ochre" />
              {t(`waiting.${kind}`)}
            </a>
          </li>
        ))}
        {some.map(({ kind, path }) => (
          <li key={kind} data-waiting={kind}>
            <a href={localePath(path, locale)}>
              <Mark kind="half" tone="terra" />
              {t.count(kind, waiting[kind])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const valuesOf = ({ firstName, lastName, phone, language, allowMarketing, student }: Me) => ({
  firstName,
  lastName,
  language,
  phone: phone ?? '',
  allowMarketing: allowMarketing ? 'on' : '',
  'student._id': student?._id ?? '',
  'student.dateOfBirth': student?.dateOfBirth ?? '',
  'student.birthPlace': student?.birthPlace ?? '',
})

/** Certified courses print them on a certificate; whoever is no participant has none. */
function BirthFields({ student }: { student: NonNullable<Me['student']> }) {
  const t = useTexts('personal-data')
  return (
    <fieldset className={styles.birth}>
      <legend>{t('asParticipant')}</legend>
      <p className="small muted">{t('birthHint')}</p>
      <input type="hidden" name="student._id" value={student._id} />
      <div className="column pair">
        <TextField name="student.dateOfBirth" type="date" autoComplete="bday" optional />
        <TextField name="student.birthPlace" optional />
      </div>
    </fieldset>
  )
}

/** What one says of oneself. The address stands there to be read: another one takes a password. */
function PersonalFields({ me, form, locale }: { me: Me; form: FormState | undefined; locale: Locale }) {
  const t = useTexts('personal-data')
  const languages = locales.map((value) => ({ value, label: t(`languages.${value}`) }))
  return (
    <Form definition={personalDataForm} state={form} values={valuesOf(me)}>
      <div className="column pair">
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <TextField name="phone" type="tel" autoComplete="tel" width="medium" optional />
      <SelectField name="language" options={languages} hint={t('languageHint')} width="medium" />
      <dl className={styles.email}>
        <dt>{t('fields.email')}</dt>
        <dd>
          {me.email} <a href={localePath('/my-account/login-data', locale)}>{t('common.changeEmail')}</a>
        </dd>
      </dl>
      {me.student && <BirthFields student={me.student} />}
      <Checkbox name="allowMarketing" optional />
      <SubmitButton label={t('common.save')} look="ink" />
    </Form>
  )
}

/** For whom one acts. What changes there changes its invoices, so that is done where those are. */
function OrganisationCard(props: {
  organisation: NonNullable<Me['organisation']>
  roles: readonly (string | null)[]
  locale: Locale
}) {
  const { organisation, roles, locale } = props
  const t = useTexts('personal-data')
  const { name, vat, address, zip, city } = organisation
  const town = [zip, city].filter(Boolean).join(' ')
  const isAdministrator = roles.includes(organisationAdmin)
  return (
    <section className={styles.card} aria-labelledby="organisation-title" data-organisation>
      <h2 id="organisation-title">{t('organisation.title')}</h2>
      <dl>
        <dt>{t('common.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('fields.vat')}</dt>
        <dd>{vat ?? t('organisation.none')}</dd>
        <dt>{t('common.address')}</dt>
        <dd>{[address, town].filter(Boolean).join(', ') || t('organisation.none')}</dd>
      </dl>
      <p>{t(isAdministrator ? 'organisation.administrator' : 'organisation.member')}</p>
      <a href={localePath('/my-account/invoice-data', locale)}>{t('organisation.change')}</a>
    </section>
  )
}

/** Who one is, and what waits on one. */
export function Screen({ data, page, form }: ScreenProps<PersonalDataQuery>) {
  const t = useTexts('personal-data')
  const account = useTexts('account-layout')
  const { me, waiting } = data
  const unfinished = listed(data.unfinishedRegistrations)
  return (
    <AccountLayout page={page} title={account('personalData')}>
      {me && waiting && (
        <WaitingList me={me} waiting={waiting} hasUnfinished={unfinished.length > 0} locale={page.locale} />
      )}
      <UnfinishedList records={unfinished} page={page} />
      {me && (
        <div className={styles.beside}>
          <AccountPart id="about-you" title={t('aboutYou')}>
            <PersonalFields me={me} form={form} locale={page.locale} />
          </AccountPart>
          {me.organisation && (
            <OrganisationCard organisation={me.organisation} roles={me.contact?.roles ?? []} locale={page.locale} />
          )}
        </div>
      )}
    </AccountLayout>
  )
}
