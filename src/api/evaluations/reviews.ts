import { eq, sql } from 'drizzle-orm'
import { currentTexts } from '../../../locales/texts.ts'
import { decidedReview, evaluationReview, type ReviewDecision, reviewDecision } from '../../../schemas/evaluation.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses, evaluationReviews, evaluations, sessions, users } from '../../db/tables.ts'
import { type ReviewName, type ReviewState, reviewStates } from '../../domain/evaluations.ts'
import type { Locale } from '../../domain/locales.ts'
import { addReview, removeReview } from '../catalogue/index.ts'
import {
  type ApiContext,
  ApiError,
  defineList,
  desk,
  editors,
  idParameter,
  instantOf,
  listOf,
  lock,
  pick,
  post,
  routes,
} from '../platform/index.ts'

type Known = typeof evaluationReviews.$inferSelect

interface Settling {
  evaluationId: string
  known: Known | null
  /** What is for the site; null where nothing is, or nothing any longer. */
  wanted: { text: string; shownAs: ReviewName; language: Locale; score: number } | null
  writer: { firstName: string | null; organisation: string | null }
}

/** Takes it off the site, and forgets it. */
async function dropReview(tx: Transaction, { id, reviewId }: Known) {
  if (reviewId) await removeReview(tx, reviewId)
  await tx.delete(evaluationReviews).where(eq(evaluationReviews.id, id))
}

/** Keeps what a participant wrote for the site: what is other than before, and its consent, waits for editors again. */
export async function settleReview(tx: Transaction, { evaluationId, known, wanted, writer }: Settling) {
  if (!wanted) {
    if (known) await dropReview(tx, known)
    return
  }
  const { shownAs } = wanted
  const row = {
    ...wanted,
    name: shownAs === 'anonymous' ? null : writer.firstName,
    organisation: shownAs === 'organisation' ? writer.organisation : null,
  }
  const names = ['text', 'shownAs', 'language', 'score', 'name', 'organisation'] as const
  if (known && names.every((name) => known[name] === row[name])) return
  if (known) await dropReview(tx, known)
  await tx.insert(evaluationReviews).values({ ...row, evaluationId })
}

/** From what to what people decide. */
const decisions: Record<ReviewDecision['decision'], readonly ReviewState[]> = {
  published: ['waiting', 'refused', 'off'],
  refused: ['waiting'],
  off: ['published'],
  waiting: ['published'],
}

/** As the site shows it: the text as it was written, in the language that it was written in. */
async function publish(tx: Transaction, review: Known) {
  const [about] = await tx
    .select({ courseId: courses.id, title: courses.title })
    .from(evaluations)
    .innerJoin(sessions, eq(sessions.id, evaluations.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(eq(evaluations.id, review.evaluationId))
  if (!about) throw new ApiError('NOT_FOUND')
  const { text, language, score, organisation } = review
  const inDutchPlace = (words: string) => ({ nl: words, en: null, fr: null })
  return addReview(tx, {
    name: review.name ?? currentTexts[language].reviews.participant,
    role: organisation ? inDutchPlace(organisation) : about.title,
    text: inDutchPlace(text),
    courseId: about.courseId,
    language,
    score,
  })
}

/** Decides on what a participant wrote: 404 once they changed or took it back, 409 where that was decided already. */
const decide = ({ db, user }: ApiContext, id: string, { decision, reason }: ReviewDecision) =>
  db.transaction(async (tx) => {
    const read = async () => (await tx.select().from(evaluationReviews).where(eq(evaluationReviews.id, id)))[0]
    const found = await read()
    if (!found) throw new ApiError('NOT_FOUND')
    // Whoever wrote it may be changing it.
    await lock(tx, { evaluations: [found.evaluationId] })
    const review = await read()
    if (!review) throw new ApiError('NOT_FOUND')
    if (!decisions[decision].includes(review.status)) throw new ApiError('STATE_CONFLICT')
    if (review.reviewId) await removeReview(tx, review.reviewId)
    const isUndone = decision === 'waiting'
    const reviewId = decision === 'published' ? await publish(tx, review) : null
    await tx
      .update(evaluationReviews)
      .set({
        status: decision,
        reason: isUndone || decision === 'published' ? null : reason,
        reviewId,
        decidedAt: isUndone ? null : sql`now()`,
        decidedBy: isUndone ? null : (user?.userId ?? null),
      })
      .where(eq(evaluationReviews.id, id))
    const told = { from: review.status, to: decision, userId: user?.userId }
    await recordStateChange(tx, 'evaluationReview', id, told)
  })

const lastDay = sql`(${sessions.endDate} at time zone 'Europe/Brussels')::date`

const columns = {
  _id: evaluationReviews.id,
  ...pick(evaluationReviews, 'text', 'language', 'score', 'name', 'organisation', 'status', 'reason'),
  course: courses.title,
  lastDay: sql`${lastDay}::text`,
  decidedAt: instantOf(evaluationReviews.decidedAt),
  decidedBy: sql`${users.firstName} || ' ' || ${users.lastName}`,
  createdAt: instantOf(evaluationReviews.createdAt),
}

const access = [...editors, ...desk]

/** What participants wrote for the site: read, and let onto it or not, by who edits and who runs the desk. */
export const evaluationReviewRoutes = routes(
  defineList({
    id: 'evaluationReviews',
    summary: 'What participants wrote for the site',
    description:
      'What participants agreed to show on the site after a session, and what became of it. Nobody changes what they wrote.',
    access,
    response: listOf(evaluationReview, 'EvaluationReviewList'),
    from: sql`${evaluationReviews} join ${evaluations} on ${evaluations.id} = ${evaluationReviews.evaluationId}
      join ${sessions} on ${sessions.id} = ${evaluations.sessionId} join ${courses} on ${courses.id} = ${sessions.courseId}
      left join ${users} on ${users.id} = ${evaluationReviews.decidedBy}`,
    key: evaluationReviews.id,
    columns,
    filters: {
      _id: evaluationReviews.id,
      status: { kind: 'choice', of: reviewStates, column: evaluationReviews.status },
      text: evaluationReviews.text,
      score: evaluationReviews.score,
      createdAt: evaluationReviews.createdAt,
    },
    sort: [['createdAt', 'DESC']],
  }),
  post('/:id/decision', {
    id: 'decideEvaluationReview',
    summary: 'Puts what a participant wrote on the site, or not',
    description:
      'Puts it among the reviews of the site as it was written, refuses that, or takes it off again; the last two with a reason. `waiting` takes it off and undoes that it was published: it waits as before. 404 once who wrote it changed it or took it back.',
    access,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    parameters: [idParameter('The id of what was written.')],
    response: decidedReview,
    body: reviewDecision,
    run: async (context, { params, body }) => {
      await decide(context, params.id, body)
      return { status: body.decision }
    },
  }),
)
