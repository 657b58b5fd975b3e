import { useCallback, useEffect, useRef } from 'react'

/**
 * Leaving a field may show an error, and that may move the button that was just pressed from under the pointer: such work
 * waits until the pointer is up and its click has been.
 */
export function usePointerHeld(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const hold = () => {
      waiting.current ??= []
    }
    const release = () => {
      const works = waiting.current ?? []
      waiting.current = null
      // The click follows the release.
      for (const work of works) setTimeout(work)
    }
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', hold, options)
    for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, release, options)
    return () => listening.abort()
  }, [])
  return useCallback((work) => {
    if (waiting.current) waiting.current.push(work)
    else work()
  }, [])
}
