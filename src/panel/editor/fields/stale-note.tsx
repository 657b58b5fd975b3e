import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { isTranslated } from '../model/count-stale.ts'
import type { Shape } from '../shapes.ts'
import styles from './fields.module.css'
import type { FieldState } from './use-field.ts'

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
