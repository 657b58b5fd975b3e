import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './editor-controls.module.css'
import { type Entry, entriesOf } from './model/entries.ts'
import { useBlockActs } from './use-block-acts.ts'
import { useEditor, useEditorState } from './use-editor.ts'

/** What is done less often to a block: to a place of its own, a copy, away. */
export function BlockMenu({ entry }: { entry: Entry }) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const entries = entriesOf(useEditorState(), data)
  const { move, duplicate, remove } = useBlockActs(entry)
  const place = entries.findIndex(({ id }) => id === entry.id)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.menu} data-menu onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('more')}</summary>
      <div className={styles.popover}>
        <label htmlFor="place">{t('place')}</label>
        <select id="place" value={place} onChange={({ target }) => move(Number(target.value))}>
          {(isOpen ? entries : []).map(({ id }, index) => (
            <option key={id} value={index}>
              {t('placeOf', { place: index + 1, count: entries.length })}
            </option>
          ))}
        </select>
        <Button look="outline" onClick={duplicate}>
          {t('duplicate')}
        </Button>
        <Button look="danger" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </details>
  )
}
