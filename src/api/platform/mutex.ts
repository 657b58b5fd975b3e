const lastOf = new Map<string, Promise<unknown>>()

/**
 * Does what bears the same name one after the other in this process. Whoever waits holds no connection, so that a rush
 * on one session leaves the others theirs; between processes the locks of the database keep order.
 */
export async function withMutex<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastOf.get(name) ?? Promise.resolve()).then(work)
  const done = turn.catch(() => {})
  lastOf.set(name, done)
  try {
    return await turn
  } finally {
    if (lastOf.get(name) === done) lastOf.delete(name)
  }
}
