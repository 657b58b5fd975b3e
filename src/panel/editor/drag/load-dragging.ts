/** Dragging comes after the rest: without it, buttons and keys do the same. */
const load = () => import('./drag-rows.ts')

type Dragging = Awaited<ReturnType<typeof load>>
let loading: Promise<Dragging | null> | undefined

/** Begins something once dragging is there, unless it is over by then; gives back what ends it. */
export function whenDragging(begin: (dragging: Dragging) => () => void): () => void {
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
