/** Milliseconds of work after which others have their turn. */
const longestTurn = 15

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Takes work that callers' own documents cause one piece at a time, each on a turn of the event loop of its own. */
export function createTurns() {
  let last = Promise.resolve()
  let began = performance.now()

  function next(): Promise<void> {
    last = last.then(nextTick).then(() => {
      began = performance.now()
    })
    return last
  }
  return {
    /** Waits for a turn. */
    next,
    /** Whether this one has lasted long enough. */
    isTurnOver: () => performance.now() - began > longestTurn,
  }
}

export type Turns = ReturnType<typeof createTurns>
