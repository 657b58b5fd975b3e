import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/forms/file-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { textHref } from '../kit/paths.ts'
import styles from './media.module.css'
import { alternativeForm, focalForm, removeForm, uploadForm } from './media-forms.ts'
import type { MediaRow } from './media-query.ts'

/** One file from whoever's machine. */
export function UploadPicture({ form }: { form: FormState | undefined }) {
  const t = useTexts('panel-media')
  return (
    <section aria-labelledby="upload-title" className={styles.part}>
      <h2 id="upload-title">{t('uploadTitle')}</h2>
      <Form definition={uploadForm} state={form} files labels={{ file: t('file') }}>
        <FileField name="file" hint={t('fileHint')} accept="image/jpeg,image/png,image/webp,image/avif,image/gif" />
        <SubmitButton label={t('upload')} look="ink" />
        <div
          className={styles.progress}
          data-upload-progress
          data-almost={t('almost')}
          data-away={t('notUploaded')}
          hidden
        >
          <progress max={100} aria-label={t('uploading')} />
          <output />
          <Button look="outline">{t('cancel')}</Button>
        </div>
        <p className={styles.failed} role="alert" />
      </Form>
    </section>
  )
}

/** What is shown somewhere has no way to be removed. */
export function PictureActs({ row, page }: { row: MediaRow; page: PageContext }) {
  const t = useTexts('panel-media')
  return (
    <div className={styles.acts}>
      <a
        className={styles.act}
        href={textHref(page, { text: row._id, edit: '' }, `${alternativeForm.name}-nl`)}
        aria-label={`${t('alternative')}: ${row.name}`}
      >
        {t('alternative')}
      </a>
      <a
        className={styles.act}
        href={textHref(page, { edit: row._id, text: '' }, focalForm.name)}
        aria-label={`${t('focal')}: ${row.name}`}
      >
        {t('focal')}
      </a>
      {row.uses.length === 0 && (
        <a className={styles.act} href={textHref(page, { remove: row._id })} aria-label={`${t('remove')}: ${row.name}`}>
          {t('remove')}
        </a>
      )}
    </div>
  )
}

/** Before a file is gone for good. */
export function RemoveQuestion({ row, page }: { row: MediaRow; page: PageContext }) {
  const t = useTexts('panel-media')
  return (
    <Dialog
      id="media-remove-question"
      title={t('removeTitle', { name: row.name })}
      text={t('removeText')}
      wayOut={t('keep')}
      wayOutHref={textHref(page, { remove: '' })}
    >
      <form method="post" data-form={removeForm.name}>
        <input type="hidden" name="form" value={removeForm.name} />
        <input type="hidden" name="id" value={row._id} />
        <Button type="submit" look="danger">
          {t('remove')}
        </Button>
      </form>
    </Dialog>
  )
}
