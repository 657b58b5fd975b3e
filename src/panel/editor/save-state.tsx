import { formatTime } from '../../domain/format.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './bar.module.css'
import { useEditor, useEditorState } from './use-editor.ts'

const marks = {
  saved: ['full', 'good'],
  saving: ['half', 'ochre'],
  offline: ['triangle', 'ochre'],
  busy: ['triangle', 'ochre'],
  forbidden: ['triangle', 'bad'],
  ended: ['triangle', 'bad'],
  removed: ['triangle', 'ochre'],
  held: ['triangle', 'ochre'],
} as const

/** Whether what was done is safe with the server, in words. */
export function SaveState() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { saving: own, savedAt, held } = useEditorState()
  const saving = own === 'saved' && held.length > 0 ? 'held' : own
  const [kind, tone] = marks[saving]
  const at = savedAt ? formatTime(savedAt, data.locale) : null
  const text = saving === 'saved' && at ? t('savedAt', { time: at }) : t(`state.${saving}`)
  return (
    <p className={styles.state} data-saving={saving}>
      <Mark kind={kind} tone={tone} />
      {text}
    </p>
  )
}
