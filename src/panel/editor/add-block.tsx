import { memo, useEffect, useRef, useState } from 'react'
import type { Block } from '../../domain/editing/operations.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { insertBlock } from './acts.ts'
import type { BlockKind, Shape } from './catalogue.ts'
import { entriesOf } from './editor-state.ts'
import styles from './pickers.module.css'
import { useEditor, useNames } from './use-editor.ts'

const tilesOf = (rows: readonly string[]) =>
  rows.flatMap((row, y) =>
    [...row.matchAll(/([a-zA-Z])\1*/g)].map(({ 0: { length: width }, 1: tile = '', index: x }) => ({
      tile,
      x,
      y,
      width,
    })),
  )

/** Texts are lower than their tile, so that lines stay apart; everything else fills it. */
const heights: Record<string, number> = { t: 0.4, T: 0.65 }

/** What a block looks like on a page, in our own tiles. */
const BlockPicture = ({ picture }: { picture: string }) => (
  <svg viewBox="0 0 12 8" className={styles.picture} aria-hidden="true">
    {tilesOf(picture.split('/')).map(({ tile, x, y, width }) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y + (heights[tile] ? 0.2 : 0)}
        width={width}
        height={heights[tile] ?? 1.01}
        data-tile={tile}
      />
    ))}
  </svg>
)

/** A new block begins in Dutch, which all fall back on: with the least a number may be, the first of what can be chosen. */
function emptyContent(fields: readonly Shape[]): Block['data'] {
  const values = fields.flatMap((shape): [string, unknown][] => {
    if (shape.kind === 'number') return [[shape.name, shape.min]]
    return shape.kind === 'choice' && shape.required ? [[shape.name, shape.options[0]]] : []
  })
  return values.length > 0 ? { nl: Object.fromEntries(values) } : {}
}

function useAddable(): BlockKind[] {
  const { data, state } = useEditor()
  const there = new Set(entriesOf(state, data).map(({ kind }) => kind))
  // A shared text stands on a page once.
  return data.kinds.filter(({ type, shared, addable }) => addable && !(shared && there.has(type)))
}

/** The pictures are drawn for whoever opens it, not at every letter typed. */
export const AddBlock = memo(function AddBlock() {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, state, choose } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const kinds = useAddable()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function add(kind: BlockKind) {
    const { chosen } = state
    dialog.current?.close()
    const content = kind.shared ? {} : emptyContent(kind.fields)
    const id = insertBlock(state, data, chosen, { block: kind.type, hidden: null, data: content })
    choose(id, kind.fields[0] ? [kind.fields[0].name] : null)
    state.said = t('added', { name: names.block(kind.type) })
  }

  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <dialog ref={dialog} onClose={() => setOpen(false)} className={styles.gallery} aria-labelledby="gallery-title">
        <h2 id="gallery-title">{t('gallery')}</h2>
        <ul className={styles.kinds}>
          {(isOpen ? kinds : []).map((kind) => (
            <li key={kind.type}>
              <button type="button" onClick={() => add(kind)} data-kind={kind.type}>
                <BlockPicture picture={kind.picture} />
                {names.block(kind.type)}
              </button>
            </li>
          ))}
        </ul>
        <Button look="outline" onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </Button>
      </dialog>
    </>
  )
})
