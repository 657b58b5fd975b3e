import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Buyer, newBuyer, register } from './buyer.ts'
import { inMilliseconds } from './pages.ts'
import { prepareData } from './prepare-data.ts'
import { percentile } from './requests.ts'
import { root, type Server, startServer } from './server.ts'

const atOnce = 50
const seconds = 120
/** Milliseconds until a step is there, at the 95th percentile. */
const wantedOfStep = 400

/** Private persons whose addresses are proved, and seats for all of them. */
const prepared = `
  insert into users (email, password_hash, first_name, last_name, role, is_private_person, email_verified_at)
  select 'buyer-' || n || '@bench.test', password_hash, 'Bench', 'Buyer', 'CONTACT', true, now()
  from users, generate_series(0, ${atOnce - 1}) as n where email = 'contact@leerplein.test';
  update sessions set capacity = 100000 where start_date > now();
  analyze`

/** Addresses at which one registers, each for another session. */
async function offers(url: string): Promise<string[]> {
  const address = `${url}/api/courses/filteredCourses?types=CALENDAR&limit=100`
  const { items }: { items: { _id: string }[] } = await (await fetch(address)).json()
  const found: string[] = []
  for (const { _id } of items) {
    const sessions: { _id: string; fullyBooked: boolean }[] = await (
      await fetch(`${url}/api/courses/${_id}/sessions`)
    ).json()
    for (const session of sessions) if (!session.fullyBooked) found.push(`/courses/${_id}/register/${session._id}`)
  }
  return found
}

/** One after the other, each by somebody new; the first half warms the server up and is not counted. */
async function measureOne(server: Server, buyers: Buyer[], path: string) {
  const counted = buyers.slice(atOnce / 2)
  for (const buyer of buyers.slice(0, atOnce / 2)) await register(buyer, path)
  const [node, database] = server.processor()
  for (const buyer of counted) await register(buyer, path)
  const after = server.processor()
  return { node: (after[0] - node) / counted.length, database: (after[1] - database) / counted.length }
}

/** All of them at once, over and over, each for the next session that they are not in yet. */
async function measureMany(buyers: Buyer[], paths: string[]) {
  const until = performance.now() + seconds * 1000
  const steps: number[] = []
  const failures: string[] = []
  const work = async (buyer: Buyer) => {
    for (const path of paths.slice(1)) {
      if (performance.now() > until) return
      await register(buyer, path, (milliseconds) => steps.push(milliseconds)).catch((error) =>
        failures.push(`${error}`),
      )
    }
  }
  await Promise.all(buyers.map(work))
  return { steps, failures }
}

/** Whole registrations with their payment, page by page as without scripts: one by one, then fifty people at once. */
export async function benchJourneys(folder: string): Promise<void> {
  const dataDir = join(folder, 'journeys')
  await prepareData(dataDir, (pool) => pool.query(prepared))
  const server = await startServer(dataDir, { TRUST_PROXY: '1' })
  try {
    const paths = await offers(server.url)
    const buyers: Buyer[] = []
    for (let place = 0; place < atOnce; place += 1) {
      buyers.push(await newBuyer(server.url, `buyer-${place}@bench.test`))
    }
    const { node, database } = await measureOne(server, buyers, paths[0] ?? '')
    console.table([{ node: inMilliseconds(node), database: inMilliseconds(database), wanted: '45 and 20' }])
    const { steps, failures } = await measureMany(buyers, paths)
    const p95 = Math.round(percentile(steps, 0.95))
    console.table([{ steps: steps.length, failed: failures.length, p95, wanted: wantedOfStep }])
    for (const failure of failures.slice(0, 5)) console.info(failure)
    const environment = { ...process.env, DATA_DIR: dataDir }
    spawnSync(process.execPath, ['dist/server/books.js'], { cwd: root, stdio: 'inherit', env: environment })
  } finally {
    await server.stop()
  }
}
