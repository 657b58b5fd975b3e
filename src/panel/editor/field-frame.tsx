import type { ReactNode } from 'react'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { Shape } from './catalogue.ts'
import { isTranslated } from './changes.ts'
import styles from './fields.module.css'
import { useEditor } from './use-editor.ts'
import type { FieldState, Place } from './use-field.ts'

/** An empty field says what readers see instead, and can begin with the words of another language. */
export function EmptyNote({ shape, field }: { shape: Shape; field: FieldState }) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { copies, copyFrom, isFallingBack } = field
  const offered = isTranslated(shape) ? copies : []
  if (!isFallingBack && offered.length === 0) return null
  return (
    <div className={styles.fallback}>
      {isFallingBack && <p>{t('fallsBack')}</p>}
      {offered.map((locale) => (
        <button key={locale} type="button" className={styles.act} onClick={() => copyFrom(locale)}>
          {t('copyFrom', { language: data.texts.languages[locale] })}
        </button>
      ))}
    </div>
  )
}

/** Where three languages stand beside each other, a field's name says which it is to whoever does not see the columns. */
export function LanguageName({ place: { isBeside, language } }: { place: Place }) {
  const { data } = useEditor()
  return isBeside ? <span className="visually-hidden"> ({data.texts.languages[language]})</span> : null
}

/** Why the server did not take a value, where it says so in words for people. */
export function RefusedNote({ field: { isRefused, refusal } }: { field: FieldState }) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  if (!isRefused) return null
  const sentences: string[] = Object.values(data.texts.error)
  const isKnown = sentences.includes(refusal)
  const reason = refusal === 'tooLarge' ? t('tooLarge') : isKnown ? `${refusal}. ${t('heldBack')}` : t('refused')
  return (
    <p className={styles.refused} data-refused>
      <Mark kind="triangle" tone="bad" /> {reason}
    </p>
  )
}

/** The Dutch changed since somebody translated it: the translation changes too, or is right as it stands. */
export function StaleNote({ shape, field }: { shape: Shape; field: FieldState }) {
  const t = useTexts('panel-editor')
  const { isStale, confirm, dutch } = field
  if (!isStale || !isTranslated(shape)) return null
  return (
    <div className={styles.stale} data-stale>
      <p>
        <Mark kind="half" tone="ochre" /> {t('stale')}
      </p>
      {typeof dutch === 'string' && <p className={styles.dutch}>{t('dutchNow', { text: dutch })}</p>}
      <button type="button" className={styles.act} onClick={confirm}>
        {t('stillRight')}
      </button>
    </div>
  )
}

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
    <div>
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
