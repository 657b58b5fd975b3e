import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { questionKinds, questionPlaces, reviewNames, reviewStates } from '../src/domain/evaluations.ts'
import { localizedLine, localizedText } from './localized.ts'
import { localeCode, paragraphs, wholeNumber } from './rules.ts'

const id = string().uuid().required()
const instant = string().required()
const questionKind = string().oneOf(questionKinds, 'error.choice').meta({ title: 'QuestionKind' })
const reviewName = string().oneOf(reviewNames, 'error.choice').meta({ title: 'ReviewName' })
const reviewState = string().oneOf(reviewStates, 'error.choice').meta({ title: 'ReviewState' })

/** The same for each place that a question may have. */
const byPlace = <T>(of: T) =>
  Object.fromEntries(questionPlaces.map((place) => [place, of])) as Record<(typeof questionPlaces)[number], T>

/** A question of evaluations; those that are not `active` are not asked. */
export const evaluationQuestion = object({
  _id: id,
  kind: questionKind.required(),
  text: localizedText.required(),
  sequence: number().integer().required(),
  active: boolean().required(),
}).meta({ title: 'EvaluationQuestion' })

export const newEvaluationQuestion = object({
  kind: questionKind.required('error.required'),
  text: localizedLine(300).required('error.required'),
  sequence: wholeNumber(0).required('error.required'),
  active: boolean(),
}).meta({ title: 'NewEvaluationQuestion' })

/** What was answered on a scale stays on it. */
export const evaluationQuestionChanges = newEvaluationQuestion
  .omit(['kind'])
  .partial()
  .meta({ title: 'EvaluationQuestionChanges' })

const askedQuestion = object({
  place: string().oneOf(questionPlaces).required(),
  kind: questionKind.required(),
  text: localizedText.required(),
}).meta({ title: 'AskedQuestion' })

/** What somebody who took part is asked, and answered so far; once it is closed only what it was about. */
export const evaluation = object({
  isOpen: boolean().required(),
  closesAt: instant,
  answeredAt: string().nullable().defined(),
  course: localizedText.required(),
  schedule: array(object({ start: instant, end: instant }).required().meta({ title: 'EvaluatedDay' })).required(),
  trainer: string().nullable().defined(),
  firstName: string().nullable().defined(),
  organisation: string().nullable().defined(),
  questions: array(askedQuestion.required()).required(),
  scores: object(byPlace(number().integer().nullable())).required().meta({ title: 'EvaluationScores' }),
  texts: object(byPlace(string().nullable())).required().meta({ title: 'EvaluationTexts' }),
  review: object({
    text: string().required(),
    shownAs: reviewName.required(),
    status: reviewState.required(),
  })
    .nullable()
    .defined()
    .default(null)
    .meta({ title: 'OwnReview' }),
}).meta({ title: 'Evaluation' })

const reviewFields = object({
  consent: boolean(),
  text: paragraphs(1000),
  shownAs: reviewName,
})
  .test('text', 'error.required', (review, { createError, path }) =>
    review?.consent && !review.text ? createError({ path: `${path}.text` }) : true,
  )
  .test('consent', 'error.reviewConsent', (review, { createError, path }) =>
    review?.text && !review.consent ? createError({ path: `${path}.consent` }) : true,
  )

/**
 * Answers by the places of the questions: numbers on their scales, texts that may be left out. A `review` is for the site,
 * with `consent` alone; without one an earlier one is taken back. `language` is that in which its text is written.
 */
export const newEvaluation = object({
  scores: object(byPlace(wholeNumber(0, 10)))
    .noUnknown()
    .optional()
    .default(undefined)
    .meta({ title: 'NewEvaluationScores' }),
  texts: object(byPlace(paragraphs(2000)))
    .noUnknown()
    .optional()
    .default(undefined)
    .meta({ title: 'NewEvaluationTexts' }),
  review: reviewFields.optional().default(undefined).meta({ title: 'NewOwnReview' }),
  language: localeCode.required('error.required'),
}).meta({ title: 'NewEvaluation' })
export type NewEvaluation = InferType<typeof newEvaluation>

/** How often each step of a scale was chosen, the lowest first, and the average. */
const spread = object({
  count: number().integer().required(),
  average: number().nullable().defined(),
  counts: array(number().integer().required()).required(),
}).meta({ title: 'Spread' })

/** What was answered to one question: how often each step was chosen, or the texts; null and none while too few answered. */
const questionResult = object({
  place: string().oneOf(questionPlaces).required(),
  kind: questionKind.required(),
  text: localizedText.required(),
  spread: spread.nullable().defined().default(null),
  texts: array(string().required()).required(),
}).meta({ title: 'QuestionResult' })

/** Of one session; `isShown`: enough people answered for nobody's own answers to be told from it. */
export const sessionEvaluation = object({
  asked: number().integer().required(),
  answered: number().integer().required(),
  closesAt: string().nullable().defined(),
  isShown: boolean().required(),
  questions: array(questionResult.required()).required(),
}).meta({ title: 'SessionEvaluation' })

/** Of a course or a trainer, by id, or of a quarter ('2026-Q4', without a name). */
export const evaluationResult = object({
  key: string().required(),
  name: localizedText.nullable().defined(),
  asked: number().integer().required(),
  answered: number().integer().required(),
  score: spread.nullable().defined().default(null),
  recommend: spread.nullable().defined().default(null),
}).meta({ title: 'EvaluationResult' })

const day = string().test('day', 'error.date', (value) => !value || isDay(value))

export const resultsQuery = object({
  by: string().oneOf(['course', 'trainer', 'quarter'], 'error.choice').required('error.required'),
  from: day,
  until: day,
  course: string().uuid('error.id'),
  trainer: string().uuid('error.id'),
})

/** What a participant agreed to show on the site, and what became of it; `name` and `organisation` are what it shows of them. */
export const evaluationReview = object({
  _id: id,
  text: string().required(),
  language: localeCode.required(),
  score: number().integer().required(),
  name: string().nullable().defined(),
  organisation: string().nullable().defined(),
  course: localizedText.required(),
  lastDay: string().required(),
  status: reviewState.required(),
  reason: string().nullable().defined(),
  decidedAt: string().nullable().defined(),
  decidedBy: string().nullable().defined(),
  createdAt: instant,
}).meta({ title: 'EvaluationReview' })

/** To put it on the site, to refuse that, or to take it off again; the last two with a reason. */
export const reviewDecision = object({
  decision: string().oneOf(['published', 'refused', 'off', 'waiting'], 'error.choice').required('error.required'),
  reason: paragraphs(500),
})
  .test('reason', 'error.required', ({ decision, reason }, { createError }) =>
    decision === 'published' || decision === 'waiting' || reason ? true : createError({ path: 'reason' }),
  )
  .meta({ title: 'ReviewDecision' })
export const decidedReview = object({ status: reviewState.required() }).meta({ title: 'DecidedReview' })
export type ReviewDecision = InferType<typeof reviewDecision>
