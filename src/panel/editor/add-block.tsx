import { memo, useEffect, useRef, useState } from 'react'
import type { Block } from '../../domain/editing/operations.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { BlockKind } from './catalogue.ts'
import styles from './gallery.module.css'
import { insertBlock } from './model/acts.ts'
import { entriesOf } from './model/entries.ts'
import type { Shape } from './shapes.ts'
import { useEditor } from './use-editor.ts'
import { useNames } from './use-names.ts'

/**
 * A page of twelve by eight tiles: T a title, t text, b a button, f a field, p a picture of tiles, k a card, i the dark
 * ground, c a disc; a dot is paper.
 */
const pictures: Record<string, string> = {
  banner: '......pppppp/.TTTT.pppppp/.TTT..pppppp/.tttt.pppppp/.ttt..pppppp/.bb...pppppp/......pppppp/......pppppp',
  'course-search':
    '............/............/.TTTTT....../............/.ffffffffbb./.ffffffffbb./.tt.tt.tt.../............',
  'homepage-offer':
    '.TTTTT....../............/.pp.pp.pp.../.kk.kk.kk.../............/.pp.pp....../.kk.kk....../............',
  'homepage-usps':
    'iiiiiiiiiiii/iiiiiiiiiiii/iTTiTTiTTiii/iTTiTTiTTiii/ittittittiii/iiiiiiiiiiii/iiiiiiiiiiii/............',
  'promo-video':
    '............/.iiiiiiTTTT./.iiiiiitttt./.iiciiittt../.iiiiii...../.iiiiii...../.iiiiii...../............',
  'course-list':
    '.TTTT......./............/.ppp.ppp.ppp/.ppp.ppp.ppp/.kkk.kkk.kkk/.kkk.kkk.kkk/.kkk.kkk.kkk/............',
  'course-calendar':
    '.TTTT......./............/.kkkkkkkkkk./.tt.ttttt.b./.kkkkkkkkkk./.tt.tttt..b./.kkkkkkkkkk./............',
  'rich-text':
    '............/.TTTT......./.....tttttt./.....tttttt./.....ttttt../.....tttttt./.....tttt.../............',
  reviews: '.TTTT......./............/.kkkk.kkkk../.tttt.tttt../.ttt..ttt.../.c....c...../.kkkk.kkkk../............',
  faq: '............/.TTT.tttttt./.....kkkkkk./.TT..tttttt./.....kkkkkk./.....tttttt./.....kkkkkk./............',
  staff: '.TTTT......./............/.cc..cc..cc./.cc..cc..cc./.tt..tt..tt./.kk..kk..kk./............/............',
  'room-types':
    '.TTTT......./............/.pppp.TTTTT./.pppp.ttttt./.pppp.tttt../.pppp.bb..../............/............',
  tailored: '.TTTTT....../.ttttttt..../............/.TT..TT..TT./.tt..tt..tt./.tt..tt..tt./.bb........./............',
  'newsletter-form':
    '............/.TTTTTT...../.ttttttt..../............/.ffffffbbb../.ffffffbbb../............/............',
  'contact-form':
    '.TTTTT....../............/.fffff.fffff/............/.fffffffffff/.fffffffffff/.bb........./............',
  footer: '............/............/............/iiiiiiiiiiii/iTTiTTiTTiii/ittittittiii/ittittittiii/iiiiiiiiiiii',
  cookie: 'kkkkkkkkkkkk/kTTTkkkkkkkk/kttttttkbbkk/kkkkkkkkkkkk/............/............/............/............',
}

interface Tile {
  tile: string
  x: number
  y: number
  width: number
}

const tilesOf = (rows: readonly string[]): Tile[] =>
  rows.flatMap((row, y) =>
    [...row.matchAll(/([a-zA-Z])\1*/g)].map(({ 0: run, 1: tile = '', index: x }) => ({
      tile,
      x,
      y,
      width: run.length,
    })),
  )

/** Texts are lower than their tile, so that lines stay apart; everything else fills it. */
const heights: Record<string, number> = { t: 0.4, T: 0.65 }

/** What a block looks like on a page, in our own tiles. */
const BlockPicture = ({ kind }: { kind: string }) => (
  <svg viewBox="0 0 12 8" className={styles.picture} aria-hidden="true">
    {tilesOf((pictures[kind] ?? '').split('/')).map(({ tile, x, y, width }) => (
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

/** What a new block holds before anybody fills it: the least a number may be, the first of what can be chosen. */
function firstValue(shape: Shape): unknown {
  if (shape.kind === 'number') return shape.min
  return shape.kind === 'choice' && shape.required ? shape.options[0] : undefined
}

/** A new block begins in Dutch, which every language falls back on. */
function emptyContent(fields: readonly Shape[]): Block['data'] {
  const values = fields.flatMap((shape) => {
    const value = firstValue(shape)
    return value === undefined ? [] : [[shape.name, value] as const]
  })
  return values.length > 0 ? { nl: Object.fromEntries(values) } : {}
}

/** What belongs to a page of its own kind alone. */
const apart = new Set(['course-detail'])

function useAddable(): BlockKind[] {
  const { data, store } = useEditor()
  const there = new Set(entriesOf(store.get(), data).map(({ kind }) => kind))
  // A shared text stands on a page once.
  return data.kinds.filter(({ type, shared }) => !apart.has(type) && !(shared && there.has(type)))
}

/** The pictures are drawn for whoever opens it, not at every letter typed. */
export const AddBlock = memo(function AddBlock() {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, store, choose } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const kinds = useAddable()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function add(kind: BlockKind) {
    const { chosen } = store.get()
    dialog.current?.close()
    const content = kind.shared ? {} : emptyContent(kind.fields)
    const id = insertBlock(store, data.type, chosen, { block: kind.type, hidden: null, data: content })
    choose(id, kind.fields[0] ? [kind.fields[0].name] : null)
    store.set({ said: t('added', { name: names.block(kind.type) }) })
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
                <BlockPicture kind={kind.type} />
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
