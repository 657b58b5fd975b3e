/** Milliseconds until the page says that it is waiting, and until it says so in words (WORK-AREAS, Loading). */
const quiet = 300
const patience = 5000

/** Shows that the next page is on its way, from `start` to the function that it gives. */
export function createWaiting(element: HTMLElement | null) {
  let waiting = 0
  const timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
    element?.removeAttribute('data-busy')
    if (element) element.textContent = ''
  }

  return {
    start(): () => void {
      waiting += 1
      const turn = waiting
      stop()
      timers.push(
        setTimeout(() => element?.setAttribute('data-busy', ''), quiet),
        setTimeout(() => {
          if (element) element.textContent = element.dataset.slow ?? ''
        }, patience),
      )
      return () => {
        if (turn === waiting) stop()
      }
    },
  }
}
