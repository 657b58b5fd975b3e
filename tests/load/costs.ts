import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cookieOfPerson, type Person } from '../support/demo-people.ts'
import { multiplyData } from '../support/multiply-data.ts'
import { ownDatabase } from '../support/own-database.ts'
import { followStatements } from '../support/statements.ts'
import { selected } from './options.ts'
import { prepareData } from './prepare-data.ts'
import { type Server, startServer } from './server.ts'
import { kindOf, people, walkPages } from './walk-pages.ts'
import { median } from './wrk.ts'

const visits = 5
/** Of the dearest, this many are printed; and this many as a table of Markdown. */
const [shown, inHead] = [60, 10]

/** Milliseconds that the threads of a process were on a core so far; 0 once it is gone. */
function millisecondsOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/task`)) return 0
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, own) => sum + own, 0) / 1e6
}

interface Cost {
  person: Person
  page: string
  node: number
  database: number
  statements: number
  slowest: number
  /** Compressed. */
  kilobytes: number
}

async function openPage(url: string, address: string, cookie: string): Promise<string | null> {
  const response = await fetch(url + address, { headers: { cookie, 'Accept-Encoding': 'gzip' }, redirect: 'manual' })
  const html = await response.text()
  return response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') ? html : null
}

/** Node and PostgreSQL for a page that is kept nowhere, the middle one of a few visits. */
async function processorOf(server: Server, address: string, cookie: string) {
  const [node, database]: number[][] = [[], []]
  const pid = server.process.pid ?? 0
  const measure = () => [
    millisecondsOf(pid),
    server.databaseProcesses().reduce((sum, process) => sum + millisecondsOf(process), 0),
  ]
  for (let visit = 0; visit < visits; visit++) {
    const before = measure()
    await openPage(server.url, address, cookie)
    const after = measure()
    node?.push((after[0] ?? 0) - (before[0] ?? 0))
    database?.push((after[1] ?? 0) - (before[1] ?? 0))
  }
  return { node: median(node ?? []), database: median(database ?? []) }
}

/** All pages that this person comes to, the dearer of two of a kind. */
async function costsOf(person: Person, server: Server, dataDir: string): Promise<Cost[]> {
  const cookie = await cookieOfPerson(server.url, person)
  const found = new Map<string, string>()
  await walkPages(person, async (address) => {
    const html = await openPage(server.url, address, cookie)
    if (html !== null) found.set(address, html)
    return html
  })
  const drawn: Omit<Cost, 'statements' | 'slowest'>[] = []
  for (const [address, html] of found) {
    const processor = await processorOf(server, address, cookie)
    drawn.push({ person, page: address, ...processor, kilobytes: gzipSync(html).length / 1000 })
  }
  // Writing plans down takes time of its own, so it begins once the processor's is known.
  const { url } = ownDatabase(dataDir)
  const statements = await followStatements(url, join(dataDir, 'postgres.log'))
  const costs: Cost[] = []
  for (const cost of drawn) {
    await openPage(server.url, cost.page, cookie)
    statements.next()
    await openPage(server.url, cost.page, cookie)
    const own = statements.next()
    const slowest = Math.max(0, ...own.map(({ milliseconds }) => milliseconds))
    costs.push({ ...cost, statements: own.length, slowest })
  }
  statements.close()
  const dearest = new Map<string, Cost>()
  for (const cost of costs) {
    const kind = kindOf(cost.page)
    const known = dearest.get(kind)
    if (!known || known.node + known.database < cost.node + cost.database) dearest.set(kind, cost)
  }
  return [...dearest].map(([page, cost]) => ({ ...cost, page }))
}

async function measure(folder: string, times: number): Promise<Cost[]> {
  const dataDir = join(folder, `costs-${times}`)
  await prepareData(dataDir, async (pool) => {
    await pool.query('alter system set autovacuum = off')
    if (times > 1) await multiplyData(pool.options.connectionString ?? '', times)
  })
  const costs: Cost[] = []
  for (const person of selected('person', Object.keys(people) as Person[], (name) => name)) {
    const server = await startServer(dataDir, { CACHES: 'none', TRUST_PROXY: '1' })
    try {
      costs.push(...(await costsOf(person, server, dataDir)))
    } finally {
      await server.stop()
    }
  }
  return costs
}

const inTenths = (value: number) => Number(value.toFixed(1))

const asRow = ({ person, page, node, database, statements, slowest, kilobytes }: Cost) => ({
  person,
  page: page.slice(0, 70),
  'Node, ms': inTenths(node),
  'PostgreSQL, ms': inTenths(database),
  statements,
  'slowest, ms': inTenths(slowest),
  kB: inTenths(kilobytes),
})

/** Rows as README has them. */
function asMarkdown(rows: Record<string, string | number>[]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const names = Object.keys(rows[0] ?? {})
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n')
}

/** What each page of the product costs that is kept nowhere: on the demo's data, and on ten times as much. */
export async function benchCosts(folder: string): Promise<void> {
  const heads: string[] = []
  for (const times of selected('times', [1, 10], String)) {
    const costs = await measure(folder, times)
    const rows = costs.sort((a, b) => b.node + b.database - a.node - a.database).map(asRow)
    const title = times === 1 ? "The demo's data" : `${times} times the demo's data`
    console.info(`\n${title}: ${costs.length} kinds of pages`)
    console.table(rows.slice(0, shown))
    heads.push(`${title}:\n\n${asMarkdown(rows.slice(0, inHead))}\n`)
  }
  console.info(`\nThe dearest for README\n\n${heads.join('\n')}`)
}
