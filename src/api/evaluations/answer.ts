import { eq, sql } from 'drizzle-orm'
import { evaluation, type NewEvaluation, newEvaluation } from '../../../schemas/evaluation.ts'
import type { Transaction } from '../../db/client.ts'
import {
  courses,
  evaluationAnswers,
  evaluationReviews,
  evaluationRounds,
  evaluations,
  organisations,
  sessions,
  students,
  trainers,
} from '../../db/tables.ts'
import { placesOf, questionPlaces, scales } from '../../domain/evaluations.ts'
import {
  type ApiContext,
  ApiError,
  type ErrorDetail,
  get,
  hashOf,
  lock,
  pathParameter,
  post,
  routes,
} from '../platform/index.ts'
import { settleReview } from './reviews.ts'

/** What a link is about; 404 for any other. */
async function findEvaluation(db: Pick<ApiContext, 'db'>['db'] | Transaction, token: string) {
  const [found] = await db
    .select({
      id: evaluations.id,
      closesAt: evaluations.closesAt,
      answeredAt: evaluations.answeredAt,
      questions: evaluationRounds.questions,
      course: courses.title,
      schedule: sessions.schedule,
      trainer: trainers.name,
      firstName: students.firstName,
      organisation: organisations.name,
      review: evaluationReviews,
    })
    .from(evaluations)
    .innerJoin(evaluationRounds, eq(evaluationRounds.sessionId, evaluations.sessionId))
    .innerJoin(sessions, eq(sessions.id, evaluations.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .leftJoin(trainers, eq(trainers.id, sessions.trainerId))
    .leftJoin(students, eq(students.id, evaluations.studentId))
    .leftJoin(organisations, eq(organisations.id, students.organisationId))
    .leftJoin(evaluationReviews, eq(evaluationReviews.evaluationId, evaluations.id))
    .where(eq(evaluations.tokenHash, hashOf(token)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
type Found = Awaited<ReturnType<typeof findEvaluation>>

const isOpen = ({ closesAt }: Found) => closesAt > new Date()

const nothing = { firstName: null, organisation: null, questions: [], scores: {}, texts: {}, review: null }

/** What the link shows: the questions, and what was answered; once it is closed what it was about alone. */
async function presentEvaluation({ db }: Pick<ApiContext, 'db'>, token: string) {
  const found = await findEvaluation(db, token)
  const { closesAt, answeredAt, course, schedule, trainer, firstName, organisation, review } = found
  const about = {
    isOpen: isOpen(found),
    closesAt: closesAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    course,
    schedule,
    trainer,
  }
  if (!about.isOpen) return { ...about, ...nothing }
  const answers = await db.select().from(evaluationAnswers).where(eq(evaluationAnswers.evaluationId, found.id))
  const byPlace = (column: 'score' | 'text') =>
    Object.fromEntries(questionPlaces.map((place) => [place, answers.find((one) => one.place === place)?.[column]]))
  return {
    ...about,
    firstName,
    organisation,
    questions: placesOf(found.questions).map(([place, { kind, text }]) => ({ place, kind, text })),
    scores: byPlace('score'),
    texts: byPlace('text'),
    review: review && { text: review.text, shownAs: review.shownAs, status: review.status },
  }
}

type Answer = Omit<typeof evaluationAnswers.$inferInsert, 'evaluationId'>

/** The answers to what was asked, and nothing else; 400 that names each question without one, and each that was not asked. */
function readAnswers({ questions }: Found, { scores = {}, texts = {} }: NewEvaluation): Answer[] {
  const wrong: ErrorDetail[] = []
  const answers: Answer[] = []
  const asked = new Map(placesOf(questions))
  for (const place of questionPlaces) {
    const question = asked.get(place)
    const [score, text] = [scores[place], texts[place]]
    if (score !== undefined && (!question || question.kind === 'text'))
      wrong.push({ path: `scores.${place}`, message: 'error.form' })
    if (text && question?.kind !== 'text') wrong.push({ path: `texts.${place}`, message: 'error.form' })
    if (!question) continue
    const { id: questionId, kind } = question
    if (kind === 'text') {
      if (text) answers.push({ place, questionId, kind, text })
    } else if (score === undefined) wrong.push({ path: `scores.${place}`, message: 'error.required' })
    else if (score < scales[kind][0] || score > scales[kind][1])
      wrong.push({ path: `scores.${place}`, message: 'error.choice' })
    else answers.push({ place, questionId, kind, score })
  }
  if (wrong.length > 0) throw new ApiError('INVALID', wrong)
  return answers
}

/** Ten for the best: how surely they would recommend it, else what they gave on average. */
function scoreOf(answers: readonly Answer[]): number {
  const recommended = answers.find(({ kind }) => kind === 'recommend')?.score
  const scores = answers.flatMap(({ kind, score }) => (kind === 'score' && score ? [score] : []))
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.max(1, recommended ?? (scores.length > 0 ? Math.round(average * 2) : 10))
}

/** Keeps what was answered instead of what was before; 409 once nobody can answer any more. */
const answer = (context: ApiContext, token: string, body: NewEvaluation) =>
  context.db.transaction(async (tx) => {
    const { id } = await findEvaluation(tx, token)
    await lock(tx, { evaluations: [id] })
    const found = await findEvaluation(tx, token)
    if (!isOpen(found)) throw new ApiError('STATE_CONFLICT')
    const answers = readAnswers(found, body)
    await tx.delete(evaluationAnswers).where(eq(evaluationAnswers.evaluationId, id))
    if (answers.length > 0)
      await tx.insert(evaluationAnswers).values(answers.map((one) => ({ ...one, evaluationId: id })))
    await tx.update(evaluations).set({ answeredAt: sql`now()` }).where(eq(evaluations.id, id))
    const { consent, text, shownAs = 'anonymous' } = body.review ?? {}
    const { firstName, organisation } = found
    await settleReview(tx, {
      evaluationId: id,
      known: found.review,
      wanted: consent && text ? { text, shownAs, language: body.language, score: scoreOf(answers) } : null,
      writer: { firstName, organisation },
    })
  })

const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in the mail after a session does, for whoever holds its token. */
export const evaluationRoutes = routes(
  get('/:token', {
    id: 'evaluation',
    summary: 'What somebody who took part is asked',
    description:
      'The questions as they read when the session was over, and what was answered so far. Once it is closed, only what it was about.',
    access: 'everyone',
    parameters,
    response: evaluation,
    run: (context, { params }) => presentEvaluation(context, params.token),
  }),
  post('/:token', {
    id: 'answerEvaluation',
    summary: 'Answers the questions after a session',
    description:
      'By the places of the questions; those with a scale must be answered. Answering again replaces what was answered, until `closesAt` (409 then). With `review.consent` its text is for the site, once editors accepted it.',
    access: 'everyone',
    parameters,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: evaluation,
    body: newEvaluation,
    run: async (context, { params, body }) => {
      await answer(context, params.token, body)
      return presentEvaluation(context, params.token)
    },
  }),
)
