import type { ReactNode } from 'react'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { Shape } from '../shapes.ts'
import { EmptyNote } from './empty-note.tsx'
import styles from './fields.module.css'
import { LanguageName } from './language-name.tsx'
import { RefusedNote } from './refused-note.tsx'
import { StaleNote } from './stale-note.tsx'
import type { FieldState } from './use-field.ts'

interface Props {
  id: string
  label: string
  shape: Shape
  field: FieldState
  length?: number
  /** The field shows what differs from what readers see. */
  compares?: boolean
  children: ReactNode
}

/** A field between its name and what there is to say of it. */
export function FieldFrame({ id, label, shape, field, length, compares = false, children }: Props) {
  const t = useTexts('panel-editor')
  const longest = 'longest' in shape ? shape.longest : undefined
  const { isChanged, live, place } = field
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>
          {label}
          <LanguageName place={place} />
          {!shape.required && <span className={styles.optional}> {t('optional')}</span>}
        </label>
        {longest !== undefined && (
          <span className={styles.count}>{t('lengthOf', { count: length ?? 0, longest })}</span>
        )}
      </div>
      <div id={`${id}-notes`}>
        <RefusedNote field={field} />
        <StaleNote shape={shape} field={field} />
        {compares && isChanged && (
          <details className={styles.difference}>
            <summary>
              <Mark kind="half" /> {t('notPublished')} <span className={styles.shown}>{t('showDifference')}</span>
            </summary>
            <p>{live === '' ? t('liveEmpty') : t('live', { text: live })}</p>
          </details>
        )}
      </div>
      {children}
      <EmptyNote shape={shape} field={field} />
    </div>
  )
}
