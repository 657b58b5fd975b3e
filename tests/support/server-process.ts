import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { movedClock } from '../../src/config.ts'

export const root = resolve(import.meta.dirname, '../..')

export type Environment = Record<string, string>

export interface ServerProcess {
  url: string
  pid: number
  /** What it said on stderr so far. */
  errors(): string
  /** Asks it to stop as a process manager does; resolves with its exit code, null when it had to be killed. */
  stop(): Promise<number | null>
  /** Ends it without a chance to clean up. */
  kill(): Promise<void>
}

/** Milliseconds that a server gets to end once it was asked to. */
const patience = 30_000

const metricsToken = 'a token of the tests'

/** What a server that tests started says of itself, as /metrics has it. */
export const readMetrics = async (url: string): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()

/** Nothing of this process's settings but its clock: what a test does not name is the product's default. */
export const plain: Environment = {
  ...movedClock,
  ...(process.env.TZ && { TZ: process.env.TZ }),
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
  PORT: '0',
  METRICS_TOKEN: metricsToken,
  JWT_SECRET: 'a secret that only tests know, of 32 characters or more',
}

function run(environment: Environment, folder: string, program = 'dist/server/serve.js') {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...plain, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.errors += chunk
  })
  const closed = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    // What it started may outlive it, and would keep its output open.
    await Promise.race([once(child, 'close'), wait(2000)])
    child.stdout.destroy()
    child.stderr.destroy()
    return code ?? null
  })
  return { child, output, closed }
}

/** Starts the built server of a folder, or another of its programs; throws with its last words when it ends instead of listening. */
export async function startServer(environment: Environment, folder = root, program?: string): Promise<ServerProcess> {
  const { child, output, closed } = run(environment, folder, program)
  const url = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', () => {
      const [, address] = /^Ready on (\S+)$/m.exec(output.out) ?? []
      if (address) ready(address)
    })
    closed.then((code) => failed(new Error(`The server ended with ${code}: ${output.errors}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const late = setTimeout(() => {
      output.errors += `\nIt did not end within ${patience / 1000} s of ${signal}`
      child.kill('SIGKILL')
    }, patience)
    const code = await closed
    clearTimeout(late)
    return code
  }
  return {
    url,
    pid: child.pid ?? 0,
    errors: () => output.errors,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
  }
}

/** A start that is meant to fail: how it ended and what it said. */
export async function failToStart(environment: Environment) {
  const { output, closed } = run(environment, root)
  return { code: await closed, ...output }
}
