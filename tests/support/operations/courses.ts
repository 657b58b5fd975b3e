import { randomUUID } from 'node:crypto'
import { trainers } from '../../../src/db/tables.ts'
import { canceledRegistration } from '../canceled-session.ts'
import { newSeat } from '../record.ts'
import { kinds } from '../resources.ts'
import { seriesBody } from '../series.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../training.ts'
import type { Call, Proofs, World } from './proof.ts'
import { madeOf } from './resources.ts'

/** What no database holds as a text. */
export const noText = '\0'

/** The id of a session with a participant in it, and its course's. */
async function sessionWithSeat({ api }: World) {
  const customer = await newCustomer(api)
  const session = await newSession(api)
  const input = registrationOf(session, await newStudents(api, customer, 2))
  await api.send('POST', '/registrations', input, customer.headers)
  return { session, course: String((await api.get(`/sessions/${session}`)).body.course) }
}

const ofEndedSession = async ({ api, staff }: World): Promise<Call> => ({
  headers: staff,
  params: { id: (await newSeat(api)).session },
})

async function newTrainer({ api }: World) {
  const bio = { nl: '', en: '', fr: '' }
  const [made] = await api.db
    .insert(trainers)
    .values({ key: randomUUID(), name: 'Annelies', bio })
    .returning({ id: trainers.id })
  return made?.id
}

/** A course, as the API tells of it. */
export async function someCourse({ api }: World) {
  const { course } = (await api.get(`/sessions/${await newSession(api)}`)).body
  return (await api.get(`/courses/${course}`)).body
}

export const courseProofs: Proofs = {
  'GET /courses/filteredCourses': { 200: () => ({ query: 'limit=999&locale=nl' }) },
  'GET /courses/desk/list': { 200: ({ editor }) => ({ headers: editor, query: 'limit=999' }) },
  'GET /courses/desk/choices': { 200: ({ editor }) => ({ headers: editor }) },
  'GET /courses/{id}': { 400: () => ({ params: { id: noText } }) },
  'GET /courses/{id}/sessions': {
    200: async (world) => ({ params: { id: (await sessionWithSeat(world)).course } }),
  },
  'POST /courses': {
    409: async (world) => {
      const body = await kinds.course.body(world.api)
      return { headers: world.staff, body: { ...body, slug: (await someCourse(world)).slug } }
    },
  },
  'GET /courses/{id}/history': {
    200: async (world) => ({ headers: world.editor, params: { id: await madeOf(world, kinds.course) } }),
  },
  'PATCH /courses/{id}': {
    409: async (world) => ({
      headers: world.editor,
      params: { id: await madeOf(world, kinds.course) },
      body: { slug: (await someCourse(world)).slug },
    }),
  },
  'DELETE /courses/{id}': {
    409: async (world) => ({ headers: world.staff, params: { id: (await sessionWithSeat(world)).course } }),
  },

  'GET /sessions': { 200: async (world) => ({ query: `course=${(await sessionWithSeat(world)).course}` }) },
  'GET /sessions/registration-counts': {
    200: async (world) => ({ query: `ids=${(await sessionWithSeat(world)).session}` }),
  },
  'GET /sessions/{id}/registration-count': {
    200: async (world) => ({ params: { id: (await sessionWithSeat(world)).session } }),
  },
  'PATCH /sessions/{id}': {
    409: async (world) => ({
      headers: world.staff,
      params: { id: (await sessionWithSeat(world)).session },
      body: { capacity: 1 },
    }),
  },
  'POST /sessions': {
    409: async (world) => {
      const body = { ...(await kinds.session.body(world.api)), trainer: await newTrainer(world) }
      await world.api.send('POST', '/sessions', body, world.staff)
      return { headers: world.staff, body }
    },
  },
  'POST /sessions/series': {
    409: async (world) => {
      const body = { ...(await seriesBody(world.api)), trainer: await newTrainer(world) }
      await world.api.send('POST', '/sessions/series', body, world.staff)
      return { headers: world.staff, body }
    },
    201: async (world) => ({ headers: world.staff, body: await seriesBody(world.api) }),
  },
  'POST /sessions/{id}/cancel': {
    200: async (world) => ({ headers: world.staff, params: { id: await newSession(world.api) } }),
    409: async (world) => ({
      headers: world.staff,
      params: { id: await newSession(world.api, { start: new Date(0) }) },
    }),
  },
  'GET /session-choices/{token}': {
    200: async ({ api }) => ({ params: { token: (await canceledRegistration(api)).token } }),
  },
  'POST /session-choices/{token}': {
    200: async ({ api }) => ({
      params: { token: (await canceledRegistration(api)).token },
      body: { session: null },
    }),
    409: async ({ api }) => {
      const { token, choose } = await canceledRegistration(api)
      await choose(null)
      return { params: { token }, body: { session: null } }
    },
  },
  'POST /sessions/{id}/confirm': {
    200: async (world) => ({ headers: world.staff, params: { id: await newSession(world.api) } }),
    409: async (world) => ({
      headers: world.staff,
      params: { id: await newSession(world.api, { start: new Date(0) }) },
    }),
  },
  'GET /sessions/csv': { 200: ({ staff }) => ({ headers: staff, query: 'locale=fr' }) },
  'GET /sessions/{id}/participants': { 200: ofEndedSession },
  'GET /sessions/{id}/history': {
    200: async (world) => {
      const { body: planned } = await world.api.send(
        'POST',
        '/sessions',
        await kinds.session.body(world.api),
        world.staff,
      )
      return { headers: world.staff, params: { id: planned._id } }
    },
  },
  'GET /sessions/{id}/attendance-sheet': { 200: ofEndedSession },
  'PUT /sessions/{id}/attendances': {
    200: async (world) => {
      const { session, days } = await newSeat(world.api)
      return { headers: world.staff, params: { id: session }, body: { day: days[0], present: false } }
    },
  },
  'GET /sessions/{id}/practical': { 200: ofEndedSession },
  'POST /sessions/{id}/practical-mails': {
    200: async (world) => ({
      headers: world.staff,
      params: { id: await newSession(world.api) },
      body: { version: 0 },
    }),
    409: async (world) => ({
      headers: world.staff,
      params: { id: await newSession(world.api, { start: new Date(0) }) },
      body: { version: 0 },
    }),
  },
  'POST /sessions/{id}/certificates': {
    200: ofEndedSession,
    409: async (world) => ({ headers: world.staff, params: { id: await newSession(world.api) } }),
  },
  'DELETE /sessions/{id}': {
    409: async (world) => ({ headers: world.staff, params: { id: (await sessionWithSeat(world)).session } }),
  },
}
