import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../../ui/texts.ts'
import { moveBlock } from '../model/acts.ts'
import { entriesOf } from '../model/entries.ts'
import { useEditor } from '../use-editor.ts'
import { useNames } from '../use-names.ts'
import type { Edge } from './drag-rows.ts'
import { whenDragging } from './load-dragging.ts'

/** What is dropped moves there in one act, and its place is said. */
export function useDrops(scroller: RefObject<HTMLElement | null>): void {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, store } = useEditor()
  const drop = useEffectEvent((id: string, target: string, edge: Edge) => {
    const entries = entriesOf(store.get(), data)
    const from = entries.findIndex((one) => one.id === id)
    const others = entries.filter((one) => one.id !== id)
    const at = others.findIndex((one) => one.id === target)
    const place = edge === 'before' ? at : at + 1
    const entry = entries[from]
    if (!entry || at < 0 || place === from) return
    moveBlock(store, data.type, id, place)
    store.set({ said: t('moved', { name: names.block(entry.kind), place: place + 1, count: entries.length }) })
  })
  useEffect(() => {
    const element = scroller.current
    return element ? whenDragging(({ followDrags }) => followDrags(element, drop)) : undefined
  }, [scroller])
}
