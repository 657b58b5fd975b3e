import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { Mark } from './mark.tsx'
import styles from './upload-list.module.css'

export interface Upload {
  name: string
  /** How much of it has arrived, of a hundred; left out, all of it. */
  percent?: number
  /** Under its name: its size, or how long it still takes. */
  note: string
  error?: string
  action: ReactNode
}

/** Files on their way, each in words and as a bar. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts('kit')
  return (
    <ul className={styles.list}>
      {uploads.map(({ name, percent, note, error, action }) => (
        <li key={name} className={styles.upload}>
          {error && <Mark kind="triangle" tone="bad" />}
          {!error && percent === undefined && <Mark kind="full" tone="good" />}
          {!error && percent !== undefined && <Mark kind="half" />}
          <p className="strong anywhere">{name}</p>
          <div>{action}</div>
          <div className={styles.more}>
            {percent !== undefined && !error && (
              <progress className={styles.bar} value={percent} max={100} aria-label={t('uploaded', { name })} />
            )}
            <p className={error ? styles.error : 'muted'}>{error ?? note}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
