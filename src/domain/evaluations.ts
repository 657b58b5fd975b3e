import { brusselsDay, brusselsInstant, plusDays } from './days.ts'
import type { Localized } from './locales.ts'

/** How a question of an evaluation is answered: one to five, how surely one would recommend it from nought to ten, in words. */
export const questionKinds = ['score', 'recommend', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What can be chosen on each scale. */
export const scales = { score: [1, 5], recommend: [0, 10] } as const satisfies Record<
  Exclude<QuestionKind, 'text'>,
  readonly [lowest: number, highest: number]
>

/** The whole numbers of a scale, the lowest first. */
export const stepsOf = (kind: keyof typeof scales): number[] => {
  const [lowest, highest] = scales[kind]
  return Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step)
}

/** How often each step of a scale was chosen, the lowest first; the average to two decimals, null where none was. */
export interface Spread {
  count: number
  average: number | null
  counts: number[]
}

export function spreadOf(kind: keyof typeof scales, given: readonly { score: number; times: number }[]): Spread {
  const counts = stepsOf(kind).map((step) =>
    given.reduce((sum, { score, times }) => sum + (score === step ? times : 0), 0),
  )
  const count = counts.reduce((sum, times) => sum + times, 0)
  const total = stepsOf(kind).reduce((sum, step, at) => sum + step * (counts[at] ?? 0), 0)
  return { count, average: count > 0 ? Math.round((total / count) * 100) / 100 : null, counts }
}

/** Answers of fewer people are shown to nobody: one could tell whose they are. */
export const fewestAnswers = 3

/** Places for questions in one evaluation: forms and the API name an answer by the place of its question. */
export const questionPlaces = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10'] as const
export type QuestionPlace = (typeof questionPlaces)[number]

/** A question as it read when the participants of a session were asked; it says so however it is worded later. */
export interface AskedQuestion {
  id: string
  kind: QuestionKind
  text: Localized<string | null>
}

/** The place of each question that was asked. */
export const placesOf = <Question>(questions: readonly Question[]): [QuestionPlace, Question][] =>
  questionPlaces.flatMap((place, at) => {
    const question = questions[at]
    return question === undefined ? [] : [[place, question] as [QuestionPlace, Question]]
  })

/** Under what name a review stands on the site: first name and organisation, first name, none. */
export const reviewNames = ['organisation', 'first', 'anonymous'] as const
export type ReviewName = (typeof reviewNames)[number]

/** `off`: it was on the site and was taken away again. */
export const reviewStates = ['waiting', 'published', 'refused', 'off'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Days after which who did not answer is asked once more, and after which nobody can answer any longer. */
export const daysToRemind = 7
export const daysToAnswer = 30

/** Days after the last one of a session within which its participants are asked: who slept longer asks nobody. */
export const daysToAsk = 3

/** The end of the last day on which somebody can answer who is asked now. */
export const closingMoment = (now: Date): Date => brusselsInstant(plusDays(brusselsDay(now), daysToAnswer + 1), '00:00')

/** The last day on which one can answer what closes then. */
export const lastDayToAnswer = (closesAt: Date): string => plusDays(brusselsDay(closesAt), -1)

/** When participants are asked: at six in the evening of the last day, or once that day is over. */
export function askingMoment(end: Date): Date {
  const evening = brusselsInstant(brusselsDay(end), '18:00')
  return end > evening ? end : evening
}
