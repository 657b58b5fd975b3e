import { type Locale, localePath, locales } from '../../../domain/locales.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PersonalDataQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './personal-data.module.css'
import { personalDataForm } from './personal-data-form.ts'

type Me = NonNullable<PersonalDataQuery['me']>

const valuesOf = ({ firstName, lastName, phone, language, allowMarketing, student }: Me) => ({
  ...{ firstName, lastName, language, phone: phone ?? '', allowMarketing: allowMarketing ? 'on' : '' },
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
      <p className={styles.hint}>{t('birthHint')}</p>
      <input type="hidden" name="student._id" value={student._id} />
      <div className={styles.pair}>
        <TextField name="student.dateOfBirth" type="date" autoComplete="bday" optional />
        <TextField name="student.birthPlace" optional />
      </div>
    </fieldset>
  )
}

/** What one says of oneself. The address stands there to be read: another one takes a password. */
export function PersonalFields({ me, form, locale }: { me: Me; form: FormState | undefined; locale: Locale }) {
  const t = useTexts('personal-data')
  const languages = locales.map((value) => ({ value, label: t(`languages.${value}`) }))
  return (
    <Form definition={personalDataForm} state={form} values={valuesOf(me)}>
      <div className={styles.pair}>
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <TextField name="phone" type="tel" autoComplete="tel" width="medium" optional />
      <SelectField name="language" options={languages} hint={t('languageHint')} width="medium" />
      <dl className={styles.email}>
        <dt>{t('email')}</dt>
        <dd>
          {me.email} <a href={localePath('/my-account/login-data', locale)}>{t('changeEmail')}</a>
        </dd>
      </dl>
      {me.student && <BirthFields student={me.student} />}
      <Checkbox name="allowMarketing" optional />
      <SubmitButton label={t('save')} look="ink" />
    </Form>
  )
}
