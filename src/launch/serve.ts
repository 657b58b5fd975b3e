import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { type Running, start } from '../main.ts'

/** What a person can mend is one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one`
  return error.message
}

async function serve() {
  const root = resolve('.')
  let running: Running | undefined
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  running = await start(readConfig(process.env, root), { root })
  if (stopping) return
  process.stdout.write(`Ready on ${running.url}\n`)
}

serve().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
