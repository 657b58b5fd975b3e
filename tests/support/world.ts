import { randomUUID } from 'node:crypto'
import { make, type Place, read } from './calls.ts'

/** Who acts in a load, each by the headers of their calls, and the session that all register for. */
export interface World {
  session: string
  /** What takes something off each of their registrations. */
  code: { _id: string; code: string }
  staff: Record<string, string>
  /** A contact whose organisation pays at the checkout. */
  payer: Record<string, string>
  /** A contact whose organisation is billed by agreement. */
  partner: Record<string, string>
}

const hour = 3_600_000

async function done(place: Place, call: Parameters<typeof make>[1]) {
  const { status, body } = await make(place, call)
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`)
  return body
}

async function signIn(place: Place, email: string) {
  const body = { email, password: 'leerplein-demo' }
  const { token, user } = await done(place, { method: 'POST', path: '/api/auth/login', body })
  return { headers: { Authorization: `Bearer ${token.accessToken}` }, user }
}

/** On a site with the demo content: a session with seats for everybody, who pays, and who is made a partner. */
export async function openWorld(place: Place): Promise<World> {
  const { headers: staff } = await signIn(place, 'staff@leerplein.test')
  const { headers: payer } = await signIn(place, 'contact@leerplein.test')
  const { headers: partner, user } = await signIn(place, 'admin@brouwerij.test')
  const path = `/api/organisations/${user.organisation._id}`
  await done(place, { method: 'PATCH', path, body: { isPartner: true }, headers: staff })

  const { items } = await read(place, '/courses/filteredCourses?types=CALENDAR&limit=1')
  const [like] = await read(place, `/courses/${items[0]._id}/sessions`)
  const start = Date.now() + 30 * 24 * hour
  const planned = {
    course: items[0]._id,
    schedule: [{ start: new Date(start).toISOString(), end: new Date(start + 7 * hour).toISOString() }],
    location: like.location._id,
    language: like.language._id,
    capacity: 1000,
  }
  const session = await done(place, { method: 'POST', path: '/api/sessions', body: planned, headers: staff })
  const worth = { code: `L-${randomUUID().slice(0, 8)}`, unit: 'percent', value: 10 }
  const code = await done(place, { method: 'POST', path: '/api/discount-codes', body: worth, headers: staff })
  return { session: session._id, code, staff, payer, partner }
}
