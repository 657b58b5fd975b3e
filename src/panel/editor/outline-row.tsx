import { type KeyboardEvent, memo, useRef } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { useDraggable } from './drag/use-draggable.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { Entry } from './model/entries.ts'
import styles from './outline.module.css'
import { useBlockActs } from './use-block-acts.ts'
import { useEditor } from './use-editor.ts'
import { useInSight } from './use-in-sight.ts'
import { useNames } from './use-names.ts'

interface Props {
  entry: Entry
  place: number
  count: number
  isChosen: boolean
  /** How much of it readers do not see yet. */
  changed: number
  /** How many texts it lacks in Dutch, which the others fall back on. */
  gaps: number
}

/** What is the matter with a block, in words. */
function Note({ entry, changed, gaps }: Pick<Props, 'entry' | 'changed' | 'gaps'>) {
  const t = useTexts('panel-editor')
  const title = useNames().title(entry)
  const notes = [
    ...(entry.hidden ? [t('hidden')] : []),
    ...(gaps > 0 ? [t.count('missing', gaps)] : []),
    ...(changed > 0 ? [t.count('changedFields', changed)] : []),
    ...(title ? [title] : []),
  ]
  return notes.length > 0 ? <span className={styles.note}>{notes.join(' · ')}</span> : null
}

/** The row after this one, or before it. */
function focusBeside(button: HTMLElement, by: number) {
  const row = button.closest('li')
  const beside = by < 0 ? row?.previousElementSibling : row?.nextElementSibling
  beside?.querySelector('button')?.focus()
}

/** One block of the outline; a letter typed in another block leaves it as it is. */
export const OutlineRow = memo(function OutlineRow({ entry, place, count, isChosen, changed, gaps }: Props) {
  const t = useTexts('panel-editor')
  const { choose } = useEditor()
  const name = useNames().block(entry.kind)
  const { move, hide } = useBlockActs(entry)
  const row = useRef<HTMLLIElement>(null)
  useDraggable(row, entry.id)
  useInSight(row)

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    if (event.altKey) move(place + by)
    else focusBeside(event.currentTarget, by)
  }

  return (
    <li ref={row} className={styles.row} data-chosen={isChosen || undefined} data-block={entry.kind}>
      <span className={styles.grip}>
        <Icon name="grip" />
      </span>
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKey}
        onClick={() => choose(entry.id)}
      >
        <span>{name}</span>
        <Note entry={entry} changed={changed} gaps={gaps} />
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
})
