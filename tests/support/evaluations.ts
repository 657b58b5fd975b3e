import { eq } from 'drizzle-orm'
import { askEvaluations } from '../../src/api/evaluations/ask.ts'
import { sessions, students } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'
import { newRegistration, type Wish } from './paid-registration.ts'

const hour = 3_600_000

/** A session that ended some hours ago, with who took part, and what the clock and its participants do. */
export async function endedSession(
  api: Omit<TestApi, 'url' | 'filesDir'>,
  { hoursAgo = 20, ...wish }: Wish & { hoursAgo?: number } = {},
) {
  const registration = await newRegistration(api, { paid: 'partner', ...wish })
  const endDate = new Date(Date.now() - hoursAgo * hour)
  const startDate = new Date(endDate.getTime() - 8 * hour)
  const schedule = [{ start: startDate.toISOString(), end: endDate.toISOString() }]
  await api.db.update(sessions).set({ startDate, endDate, schedule }).where(eq(sessions.id, registration.session))
  const mailsOf = async (place = 0) => {
    const [student] = await api.db
      .select()
      .from(students)
      .where(eq(students.id, registration.students[place] ?? ''))
    const found = await api.mailsTo(String(student?.email))
    return found.flatMap(({ data }) =>
      data.kind === 'evaluation-asked' || data.kind === 'evaluation-reminder' ? [data] : [],
    )
  }
  return {
    ...registration,
    endDate,
    mailsOf,
    kindsOf: async (place = 0) => (await mailsOf(place)).map(({ kind }) => kind).reverse(),
    /** Does what the clock does, at a moment. */
    tick: (now = new Date()) => askEvaluations({ ...api.parts, user: null }, now),
    /** What stands in the link of the last mail. */
    tokenOf: async (place = 0) => (await mailsOf(place))[0]?.values.url.split('/').at(-1) ?? '',
  }
}

/** Answers to what is asked unless editors changed it. */
export const answers = {
  scores: { q1: 5, q2: 4, q3: 4, q4: 9 },
  texts: { q5: 'Meer oefeningen.' },
  language: 'nl',
}

/** The token of somebody who was asked after a session. */
export async function askedEvaluation(api: Omit<TestApi, 'url' | 'filesDir'>, wish?: Wish): Promise<string> {
  const { tick, tokenOf } = await endedSession(api, wish)
  await tick()
  return tokenOf()
}

/** The id of what somebody wrote for the site, and the token by which they change it. */
export async function writtenReview(
  api: Omit<TestApi, 'url' | 'filesDir'>,
  review: { text?: string; shownAs?: string } = {},
) {
  const token = await askedEvaluation(api)
  const written = { consent: true, text: 'Een dag die ik elke week gebruik.', shownAs: 'first', ...review }
  await api.send('POST', `/evaluations/${token}`, { ...answers, review: written })
  const { body } = await api.get('/evaluation-reviews?sort=createdAt:DESC&limit=1', await api.as('STAFF'))
  return { token, id: String(body.items[0]._id), written }
}

/** A session that three people answered about, as they were asked to. */
export async function answeredSession(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const ended = await endedSession(api, { participants: 4, ...wish })
  await ended.tick()
  for (const [place, q1] of [5, 4, 2].entries()) {
    const token = await ended.tokenOf(place)
    await api.send('POST', `/evaluations/${token}`, { ...answers, scores: { ...answers.scores, q1 } })
  }
  return ended
}
