import { type RefObject, useEffect } from 'react'
import { whenDragging } from './load-dragging.ts'

/** A row of the outline that can be dragged. */
export function useDraggable(row: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const element = row.current
    return element ? whenDragging(({ dragRow }) => dragRow(element, id)) : undefined
  }, [row, id])
}
