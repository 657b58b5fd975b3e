import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './rooms.module.css'

/** Who asks; filled in beforehand for whoever is signed in. */
export function Details() {
  const t = useTexts('rooms')
  return (
    <section className={styles.part} id="details" aria-labelledby="details-title">
      <h2 id="details-title">{t('details')}</h2>
      <div className={styles.name}>
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <TextField name="email" type="email" autoComplete="email" hint={t('emailHint')} />
      <TextField name="phone" type="tel" autoComplete="tel" width="medium" hint={t('phoneHint')} />
      <TextField name="organisationName" autoComplete="organization" optional />
      <TextField name="customerRef" width="medium" hint={t('referenceHint')} optional />
      <TextArea name="notes" hint={t('notesHint')} optional />
    </section>
  )
}
