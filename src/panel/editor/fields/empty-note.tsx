import { useTexts } from '../../../ui/texts.ts'
import { isTranslated } from '../model/count-stale.ts'
import type { Shape } from '../shapes.ts'
import { useEditor } from '../use-editor.ts'
import styles from './fields.module.css'
import type { FieldState } from './use-field.ts'

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
