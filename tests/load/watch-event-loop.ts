import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the server by the bench alone: on a signal it writes how long the event loop stood at most since the last.
const resolution = 5
const file = process.env.EVENT_LOOP_FILE
if (file) {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(Math.max(0, delay.max / 1e6 - resolution)))
    delay.reset()
  })
}
