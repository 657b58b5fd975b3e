import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a server is started so that `longestStand` can ask it. */
export const watched = (file: string) => ({
  environment: { EVENT_LOOP_FILE: file },
  flags: ['--import', join(import.meta.dirname, 'watch-event-loop.ts')],
})

/** Milliseconds that a server's event loop stood at most since it was asked last. */
export async function longestStand(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await sleep(10)
    const text = readIfThere(file)
    if (text) return Number(text)
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
