import type { ReactNode } from 'react'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { Shape } from '../shapes.ts'
import styles from './fields.module.css'

interface Props {
  id: string
  label: string
  shape: Shape
  length?: number
  isChanged: boolean
  live: string
  isRefused: boolean
  children: ReactNode
}

/** A field between its name and what there is to say of it. */
export function FieldFrame({ id, label, shape, length, isChanged, live, isRefused, children }: Props) {
  const t = useTexts('panel-editor')
  const longest = 'longest' in shape ? shape.longest : undefined
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>
          {label}
          {!shape.required && <span className={styles.optional}> {t('optional')}</span>}
        </label>
        {longest !== undefined && (
          <span className={styles.count}>{t('lengthOf', { count: length ?? 0, longest })}</span>
        )}
      </div>
      <div id={`${id}-notes`}>
        {isRefused && (
          <p className={styles.refused}>
            <Mark kind="triangle" tone="bad" /> {t('refused')}
          </p>
        )}
        {isChanged && (
          <details className={styles.difference}>
            <summary>
              <Mark kind="half" /> {t('notPublished')} <span className={styles.shown}>{t('showDifference')}</span>
            </summary>
            <p>{live === '' ? t('liveEmpty') : t('live', { text: live })}</p>
          </details>
        )}
      </div>
      {children}
    </div>
  )
}
