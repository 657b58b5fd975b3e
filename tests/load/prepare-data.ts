import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { startServer } from './server.ts'

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

type Pool = ReturnType<typeof connect>['pool']

/** The demo in a data folder, and what a bench adds to it. */
export async function prepareData(dataDir: string, add: (pool: Pool) => Promise<unknown>) {
  const seeding = await startServer(dataDir)
  await seeding.stop()
  const database = await startEmbedded({ dataDir, log: silent })
  const { pool, close } = connect(database.socketUrl)
  try {
    await add(pool)
  } finally {
    await close()
    await database.stop()
  }
}
