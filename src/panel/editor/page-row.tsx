import { useTexts } from '../../ui/texts.ts'
import { changesIn } from './model/changes.ts'
import styles from './outline.module.css'
import { useEditor, useEditorState } from './use-editor.ts'

/** What the page says beside its blocks: its title, and what search engines show. */
export function PageRow() {
  const t = useTexts('panel-editor')
  const { data, choose } = useEditor()
  const state = useEditorState()
  const changed = changesIn(state, data.type).filter(({ id }) => id === '').length
  return (
    <div className={styles.row} data-chosen={state.chosen === '' || undefined}>
      <button
        type="button"
        className={styles.name}
        aria-current={state.chosen === '' || undefined}
        onClick={() => choose('')}
      >
        <span>{t('ownContent')}</span>
        {changed > 0 && <span className={styles.note}>{t.count('changedFields', changed)}</span>}
      </button>
    </div>
  )
}
