import { locales } from '../../../domain/locales.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './participants.module.css'

/** In the order of the list's columns; a birth is asked with its reason. */
export function ParticipantFields() {
  const t = useTexts('participants')
  const language = useTexts('languages')
  return (
    <div className={styles.fields}>
      <TextField name="firstName" autoComplete="off" />
      <TextField name="lastName" autoComplete="off" />
      <TextField name="email" type="email" autoComplete="off" />
      <TextField name="phone" type="tel" autoComplete="off" optional />
      <SelectField name="language" options={locales.map((value) => ({ value, label: language(value) }))} />
      <TextField name="dateOfBirth" type="date" autoComplete="off" optional />
      <TextField name="birthPlace" autoComplete="off" optional />
      <p className={styles.reason}>{t('birthReason')}</p>
    </div>
  )
}
