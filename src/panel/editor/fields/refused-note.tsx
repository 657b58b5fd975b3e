import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { useEditor } from '../use-editor.ts'
import styles from './fields.module.css'
import type { FieldState } from './use-field.ts'

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
