import { Button } from '../button.tsx'
import { useTexts } from '../texts.ts'
import styles from './progress.module.css'

interface ProgressProps {
  /** What it is called. */
  label: string
  max: number
  /** What scripts know it by, and the words that they say. */
  'data-upload-progress'?: true
  'data-archive-progress'?: true
  'data-words'?: string
  'data-almost'?: string | undefined
  'data-away'?: string
  'data-next'?: string | undefined
}

/** How far something long is, and the way to call it off, until scripts show it; below it, why it was not done. */
export function Progress({ label, max, ...data }: ProgressProps) {
  const t = useTexts('kit')
  return (
    <>
      <div className={styles.progress} {...data} hidden>
        <progress max={max} aria-label={label} />
        <output />
        <Button look="outline">{t('common.cancel')}</Button>
      </div>
      <p className={styles.failed} role="alert" />
    </>
  )
}
