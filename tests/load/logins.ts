import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareData } from './prepare-data.ts'
import { percentile, timed } from './requests.ts'
import { type Server, startServer } from './server.ts'

const accounts = 250
const loginsAMinute = 500
/** Of each kind of other request. */
const requestsASecond = 10
const seconds = 12
const rounds = 3
const emailOf = (place: number) => `customer-${place % accounts}@bench.test`

/** More customers with the demo's password: so many sign-ins of one are none that a limit would let through. */
const prepare = (dataDir: string) =>
  prepareData(dataDir, (pool) =>
    pool.query(
      `insert into users (email, password_hash, first_name, last_name, role, is_private_person)
        select 'customer-' || n || '@bench.test', password_hash, 'Bench', 'Customer', 'CONTACT', true
        from users, generate_series(0, $1::int - 1) as n where email = 'contact@leerplein.test'`,
      [accounts],
    ),
  )

/** Each from an address of its own, as the proxy in front would say. */
async function login(url: string, place: number): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${place % 16}.${place % 250}` },
    body: JSON.stringify({ email: emailOf(place), password: 'leerplein-demo', isAdmin: false }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`A login answered ${response.status}`)
  return performance.now() - began
}

/** Starts `work` so many times a second for some seconds, however long each takes. */
async function steadily(aSecond: number, work: (place: number) => Promise<number>): Promise<number[]> {
  const under: Promise<number>[] = []
  const began = performance.now()
  for (let place = 0; place < aSecond * seconds; place += 1) {
    await sleep(Math.max(0, began + (place * 1000) / aSecond - performance.now()))
    under.push(work(place))
  }
  return Promise.all(under)
}

const searches = ['excel', 'onboard', 'veiligheid', 'exel', 'strategie', 'data']
const pages = ['/', '/courses', '/en', '/en/courses', '/fr', '/fr/courses']

interface Round {
  search: number[]
  page: number[]
  logins: number[]
}

async function measure(server: Server, withLogins: boolean): Promise<Round> {
  const agent = new Agent({ keepAlive: true })
  const ask = (paths: string[]) => (place: number) => timed(agent, server.url + (paths[place % paths.length] ?? '/'))
  const [search, page, logins] = await Promise.all([
    steadily(requestsASecond, ask(searches.map((word) => `/api/courses/filteredCourses?search=${word}`))),
    steadily(requestsASecond, ask(pages)),
    withLogins ? steadily(loginsAMinute / 60, (place) => login(server.url, place)) : [],
  ])
  agent.destroy()
  return { search, page, logins }
}

/** How long searches and made pages take, in turn without logins and with them; everything on one core. */
export async function benchLogins(folder: string): Promise<void> {
  const dataDir = join(folder, 'logins')
  await prepare(dataDir)
  const server = await startServer(dataDir, { CACHES: 'queries', TRUST_PROXY: '1' })
  try {
    await measure(server, true)
    const quiet: Round = { search: [], page: [], logins: [] }
    const busy: Round = { search: [], page: [], logins: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const [into, withLogins] of [[quiet, false] as const, [busy, true] as const]) {
        const { search, page, logins } = await measure(server, withLogins)
        into.search.push(...search)
        into.page.push(...page)
        into.logins.push(...logins)
      }
    }
    const rows = (['search', 'page'] as const).flatMap((name) =>
      [0.5, 0.95].map((share) => {
        const [before, after] = [percentile(quiet[name], share), percentile(busy[name], share)]
        return {
          request: name === 'page' ? 'a page, made' : 'filteredCourses with a search',
          value: share === 0.5 ? 'median' : 'p95',
          'without logins, ms': before.toFixed(1),
          'with logins, ms': after.toFixed(1),
          ratio: (after / before).toFixed(2),
          'at most': 1.5,
        }
      }),
    )
    console.table(rows)
    console.info(
      `${busy.logins.length} logins, ${loginsAMinute} a minute: median ${percentile(busy.logins, 0.5).toFixed(0)} ms, p95 ${percentile(busy.logins, 0.95).toFixed(0)} ms`,
    )
  } finally {
    await server.stop()
  }
}
