import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Place } from './place.ts'
import { freePort, hasEnded, runServer, stopServer } from './server.ts'

/** Another program may take the port between finding and using it; a killed server's last processes need a moment. */
const passing = /Address already in use|could not bind|shared memory block/

async function startServer(place: Place) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, server: await runServer(place, port) }
    } catch (error) {
      if (attempt === 40 || !passing.test(String(error))) throw error
      await sleep(250)
    }
  }
}

/** Starts PostgreSQL, and again on the same port whenever it ends before `stop` is called. */
export async function keepRunning(place: Place, log: Log): Promise<{ port: number; stop(): Promise<void> }> {
  let { port, server } = await startServer(place)
  let stopping = false
  let revival = Promise.resolve()

  async function revive() {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait)
      if (stopping) return
      try {
        server = await runServer(place, port)
        return watch()
      } catch (error) {
        log.warn({ err: error }, 'The database does not start again yet')
      }
    }
  }

  function watch() {
    const ended = () => {
      if (stopping) return
      log.warn({}, 'The database ended by itself and is started again')
      revival = revive()
    }
    if (hasEnded(server)) ended()
    else server.once('exit', ended)
  }

  watch()
  return {
    port,
    async stop() {
      stopping = true
      await revival
      await stopServer(server)
    },
  }
}
