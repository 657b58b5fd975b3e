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
  const { saving: own, savedAt, publishedAt, held } = useEditorState()
  const saving = own === 'saved' && held.length > 0 ? 'held' : own
  const [kind, tone] = marks[saving]
  const isPublished = publishedAt !== null && publishedAt > (savedAt ?? '')
  const at = isPublished ? publishedAt : savedAt
  const done = at && t(isPublished ? 'publishedAt' : 'savedAt', { time: formatTime(at, data.locale) })
  const text = saving === 'saved' && done ? done : t(`state.${saving}`)
  return (
    <p className={styles.state} data-saving={saving}>
      <Mark kind={kind} tone={tone} />
      {text}
    </p>
  )
}
