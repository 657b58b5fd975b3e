import { localePath } from '../../../domain/locales.ts'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './choose-file.module.css'
import { chooseFileForm } from './upload-forms.ts'

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
