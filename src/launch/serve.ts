import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { type Running, start } from '../main/start.ts'
import { explain } from './explain.ts'

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
