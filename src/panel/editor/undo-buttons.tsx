import { useTexts } from '../../ui/texts.ts'
import styles from './editor-controls.module.css'
import { IconButton } from './icon-button.tsx'
import { useEditorValue } from './use-editor.ts'
import { useGoBack } from './use-go-back.ts'

export function UndoButtons() {
  const t = useTexts('panel-editor')
  const acts = useEditorValue('acts')
  const undone = useEditorValue('undone')
  const goBack = useGoBack()
  return (
    <span className={styles.pair}>
      <IconButton icon="undo" label={t('undo')} off={acts.length === 0} onClick={() => goBack('undo')} />
      <IconButton icon="redo" label={t('redo')} off={undone.length === 0} onClick={() => goBack('redo')} />
    </span>
  )
}
