import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './participants-upload.module.css'
import { UploadAct } from './upload-act.tsx'
import { undoUploadForm } from './upload-forms.ts'
import type { Upload } from './upload-query.ts'

/** What came of the file, and the way back. */
export function UploadDone({ upload, list }: { upload: Upload; list: string }) {
  const t = useTexts('participants-upload')
  const { _id, state, added } = upload
  const isAdded = state === 'added'
  const undone = added > 0 ? t.count('undoneBut', added) : t('undone')
  return (
    <section className={styles.part} role="status">
      <Notice tone="good" title={isAdded ? t.count('added', added) : undone}>
        {isAdded && t('addedText')}
      </Notice>
      <div className={styles.actions}>
        {isAdded && <UploadAct form={undoUploadForm.name} id={_id} label={t('undo')} look="outline" />}
        <Button href={list}>{t('toList')}</Button>
      </div>
    </section>
  )
}
