import { useTexts } from '../../ui/texts.ts'
import { AddBlock } from './add-block.tsx'
import { entriesOf } from './model/entries.ts'
import styles from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'
import { PageRow } from './page-row.tsx'
import { useEditor, useEditorState } from './use-editor.ts'

/** The blocks of the page in their order: everything works from here, without a mouse too. */
export function Outline() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const entries = entriesOf(useEditorState(), data)
  return (
    <nav className={styles.outline} aria-labelledby="outline-title">
      <div className={styles.head}>
        <h2 id="outline-title">{t('outline')}</h2>
        <AddBlock />
      </div>
      <PageRow />
      <ol className={styles.rows}>
        {entries.map((entry, index) => (
          <OutlineRow key={entry.id} entry={entry} place={index} count={entries.length} />
        ))}
      </ol>
      <p className={styles.hint}>{t('moveHint')}</p>
    </nav>
  )
}
