/** Handlers of scrolling and resizing run at most once in this many milliseconds (spec section 9). */
const limit = 200

/** Runs at once, then at most once in 200 ms; a call in between runs at their end, so that the last one counts. */
export function throttle(run: () => void): () => void {
  let resting = false
  let missed = false
  const call = () => {
    missed = resting
    if (resting) return
    resting = true
    run()
    setTimeout(() => {
      resting = false
      if (missed) call()
    }, limit)
  }
  return call
}
