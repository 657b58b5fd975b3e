import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'

export type Edge = 'before' | 'after'

/** Which half of a row the pointer is over. */
function edgeAt(row: Element, clientY: number): Edge {
  const { top, height } = row.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}

/** Lets a row be dragged by a mouse or a finger, and others be dropped before and after it. */
export function dragRow(row: HTMLElement, id: string): () => void {
  const showLine = (edge: unknown) => row.setAttribute('data-drop', String(edge))
  const hideLine = () => row.removeAttribute('data-drop')
  return combine(
    draggable({
      element: row,
      getInitialData: () => ({ block: id }),
      onDragStart: () => row.setAttribute('data-dragged', ''),
      onDrop: () => row.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.block !== id,
      getData: ({ input }) => ({ block: id, edge: edgeAt(row, input.clientY) }),
      onDrag: ({ self }) => showLine(self.data.edge),
      onDragLeave: hideLine,
      onDrop: hideLine,
    }),
  )
}

/** Says which block was dropped before or after which; near an edge of the list it scrolls. */
export function followDrags(
  scroller: HTMLElement,
  onDropped: (id: string, target: string, edge: Edge) => void,
): () => void {
  return combine(
    autoScrollForElements({ element: scroller }),
    monitorForElements({
      onDrop({ source, location }) {
        const [target] = location.current.dropTargets
        if (!target) return
        const edge = target.data.edge === 'before' ? 'before' : 'after'
        onDropped(String(source.data.block), String(target.data.block), edge)
      },
    }),
  )
}
