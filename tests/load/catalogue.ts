import { join } from 'node:path'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { enlargeCatalogue } from './large-catalogue.ts'
import { repeatedly } from './requests.ts'
import { startServer } from './server.ts'
import { median } from './wrk.ts'

const seconds = 5
const rounds = 3
const paths = ['/courses', '/en/courses?page=2', '/courses?search=excel']
const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** Milliseconds of Node and of PostgreSQL that a list page costs when nothing is kept, medians of the rounds. */
async function measure(dataDir: string) {
  const server = await startServer(dataDir, { CACHES: 'none' })
  try {
    await repeatedly(server.url, paths, 2, seconds)
    const costs: [node: number, database: number][] = []
    for (let round = 0; round < rounds; round += 1) {
      const [nodeBefore, databaseBefore] = server.processor()
      const { length } = await repeatedly(server.url, paths, 2, seconds)
      const [nodeAfter, databaseAfter] = server.processor()
      costs.push([(nodeAfter - nodeBefore) / length / 1000, (databaseAfter - databaseBefore) / length / 1000])
    }
    return { node: median(costs.map(([node]) => node)), database: median(costs.map(([, database]) => database)) }
  } finally {
    await server.stop()
  }
}

/** Ten times as many courses and sessions as there are. */
async function enlarge(dataDir: string): Promise<string> {
  const database = await startEmbedded({ dataDir, log: silent })
  const { pool, close } = connect(database.socketUrl)
  try {
    const { rows } = await pool.query<{ courses: number; sessions: number }>(
      'select (select count(*)::int from courses) courses, (select count(*)::int from sessions) sessions',
    )
    const { courses = 0, sessions = 0 } = rows[0] ?? {}
    await enlargeCatalogue(pool, { courses: courses * 10, sessions: sessions * 10 })
    return `${courses} courses and ${courses * 10}`
  } finally {
    await close()
    await database.stop()
  }
}

/** What a list page made anew costs, with the courses there are and with ten times as many. */
export async function benchCatalogue(folder: string): Promise<void> {
  const dataDir = join(folder, 'catalogue')
  const today = await measure(dataDir)
  const sizes = await enlarge(dataDir)
  const later = await measure(dataDir)
  const ratio = (later.node + later.database) / (today.node + today.database)
  console.table([
    { what: 'Node, ms a page', today: today.node.toFixed(2), 'ten times': later.node.toFixed(2) },
    { what: 'PostgreSQL, ms a page', today: today.database.toFixed(2), 'ten times': later.database.toFixed(2) },
  ])
  console.info(`${sizes}: ${ratio.toFixed(2)} times the cost (wanted: at most 1.3)`)
}
