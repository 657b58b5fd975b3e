import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AskedQuestion, QuestionKind, QuestionPlace, ReviewName, ReviewState } from '../../domain/evaluations.ts'
import type { Locale } from '../../domain/locales.ts'
import { sessions } from './catalogue.ts'
import { createdAt, id, instant, localized, partOf, state } from './columns.ts'
import { reviews } from './content.ts'
import { students, users } from './identity.ts'

/** What participants are asked after a session, in the order of `sequence`; those that are not `active` are not asked. */
export const evaluationQuestions = pgTable('evaluation_questions', {
  id: id(),
  kind: text('kind').$type<QuestionKind>().notNull(),
  text: localized('text').notNull(),
  sequence: integer('sequence').notNull(),
  active: boolean('active').notNull().default(true),
})

/** What was asked of all who took part in a session, as it read then: questions may be worded otherwise later, or go. */
export const evaluationRounds = pgTable('evaluation_rounds', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  questions: jsonb('questions').$type<AskedQuestion[]>().notNull(),
  createdAt: createdAt(),
})

/**
 * One participant who was asked about a session; whatever mails the link writes this row first. Who it is is forgotten once
 * nobody can answer any more, and never told to who works here.
 */
export const evaluations = pgTable(
  'evaluations',
  {
    id: id(),
    sessionId: partOf('session_id', () => sessions.id),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    /** Of the token in the link. */
    tokenHash: text('token_hash').unique(),
    closesAt: instant('closes_at').notNull(),
    remindedAt: instant('reminded_at'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('evaluations_once').on(table.sessionId, table.studentId),
    index('evaluations_student').on(table.studentId),
    index('evaluations_to_remind').on(table.createdAt).where(sql`answered_at is null and reminded_at is null`),
    index('evaluations_closes').on(table.closesAt).where(sql`student_id is not null`),
  ],
)

/** One answer: a number on the scale of its kind, or a text. `place` is that of the question among those that were asked. */
export const evaluationAnswers = pgTable(
  'evaluation_answers',
  {
    evaluationId: partOf('evaluation_id', () => evaluations.id),
    place: text('place').$type<QuestionPlace>().notNull(),
    questionId: uuid('question_id').notNull(),
    kind: text('kind').$type<QuestionKind>().notNull(),
    score: integer('score'),
    text: text('text'),
  },
  (table) => [
    primaryKey({ columns: [table.evaluationId, table.place] }),
    check('evaluation_answers_one', sql`num_nonnulls(${table.score}, ${table.text}) = 1`),
  ],
)

/** What a participant agreed to show on the site, word for word; `name` and `organisation` are what they chose to be called. */
export const evaluationReviews = pgTable(
  'evaluation_reviews',
  {
    id: id(),
    evaluationId: partOf('evaluation_id', () => evaluations.id).unique(),
    text: text('text').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** One to ten. */
    score: integer('score').notNull(),
    shownAs: text('shown_as').$type<ReviewName>().notNull(),
    name: text('name'),
    organisation: text('organisation'),
    status: state<ReviewState>('status').notNull().default('waiting'),
    /** Why it is not on the site. */
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Where it stands on the site. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('evaluation_reviews_status').on(table.status, table.createdAt)],
)
