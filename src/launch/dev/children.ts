import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** Whatever has ended meanwhile is stopped. */
function stopGroup(pid: number) {
  try {
    process.kill(-pid)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Programs of development that run beside the server and write into the same terminal. */
export function createChildren(root: string) {
  const running = new Set<ChildProcess>()
  return {
    /** Resolves when the program has ended, whatever came of it: it has said so itself. */
    async run(program: string, ...parameters: string[]) {
      const path = join(root, 'node_modules/.bin', program)
      // A group of its own, so that what it starts ends with it.
      const child = spawn(path, parameters, { cwd: root, stdio: ['ignore', 2, 2], detached: true })
      running.add(child)
      // What one sees in the browser comes first.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      await once(child, 'close')
      running.delete(child)
    },
    stop() {
      for (const { pid } of running) if (pid) stopGroup(pid)
    },
  }
}
