import { memo, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { BlockPicture } from './block-picture.tsx'
import type { BlockKind } from './catalogue.ts'
import { emptyContent } from './empty-content.ts'
import styles from './gallery.module.css'
import { insertBlock } from './model/acts.ts'
import { entriesOf } from './model/entries.ts'
import { useEditor } from './use-editor.ts'
import { useNames } from './use-names.ts'

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
