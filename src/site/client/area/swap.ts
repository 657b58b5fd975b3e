import { flushSync } from 'react-dom'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws the next page at once, in one view transition; resolves when it stands. */
export async function swap(change: () => void): Promise<void> {
  if (!document.startViewTransition || isCalm() || document.hidden) {
    flushSync(change)
    return
  }
  const transition = document.startViewTransition(() => flushSync(change))
  // One that is overtaken by the next is no error.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}
