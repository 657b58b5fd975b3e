import { useRef } from 'react'
import { defaultLocale } from '../../domain/locales.ts'
import { useTexts } from '../../ui/texts.ts'
import { AddBlock } from './add-block.tsx'
import { useDrops } from './drag/use-drops.ts'
import { changesIn } from './model/changes.ts'
import { type Entry, entriesOf } from './model/entries.ts'
import { gapsFor } from './model/gaps.ts'
import styles from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'
import { PageRow } from './page-row.tsx'
import { useEditor, useEditorState } from './use-editor.ts'

/** How much of a block readers do not see yet: of what it says, and of where it stands. */
function useCountChanges() {
  const { data } = useEditor()
  const state = useEditorState()
  const standing = changesIn(state, data.type)
  return ({ id, doc, content }: Entry) => {
    const own = changesIn(state, doc).filter((one) => one.id === (content?.id ?? '')).length
    return doc === data.type ? own : own + standing.filter((one) => one.id === id).length
  }
}

/** The blocks of the page in their order: everything works from here, without a mouse too. */
export function Outline() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const entries = entriesOf(state, data)
  const countChanges = useCountChanges()
  const shownIn = ({ kind }: Entry) => data.kinds.find(({ type }) => type === kind)?.locales
  const scroller = useRef<HTMLElement>(null)
  useDrops(scroller)
  return (
    <nav ref={scroller} className={styles.outline} aria-labelledby="outline-title">
      <div className={styles.head}>
        <h2 id="outline-title">{t('outline')}</h2>
        <AddBlock />
      </div>
      <PageRow />
      <ol className={styles.rows}>
        {entries.map((entry, index) => (
          <OutlineRow
            key={entry.id}
            entry={entry}
            place={index}
            count={entries.length}
            isChosen={state.chosen === entry.id}
            changed={countChanges(entry)}
            gaps={entry.hidden ? 0 : gapsFor(entry, defaultLocale, shownIn(entry))}
          />
        ))}
      </ol>
      <p className={styles.hint}>{t('moveHint')}</p>
    </nav>
  )
}
