import { eq } from 'drizzle-orm'
import { deskMessages, evaluations, trainerLinks } from '../../../src/db/tables.ts'
import { canceledRegistration } from '../canceled-session.ts'
import { answers, askedEvaluation, writtenReview } from '../evaluations.ts'
import { presenceToday, signing } from '../presence.ts'
import { newSeat } from '../record.ts'
import { kinds } from '../resources.ts'
import { seriesBody } from '../series.ts'
import { newTrainerOf, taughtByAccount, taughtMessage, taughtSession, taughtText } from '../trainer-links.ts'
import { absence, aSeries, newAbsence, newTrainer } from '../trainers.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../training.ts'
import { tiredAccount } from './limits.ts'
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
      const body = { ...(await kinds.session.body(world.api)), trainer: await newTrainer(world.api) }
      await world.api.send('POST', '/sessions', body, world.staff)
      return { headers: world.staff, body }
    },
  },
  'POST /sessions/series': {
    409: async (world) => {
      const body = { ...(await seriesBody(world.api)), trainer: await newTrainer(world.api) }
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
  'GET /evaluation-results': { 200: ({ staff }) => ({ headers: staff, query: 'by=quarter' }) },
  'GET /evaluation-results/csv': { 200: ({ staff }) => ({ headers: staff, query: 'by=trainer&locale=fr' }) },
  'GET /evaluation-reviews': { 200: ({ staff }) => ({ headers: staff }) },
  'POST /evaluation-reviews/{id}/decision': {
    200: async ({ api, editor }) => ({
      headers: editor,
      params: { id: (await writtenReview(api)).id },
      body: { decision: 'published' },
    }),
    409: async ({ api, editor }) => ({
      headers: editor,
      params: { id: (await writtenReview(api)).id },
      body: { decision: 'off', reason: 'Oud.' },
    }),
  },
  'GET /sessions/{id}/evaluation': { 200: ofEndedSession },
  'GET /evaluations/{token}': {
    200: async ({ api }) => ({ params: { token: await askedEvaluation(api) } }),
  },
  'POST /evaluations/{token}': {
    200: async ({ api }) => ({ params: { token: await askedEvaluation(api) }, body: answers }),
    409: async ({ api }) => {
      const token = await askedEvaluation(api)
      await api.db.update(evaluations).set({ closesAt: new Date() })
      return { params: { token }, body: answers }
    },
  },
  'POST /registrations/{id}/choice-reminder': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: (await canceledRegistration(api)).id } }),
    409: async ({ api, staff }) => {
      const { id, choose } = await canceledRegistration(api)
      await choose(null)
      return { headers: staff, params: { id } }
    },
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
  'GET /sessions/{id}/planning': { 200: ofEndedSession },
  'GET /sessions/series/clashes': {
    200: async ({ api, staff }) => {
      const trainer = await newTrainer(api)
      const schedule = [{ start: '2031-03-03T08:00:00Z', end: '2031-03-03T10:00:00Z' }]
      await api.send('POST', '/sessions', { ...(await kinds.session.body(api)), trainer, schedule }, staff)
      return { headers: staff, query: `${aSeries}&trainer=${trainer}` }
    },
  },
  'GET /trainer-calendar': { 200: ({ staff }) => ({ headers: staff, query: 'from=2031-03-01&to=2031-03-31' }) },
  'POST /trainer-calendar/absences': {
    201: async ({ api, staff }) => ({ headers: staff, body: absence(await newTrainer(api)) }),
  },
  'DELETE /trainer-calendar/absences/{id}': {
    204: async ({ api, staff }) => ({ headers: staff, params: { id: await newAbsence(api) } }),
  },
  'GET /sessions/{id}/costs': { 200: ofEndedSession },
  'PUT /sessions/{id}/costs': {
    200: async (world) => ({ ...(await ofEndedSession(world)), body: { costs: 60_000 } }),
  },
  'GET /sessions/{id}/mails': {
    200: async (world) => ({ ...(await ofEndedSession(world)), query: 'act=certificates' }),
  },
  'GET /sessions/{id}/practical': { 200: ofEndedSession },
  'GET /taught-sessions': { 200: async ({ api }) => ({ headers: (await taughtByAccount(api)).account.headers }) },
  'POST /taught-sessions/{id}/link': {
    200: async ({ api }) => {
      const { account, session } = await taughtByAccount(api)
      return { headers: account.headers, params: { id: session } }
    },
  },
  'GET /sessions/{id}/trainer-link': { 200: ofEndedSession },
  'POST /sessions/{id}/trainer-link': {
    200: async (world) => {
      const id = await newSession(world.api)
      const { email } = await newTrainerOf(world.api, id)
      return { headers: world.staff, params: { id }, body: { version: 0, email } }
    },
    409: async (world) => ({
      headers: world.staff,
      params: { id: await newSession(world.api) },
      body: { version: 0, email: 'niemand@lesgever.test' },
    }),
  },
  'DELETE /sessions/{id}/trainer-link': {
    204: async (world) => ({ headers: world.staff, params: { id: (await taughtSession(world.api)).session } }),
  },
  'POST /trainer-sessions/{token}/attendances': {
    200: async ({ api }) => ({ params: { token: (await taughtSession(api)).token }, body: { marks: [] } }),
  },
  'PUT /trainer-sessions/{token}/results': {
    200: async ({ api }) => {
      const { token, students } = await taughtSession(api)
      return { params: { token }, body: { student: students[0], score: 14, maximum: 20 } }
    },
  },
  'GET /trainer-sessions/{token}/messages': {
    200: async ({ api }) => ({ params: { token: (await taughtSession(api)).token } }),
  },
  'POST /trainer-sessions/{token}/messages': {
    201: async ({ api }) => ({ params: { token: (await taughtSession(api)).token }, body: taughtText }),
    429: async (world) => {
      const { token, session } = await taughtSession(world.api)
      const [link] = await world.api.db.select().from(trainerLinks).where(eq(trainerLinks.sessionId, session))
      await tiredAccount(world, 'trainer-drafts', String(link?.id))
      return { params: { token }, body: taughtText }
    },
  },
  'GET /trainer-sessions/{token}/messages/{id}': {
    200: async ({ api }) => {
      const { token, id } = await taughtMessage(api)
      return { params: { token, id } }
    },
  },
  'POST /trainer-sessions/{token}/messages/{id}/send': {
    200: async ({ api }) => {
      const { token, id, shown } = await taughtMessage(api)
      return { params: { token, id }, body: { shown } }
    },
    409: async ({ api }) => {
      const { token, id } = await taughtMessage(api)
      return { params: { token, id }, body: { shown: 'others' } }
    },
    429: async ({ api }) => {
      const { token, id, shown, trainer, session } = await taughtMessage(api)
      const sent = { audience: { session, to: 'participants' as const }, sessionId: session, trainerId: trainer.id }
      const one = {
        ...sent,
        subject: { nl: 'x', en: null, fr: null },
        text: { nl: 'x', en: null, fr: null },
        copyToSelf: false,
      }
      await api.db.insert(deskMessages).values(Array.from({ length: 5 }, () => ({ ...one, sentAt: new Date() })))
      return { params: { token, id }, body: { shown } }
    },
  },
  'GET /trainer-sessions/{token}': {
    200: async ({ api }) => ({ params: { token: (await taughtSession(api)).token } }),
  },
  'GET /trainer-sessions/{token}/door': {
    200: async ({ api }) => {
      const { token, day } = await presenceToday(api)
      return { params: { token }, query: `day=${day}&half=afternoon` }
    },
  },
  'POST /trainer-sessions/{token}/signatures': {
    200: async ({ api }) => {
      const { token, day, students } = await presenceToday(api)
      return { params: { token }, body: { day, half: 'morning', students } }
    },
  },
  'POST /presence': { 200: async ({ api }) => ({ body: { code: await (await presenceToday(api)).code() } }) },
  'GET /presence/{ticket}': {
    200: async ({ api }) => ({ params: { ticket: await (await presenceToday(api)).ticket() } }),
  },
  'POST /presence/{ticket}': { 200: ({ api }) => signing(api) },
  'GET /sessions/{id}/signatures/csv': { 200: ofEndedSession },
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
