/** Milliseconds of processor time of this thread: what other processes do to the machine is not in it. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest that one turn of the event loop kept the processor while `work` went on, in milliseconds. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isRunning = true
  let began = processorTime()
  const turn = () => {
    const now = processorTime()
    longest = Math.max(longest, now - began)
    began = now
    if (isRunning) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  await new Promise((resolve) => setTimeout(resolve, 5))
  isRunning = false
  return longest
}

/** The least of several runs: compiling and collecting garbage come now and then. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let least = await measure(work)
  for (let again = 0; again < 4 && least > 50; again += 1) least = Math.min(least, await measure(work))
  return least
}
