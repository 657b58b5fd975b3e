import { localePath, locales } from '../../../domain/locales.ts'
import { SelectField } from '../../../ui/forms/choices.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { chooseFileForm } from '../participants-upload/page.ts'
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

/** The first step of an upload, with the files to fill in. */
export function ChooseFile({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('participants-upload')
  const list = localePath('/my-account/participants', page.locale)
  return (
    <section className={styles.choose} aria-labelledby="upload-title">
      <h2 id="upload-title">{t('title')}</h2>
      <p>{t('chooseText')}</p>
      <p className={styles.templates}>
        <a href={`${list}/template.xlsx`}>{t('templateXlsx')}</a>
        <a href={`${list}/template.csv`}>{t('templateCsv')}</a>
      </p>
      <Form definition={chooseFileForm} state={form} action={list} labels={{ file: t('file') }} files>
        <FileField name="file" accept=".csv,.xlsx,text/csv" hint={t('fileHint')} />
        <SubmitButton label={t('read')} look="ink" />
      </Form>
    </section>
  )
}
