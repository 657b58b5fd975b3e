import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { type AskedQuestion, askingMoment, closingMoment, placesOf } from '../domain/evaluations.ts'
import { asLocale, type Localized } from '../domain/locales.ts'
import { pick, type Random, seededRandom, whole } from './random.ts'

/** What some answer to the question in words. */
const remarks: Localized<string[]> = {
  nl: [
    'Meer tijd voor onze eigen voorbeelden.',
    'De pauze mocht langer zijn.',
    'Niets, zo houden.',
    'Een samenvatting van één pagina achteraf.',
    'De zaal was warm in de namiddag.',
  ],
  en: ['More time for our own examples.', 'A one-page summary afterwards.', 'Nothing, keep it like this.'],
  fr: [
    'Plus de temps pour nos propres exemples.',
    'Un résumé d’une page après la formation.',
    'Rien, continuez ainsi.',
  ],
}

/** What two of them agreed to show, and waits for editors. */
const reviews = [
  {
    language: 'nl',
    score: 9,
    text: 'Ik vertrok met een lijst van drie dingen die ik maandag anders zou doen. Ik deed ze.',
  },
  { language: 'fr', score: 10, text: 'Des exemples de notre propre entreprise, dès la première heure.' },
] as const

type Answer = Omit<typeof tables.evaluationAnswers.$inferInsert, 'evaluationId'>

function answersOf(questions: readonly AskedQuestion[], liked: number, random: Random, words: string[]): Answer[] {
  return placesOf(questions).flatMap(([place, { id: questionId, kind }]): Answer[] => {
    const about = { place, questionId, kind }
    if (kind === 'text') return random() < 0.4 ? [{ ...about, text: pick(words, whole(random, 0, 9)) }] : []
    const [middle, highest] = kind === 'score' ? [liked, 5] : [liked * 2, 10]
    return [{ ...about, score: Math.max(1, Math.min(highest, Math.round(middle + random() * 2 - 1))) }]
  })
}

/** Who took part in the sessions that are over was asked what they found, and most of them answered. */
export async function insertEvaluations(tx: Transaction, now: Date) {
  const { evaluationQuestions, evaluationRounds, evaluations, evaluationAnswers, evaluationReviews } = tables
  const questions = await tx
    .select({ id: evaluationQuestions.id, kind: evaluationQuestions.kind, text: evaluationQuestions.text })
    .from(evaluationQuestions)
    .where(eq(evaluationQuestions.active, true))
    .orderBy(asc(evaluationQuestions.sequence))
  const { rows: seats } = await tx.execute<{
    session: string
    student: string
    language: string
    end: string
    key: string
  }>(sql`
    select distinct seats.session_id as session, seats.student_id as student, students.language, sessions.end_date as end,
      courses.key, students.email
    from registration_students seats join sessions on sessions.id = seats.session_id
    join courses on courses.id = sessions.course_id join students on students.id = seats.student_id
    join registrations on registrations.id = seats.registration_id
    where seats.held and sessions.end_date < ${now.toISOString()} and registrations.status <> 'expired'
    order by sessions.end_date, courses.key, students.email`)
  if (seats.length === 0) return
  const sessionIds = [...new Set(seats.map(({ session }) => session))]
  await tx.insert(evaluationRounds).values(sessionIds.map((sessionId) => ({ sessionId, questions })))
  const random = seededRandom('evaluations')
  const made = seats.map((seat) => {
    const asked = askingMoment(new Date(seat.end))
    return { ...seat, asked, answers: random() < 0.7, liked: 3.2 + seededRandom(seat.key)() * 1.6 }
  })
  const rows = await tx
    .insert(evaluations)
    .values(
      made.map(({ session, student, asked, answers }) => ({
        sessionId: session,
        studentId: student,
        closesAt: closingMoment(asked),
        // The link in a reminder would open nothing.
        remindedAt: asked,
        answeredAt: answers ? asked : null,
        createdAt: asked,
      })),
    )
    .returning({ id: evaluations.id })
  const answered = made.flatMap((one, at) => (one.answers ? [{ ...one, id: String(rows[at]?.id) }] : []))
  await tx.insert(evaluationAnswers).values(
    answered.flatMap(({ id: evaluationId, liked, language }) =>
      answersOf(questions, liked, random, remarks[asLocale(language)]).map((answer) => ({
        ...answer,
        evaluationId,
      })),
    ),
  )
  for (const review of reviews) {
    const writer = answered.findLast(({ language }) => language === review.language)
    if (writer)
      await tx
        .insert(evaluationReviews)
        .values({ ...review, evaluationId: writer.id, shownAs: 'anonymous', createdAt: writer.asked })
  }
}
