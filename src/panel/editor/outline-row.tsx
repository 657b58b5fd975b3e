import type { KeyboardEvent } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { IconButton } from './icon-button.tsx'
import { changesIn } from './model/changes.ts'
import type { Entry } from './model/entries.ts'
import styles from './outline.module.css'
import { useBlockActs } from './use-block-acts.ts'
import { useEditor, useEditorState } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** What is the matter with a block, in words. */
function Note({ entry }: { entry: Entry }) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const title = useNames().title(entry)
  const own = changesIn(state, entry.doc).filter(({ id }) => id === (entry.content?.id ?? ''))
  const standing = entry.doc === data.type ? [] : changesIn(state, data.type).filter(({ id }) => id === entry.id)
  const changed = own.length + standing.length
  const notes = [
    ...(entry.hidden ? [t('hidden')] : []),
    ...(changed > 0 ? [t.count('changedFields', changed)] : []),
    ...(title ? [title] : []),
  ]
  return notes.length > 0 ? <span className={styles.note}>{notes.join(' · ')}</span> : null
}

export function OutlineRow({ entry, place, count }: { entry: Entry; place: number; count: number }) {
  const t = useTexts('panel-editor')
  const { choose } = useEditor()
  const { chosen } = useEditorState()
  const name = useNames().block(entry.kind)
  const { move, hide } = useBlockActs(entry)
  const isChosen = chosen === entry.id

  function moveByKey(event: KeyboardEvent) {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (!by) return
    event.preventDefault()
    move(place + by)
  }

  return (
    <li className={styles.row} data-chosen={isChosen || undefined} data-block={entry.kind}>
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={moveByKey}
        onClick={() => choose(entry.id)}
      >
        <span>{name}</span>
        <Note entry={entry} />
      </button>
      <IconButton icon="up" label={t('moveUp', { name })} off={place === 0} onClick={() => move(place - 1)} />
      <IconButton
        icon="down"
        label={t('moveDown', { name })}
        off={place === count - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        icon={entry.hidden ? 'hidden' : 'seen'}
        label={t(entry.hidden ? 'show' : 'hide', { name })}
        onClick={hide}
      />
    </li>
  )
}
