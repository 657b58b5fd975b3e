import { useTexts } from '../texts.ts'
import styles from './skeleton.module.css'

/** What is on its way, in the sizes that it will have: seen after 300 ms, after 5 s with a sentence. Nothing shines. */
export function Skeleton({ records }: { records: number }) {
  const t = useTexts('kit')
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: records }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never change places
        <div key={index} className={styles.record} aria-hidden="true">
          <span className={styles.tile} />
          <span className={styles.lines}>
            <span className={styles.line} />
            <span className={styles.short} />
          </span>
        </div>
      ))}
      <p className={styles.late}>{t('late')}</p>
    </div>
  )
}
