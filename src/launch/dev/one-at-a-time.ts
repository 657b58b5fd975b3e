/** Runs `work` when asked: never twice at once, and once more when somebody asked while it ran. It must not throw. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let wanted = false
  let running: Promise<void> | null = null
  async function run() {
    while (wanted) {
      wanted = false
      await work()
    }
    running = null
  }
  return () => {
    wanted = true
    running ??= run()
    return running
  }
}
