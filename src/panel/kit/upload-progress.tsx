import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './upload-progress.module.css'

interface UploadProgressProps {
  /** What it is called. */
  label: string
  /** What is said once all of it has left, and where it did not arrive. */
  almost: string
  away: string
  /** What has the focus on the page that follows. */
  next?: string
}

/** How far a file is on its way, and the way to call it off; seen with scripts (`client/upload-form.ts`), in its form. */
export function UploadProgress({ label, almost, away, next }: UploadProgressProps) {
  const t = useTexts('panel-list')
  return (
    <>
      <div
        className={styles.progress}
        data-upload-progress
        data-almost={almost}
        data-away={away}
        data-next={next}
        hidden
      >
        <progress max={100} aria-label={label} />
        <output />
        <Button look="outline">{t('common.cancel')}</Button>
      </div>
      <p className={styles.failed} role="alert" />
    </>
  )
}
