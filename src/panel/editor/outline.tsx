import { type KeyboardEvent, memo, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { defaultLocale } from '../../domain/locales.ts'
import { useTexts } from '../../ui/texts.ts'
import { moveBlock } from './acts.ts'
import { AddBlock } from './add-block.tsx'
import { changesIn, gapsFor } from './changes.ts'
import { Icon, IconButton } from './controls.tsx'
import type { Edge } from './drag-rows.ts'
import { focusFields } from './editor-keys.ts'
import { type Entry, entriesOf, pageEntry } from './editor-state.ts'
import styles from './outline.module.css'
import { useBlockActs, useEditor, useEditorState, useNames } from './use-editor.ts'

/** Dragging comes after the rest: without it, buttons and keys do the same. */
const load = () => import('./drag-rows.ts')

type Dragging = Awaited<ReturnType<typeof load>>
let loading: Promise<Dragging | null> | undefined

/** Begins something once dragging is there, unless it is over by then; gives back what ends it. */
function whenDragging(begin: (dragging: Dragging) => () => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  loading ??= load().catch(() => null)
  void loading.then((dragging) => {
    if (dragging && !isOver) stop = begin(dragging)
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Rows far away are not drawn: each drawing in them would make every frame longer, whatever changes in it. */
const observer = new IntersectionObserver(
  (rows) => {
    for (const { target, isIntersecting } of rows) target.toggleAttribute('data-in-sight', isIntersecting)
  },
  { scrollMargin: '200px' },
)

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

/** One block of the outline; a letter typed in another block leaves it as it is. */
const OutlineRow = memo(function OutlineRow({ entry, place, count, isChosen, changed, gaps }: Props) {
  const t = useTexts('panel-editor')
  const { choose } = useEditor()
  const name = useNames().block(entry.kind)
  const { move, hide } = useBlockActs(entry)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return
    observer.observe(element)
    const stop = whenDragging(({ dragRow }) => dragRow(element, entry.id))
    return () => {
      observer.unobserve(element)
      stop()
    }
  }, [entry.id])

  const tabIndex = isChosen ? 0 : -1

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || !event.altKey) return
    event.preventDefault()
    move(place + by)
  }

  return (
    <li ref={row} className={styles.row} data-row data-chosen={isChosen || undefined} data-block={entry.kind}>
      <span className={styles.grip}>
        <Icon name="grip" />
      </span>
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        tabIndex={tabIndex}
        onKeyDown={onKey}
        onClick={() => (isChosen ? focusFields() : choose(entry.id))}
      >
        <span>{name}</span>
        <Note entry={entry} changed={changed} gaps={gaps} />
      </button>
      <IconButton
        icon="up"
        label={t('moveUp', { name })}
        off={place === 0}
        tabIndex={tabIndex}
        onClick={() => move(place - 1)}
      />
      <IconButton
        icon="down"
        label={t('moveDown', { name })}
        off={place === count - 1}
        tabIndex={tabIndex}
        onClick={() => move(place + 1)}
      />
      <IconButton
        icon={entry.hidden ? 'hidden' : 'seen'}
        label={t(entry.hidden ? 'show' : 'hide', { name })}
        tabIndex={tabIndex}
        onClick={hide}
      />
    </li>
  )
})

/** What is dropped moves there in one act, and its place is said. */
function useDrops(scroller: RefObject<HTMLElement | null>): void {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, state } = useEditor()
  const drop = useEffectEvent((id: string, target: string, edge: Edge) => {
    const entries = entriesOf(state, data)
    const from = entries.findIndex((one) => one.id === id)
    const others = entries.filter((one) => one.id !== id)
    const at = others.findIndex((one) => one.id === target)
    const place = edge === 'before' ? at : at + 1
    const entry = entries[from]
    if (!entry || at < 0 || place === from) return
    moveBlock(state, data.type, id, place)
    state.said = t('moved', { name: names.block(entry.kind), place: place + 1, count: entries.length })
  })
  useEffect(() => {
    const element = scroller.current
    return element ? whenDragging(({ followDrags }) => followDrags(element, drop)) : undefined
  }, [scroller])
}

/** What the page says beside its blocks: its title, and what search engines show. */
function PageRow({ isChosen }: { isChosen: boolean }) {
  const t = useTexts('panel-editor')
  const { data, choose } = useEditor()
  const state = useEditorState()
  const changed = changesIn(state, data.type).filter(({ id }) => id === '').length
  const entry = pageEntry(state, data)
  return (
    <div className={styles.row} data-row data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => (isChosen ? focusFields() : choose(''))}
      >
        <span>{t('ownContent')}</span>
        <Note entry={entry} changed={changed} gaps={gapsFor(entry, defaultLocale)} />
      </button>
    </div>
  )
}

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
  const scroller = useRef<HTMLElement>(null)
  useDrops(scroller)
  return (
    <nav ref={scroller} className={styles.outline} aria-labelledby="outline-title">
      <div className={styles.head}>
        <h2 id="outline-title">{t('outline')}</h2>
        <AddBlock />
      </div>
      <PageRow isChosen={!entries.some(({ id }) => id === state.chosen)} />
      <ol className={styles.rows}>
        {entries.map((entry, index) => (
          <OutlineRow
            key={entry.id}
            entry={entry}
            place={index}
            count={entries.length}
            isChosen={state.chosen === entry.id}
            changed={countChanges(entry)}
            gaps={entry.hidden ? 0 : gapsFor(entry, defaultLocale)}
          />
        ))}
      </ol>
      <p className={styles.hint}>{t('moveHint')}</p>
    </nav>
  )
}
