import { eq, sql } from 'drizzle-orm'
import { refreshWaitingLists } from '../../src/api/registrations/waiting-list-offers.ts'
import { registrationStudents, sessions, waitingListEntries } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from './training.ts'

type Api = Pick<TestApi, 'db' | 'send' | 'get'>

const register = (api: Api, customer: Customer, session: string, students: string[]) =>
  api.send('POST', '/registrations', registrationOf(session, students), customer.headers)

/** A session whose seats are all taken, each by a registration of its own that can be canceled. */
export async function fullSession(api: Api, capacity = 1, given: Parameters<typeof newSession>[1] = {}) {
  const session = await newSession(api, { ...given, capacity })
  const holder = await newCustomer(api)
  const registrations: string[] = []
  for (const student of await newStudents(api, holder, capacity)) {
    registrations.push(String((await register(api, holder, session, [student])).body._id))
  }
  /** Gives seats back, as many as that. */
  const free = async (count = 1) => {
    for (const id of registrations.splice(0, count)) {
      await api.send('DELETE', `/registrations/${id}`, undefined, holder.headers)
    }
  }
  return { session, holder, free }
}

/** Somebody who waits, for one or for a group, with what they can do about it. */
export async function newWaiting(api: Api, session: string, count = 1, given?: Customer) {
  const customer = given ?? (await newCustomer(api))
  const students = await newStudents(api, customer, count)
  const { status, body } = await api.send('POST', '/waiting-list-entries', { session, students }, customer.headers)
  if (status !== 201) throw new Error(`Nobody waits: ${JSON.stringify(body)}`)
  const id = String(body._id)
  return {
    ...{ id, customer, students, entry: body },
    read: async () => (await api.get(`/waiting-list-entries?_id=${id}`, customer.headers)).body.items[0],
    register: (chosen = students) => register(api, customer, session, chosen),
    withdraw: () => api.send('DELETE', `/waiting-list-entries/${id}`, undefined, customer.headers),
    accept: () => api.send('POST', `/waiting-list-entries/${id}/accept`, undefined, customer.headers),
  }
}

/** Somebody for whom a seat is kept. */
export async function offered(api: Api, customer?: Customer) {
  const { session, free } = await fullSession(api)
  const waiting = await newWaiting(api, session, 1, customer)
  await free()
  return waiting
}

/** As when the time of an offer is over. */
export const pass = ({ db }: Pick<TestApi, 'db'>, id: string) =>
  db
    .update(waitingListEntries)
    .set({ offeredUntil: sql`now() - interval '1 second'` })
    .where(eq(waitingListEntries.id, id))

/** What the job of every minute does. */
export const refreshLists = ({ parts }: Pick<TestApi, 'parts'>) => refreshWaitingLists({ ...parts, user: null })

/** How a session's seats add up: those that people have, those that offers keep, and what the session says. */
export async function countsOf({ db }: Pick<TestApi, 'db'>, id: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id))
  const seats = await db.select().from(registrationStudents).where(eq(registrationStudents.sessionId, id))
  const entries = await db.select().from(waitingListEntries).where(eq(waitingListEntries.sessionId, id))
  const offers = entries.filter(({ status }) => status === 'offered')
  return {
    capacity: session?.capacity ?? 0,
    taken: session?.seatsTaken ?? 0,
    held: seats.filter(({ held }) => held).length,
    offered: offers.reduce((sum, { seatsHeld }) => sum + seatsHeld, 0),
  }
}
