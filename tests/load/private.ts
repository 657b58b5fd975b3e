import { join } from 'node:path'
import { selected } from './options.ts'
import { compare, inMilliseconds } from './pages.ts'
import { prepareData } from './prepare-data.ts'
import { printProfile } from './profile.ts'
import { startServer } from './server.ts'
import type { Asked } from './wrk.ts'

const participants = 5000

/** A share of nginx serving the same bytes, at the least. */
export const privateCases = [
  { name: 'registrations', path: '/my-account/registration-data', email: 'contact@leerplein.test', wanted: 0.008 },
  { name: 'participants', path: '/my-account/participants', email: 'admin@brouwerij.test', wanted: 0.008 },
  { name: 'invoices', path: '/my-account/invoice-data', email: 'contact@leerplein.test', wanted: 0.015 },
]

const moreParticipants = `
  insert into students (first_name, last_name, email, organisation_id, status)
  select 'Voornaam' || n, 'Achternaam' || n * 7919 % 5000, 'deelnemer' || n || '@brouwerij.test', organisation_id, 'active'
  from generate_series(1, $1::int) as n, users where users.email = 'admin@brouwerij.test'`

/** The demo, in which one organisation has many people. */
export const preparePrivate = (dataDir: string) =>
  prepareData(dataDir, async (pool) => {
    await pool.query(moreParticipants, [participants])
    await pool.query('vacuum analyze')
  })

/** Asks for a page of somebody's own; throws where it does not answer. */
export async function signedIn(url: string, path: string, email: string): Promise<Asked> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'leerplein-demo', isAdmin: false }),
  })
  const { token }: { token: { accessToken: string } } = await response.json()
  const cookie = `accessToken=${token.accessToken}; role=CONTACT`
  const page = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
  if (page.status !== 200) throw new Error(`${path} answers ${page.status}`)
  return { paths: [path], cookie }
}

/** Pages of somebody's own, each one made anew: Node and PostgreSQL on one core, against nginx on the same. */
export async function benchPrivate(folder: string): Promise<void> {
  const dataDir = join(folder, 'private')
  await preparePrivate(dataDir)
  for (const { name, path, email, wanted } of selected('case', privateCases, ({ name }) => name)) {
    const server = await startServer(dataDir)
    const figure = await signedIn(server.url, path, email)
      .then((asked) => compare(name, wanted, server, asked, folder))
      .finally(() => server.stop())
    const { ratio, nodeMicroseconds, databaseMicroseconds } = figure
    console.table([{ ...figure, ratio: ratio.toFixed(4) }])
    console.info(
      `${name}: ${inMilliseconds(nodeMicroseconds)} ms of Node and ${inMilliseconds(databaseMicroseconds)} ms of PostgreSQL; Node's by area:`,
    )
    const asked = (url: string) => signedIn(url, path, email)
    await printProfile(folder, dataDir, 'all', nodeMicroseconds, asked)
  }
}
