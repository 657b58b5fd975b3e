import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fiftyPaths } from './fifty-paths.ts'
import { pagesMade } from './metrics.ts'
import { startServer } from './server.ts'
import { load, writeScript } from './wrk.ts'

const wanted = 3
const rounds = 5

interface Session {
  _id: string
  fullyBooked: boolean
}

async function call(url: string, path: string, body: object, token = '') {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const invoice = {
  name: 'Bench',
  address: 'Kerkstraat 1',
  zip: '1000',
  city: 'Brussel',
  country: 'BE',
  email: 'bench@klant.test',
}

/** Sessions with seats, the last of as many courses. */
async function sessionsToRegister(url: string): Promise<string[]> {
  const { items }: { items: { _id: string }[] } = await (
    await fetch(`${url}/api/courses/filteredCourses?types=CALENDAR&limit=40`)
  ).json()
  const ids: string[] = []
  for (const { _id } of items) {
    const sessions: Session[] = await (await fetch(`${url}/api/courses/${_id}/sessions`)).json()
    const last = sessions.findLast(({ fullyBooked }) => !fullyBooked)
    if (last) ids.push(last._id)
    if (ids.length === rounds) break
  }
  return ids
}

/** Registrations one by one while 32 visitors read fifty pages: how many of the pages each one makes be made anew. */
export async function benchRegistrations(folder: string): Promise<void> {
  const server = await startServer(join(folder, 'data'))
  try {
    const paths = await fiftyPaths(server.url)
    const script = writeScript(folder, 'registrations', paths)
    // What is kept nowhere yet would count as made anew by the first registration.
    await load(server.url, script, 3)
    const credentials = { email: 'contact@leerplein.test', password: 'leerplein-demo' }
    const { token } = await call(server.url, '/auth/login', credentials)
    const rows = []
    for (const session of await sessionsToRegister(server.url)) {
      const person = { firstName: 'An', lastName: 'Maes', email: `${randomUUID()}@deelnemer.test` }
      const { _id } = await call(server.url, '/students', person, token.accessToken)
      await load(server.url, script, 1)
      const before = await pagesMade(server.url)
      const registration = { session, students: [_id], invoice, agreedToTerms: true }
      const reading = load(server.url, script, 3)
      await call(server.url, '/registrations', registration, token.accessToken)
      const { requests } = await reading
      rows.push({ session, requests, 'pages made anew': (await pagesMade(server.url)) - before, wanted })
    }
    console.table(rows)
  } finally {
    await server.stop()
  }
}
