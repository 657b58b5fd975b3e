import { type SQL, sql } from 'drizzle-orm'
import { array } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import { evaluationResult, resultsQuery, sessionEvaluation } from '../../../schemas/evaluation.ts'
import { courses, evaluations, sessions, trainers } from '../../db/tables.ts'
import type { CsvCell } from '../../domain/csv.ts'
import {
  type AskedQuestion,
  fewestAnswers,
  placesOf,
  type QuestionKind,
  type QuestionPlace,
  type Spread,
  spreadOf,
  stepsOf,
} from '../../domain/evaluations.ts'
import { inLocale, type Localized } from '../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  allOf,
  csvRoute,
  desk,
  editors,
  firstOf,
  get,
  idParameter,
  instantOf,
  localeParameter,
  queryParameter,
  readQuery,
  required,
  routes,
} from '../platform/index.ts'
import { teaching } from '../registrations/index.ts'

interface Given {
  kind: QuestionKind
  score: number
  times: number
}

/** How often each step of a scale was chosen; null where too few people answered to show it. */
const spreadIn = (kind: 'score' | 'recommend', given: readonly Given[], answered: number): Spread | null =>
  answered < fewestAnswers
    ? null
    : spreadOf(
        kind,
        given.filter((one) => one.kind === kind),
      )

type SessionRow = {
  asked: number
  answered: number
  closesAt: string | null
  questions: AskedQuestion[] | null
  given: (Given & { place: QuestionPlace })[]
  texts: { place: QuestionPlace; text: string }[]
}

/** What the participants of a session answered, without who; in an order that tells nothing. 404 where there is no session. */
async function getSessionEvaluation({ db }: ApiContext, id: string) {
  const { rows } = await db.execute<SessionRow>(sql`
    with own as (select * from evaluations where session_id = ${id}),
      answers as (select evaluation_answers.* from evaluation_answers join own on own.id = evaluation_id)
    select (select count(*)::int from own) as asked,
      (select count(*)::int from own where answered_at is not null) as answered,
      (select ${instantOf(sql`max(closes_at)`)} from own) as "closesAt",
      (select questions from evaluation_rounds where session_id = ${sessions.id}) as questions,
      coalesce((select json_agg(row_to_json(given)) from (
        select place, kind, score, count(*)::int as times from answers where score is not null group by 1, 2, 3
      ) given), '[]') as given,
      coalesce((select json_agg(json_build_object('place', place, 'text', text) order by md5(evaluation_id::text || place))
        from answers where text is not null), '[]') as texts
    from ${sessions} where ${sessions.id} = ${id}`)
  const [row] = rows
  if (!row) throw new ApiError('NOT_FOUND')
  const { asked, answered, closesAt, questions, given, texts } = row
  const isShown = answered >= fewestAnswers
  return {
    asked,
    answered,
    closesAt,
    isShown,
    questions: placesOf(questions ?? []).map(([place, { kind, text }]) => ({
      place,
      kind,
      text,
      spread:
        kind === 'text'
          ? null
          : spreadIn(
              kind,
              given.filter((one) => one.place === place),
              answered,
            ),
      texts: isShown ? texts.filter((one) => one.place === place).map((one) => one.text) : [],
    })),
  }
}

const lastDay = sql`(${sessions.endDate} at time zone 'Europe/Brussels')::date`

/** Whoever taught at some hours of a session. */
const taughtBy = sql`select lesson.trainer_id from (${teaching}) lesson`

/** What results are of: a course, a trainer, or the quarter in which sessions ended. */
const groups = {
  course: { key: sql`${courses.id}::text`, name: sql`${courses.title}` },
  trainer: { key: sql`${trainers.id}::text`, name: sql`jsonb_build_object('nl', ${trainers.name})` },
  quarter: { key: sql`to_char(${lastDay}, 'YYYY-"Q"Q')`, name: sql`null::jsonb` },
}

type ResultRow = {
  key: string
  name: Partial<Localized<string | null>> | null
  asked: number
  answered: number
  given: Given[]
}

async function listResults({ db }: ApiContext, query: Record<string, string>) {
  const { by, from, until, course, trainer } = await readQuery(resultsQuery, query)
  const { key, name } = groups[by]
  const conditions: SQL[] = [
    sql`${key} is not null`,
    sql`exists (select from ${evaluations} where ${evaluations.sessionId} = ${sessions.id})`,
  ]
  if (from) conditions.push(sql`${sessions.endDate} >= ${from}::timestamp at time zone 'Europe/Brussels'`)
  if (until) conditions.push(sql`${sessions.endDate} < (${until}::date + 1)::timestamp at time zone 'Europe/Brussels'`)
  if (course) conditions.push(sql`${sessions.courseId} = ${course}`)
  if (trainer) conditions.push(by === 'trainer' ? sql`${trainers.id} = ${trainer}` : sql`${trainer} in (${taughtBy})`)
  const { rows } = await db.execute<ResultRow>(sql`
    with chosen as materialized (
      select ${sessions.id} as session, ${key} as key, ${name} as name
      from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId}
      ${by === 'trainer' ? sql`join ${trainers} on ${trainers.id} in (${taughtBy})` : sql``}
      where ${allOf(conditions)}),
    asked as materialized (
      select key, name, ${evaluations.id} as id, ${evaluations.answeredAt} is not null as answered
      from chosen join ${evaluations} on ${evaluations.sessionId} = session),
    counted as (
      select key, kind, score, count(*)::int as times from asked join evaluation_answers on evaluation_id = asked.id
      where score is not null group by 1, 2, 3),
    given as (select key, json_agg(row_to_json(counted)) as given from counted group by key)
    select key, name, asked, answered, coalesce(given, '[]') as given from (
      select key, (array_agg(name))[1] as name, count(*)::int as asked, count(*) filter (where answered)::int as answered
      from asked group by key
    ) of_key left join given using (key) order by ${by === 'quarter' ? sql`key desc` : sql`lower(name->>'nl'), key`}`)
  return rows.map(({ key: _id, given, ...row }) => ({
    key: _id,
    name: row.name && { nl: row.name.nl ?? '', en: row.name.en ?? null, fr: row.name.fr ?? null },
    asked: row.asked,
    answered: row.answered,
    score: spreadIn('score', given, row.answered),
    recommend: spreadIn('recommend', given, row.answered),
  }))
}
type Result = Awaited<ReturnType<typeof listResults>>[number]

const parameters = [
  required(
    queryParameter('by', 'string', 'What each row is of: `course`, `trainer`, or the `quarter` of the last day.'),
  ),
  queryParameter('from', 'string', 'Of sessions that ended from that day on, YYYY-MM-DD.'),
  queryParameter('until', 'string', 'Of sessions that ended that day at the latest.'),
  queryParameter('course', 'string', 'Of one course, by its id.'),
  queryParameter('trainer', 'string', 'Of one trainer, by the id.'),
]

/** As Belgian spreadsheets read it. */
const number = (value: number | null | undefined): CsvCell =>
  value === null || value === undefined ? '' : { number: String(value).replace('.', ',') }

const columnsIn = (locale: 'nl' | 'en' | 'fr') => {
  const t = bundledTexts[locale]['panel-evaluations'].columns
  const steps = (kind: 'score' | 'recommend') =>
    stepsOf(kind).map((step, at) => ({
      key: `${kind}${step}`,
      heading: `${t[kind]}: ${step}`,
      cell: (row: Result) => number(row[kind]?.counts[at]),
    }))
  return [
    { key: 'name', heading: t.name, cell: (row: Result) => inLocale(row.name, locale) ?? row.key },
    { key: 'asked', heading: t.asked, cell: (row: Result) => number(row.asked) },
    { key: 'answered', heading: t.answered, cell: (row: Result) => number(row.answered) },
    { key: 'score', heading: t.score, cell: (row: Result) => number(row.score?.average) },
    ...steps('score'),
    { key: 'recommend', heading: t.recommend, cell: (row: Result) => number(row.recommend?.average) },
    ...steps('recommend'),
  ]
}

/** What participants found, of sessions together: for who runs the desk and who edits. */
export const evaluationResultRoutes = routes(
  get('/', {
    id: 'evaluationResults',
    summary: 'What participants found, by course, trainer or quarter',
    description:
      'How many were asked and answered, and how often each step of the scales was chosen with the average; of each trainer who taught at some hours of a session, what was answered about it counts; null where fewer than three answered. Nobody’s own answers can be told from it.',
    access: [...editors, ...desk],
    parameters,
    response: array(evaluationResult.required()).required(),
    run: (context, { query }) => listResults(context, firstOf(query)),
  }),
  csvRoute({
    id: 'evaluationResultsCsv',
    summary: 'The same as a file for spreadsheets',
    description: 'A row for each course, trainer or quarter, a column for each step of the scales.',
    access: [...editors, ...desk],
    parameters: [...parameters, localeParameter('The language of what stands in it')],
    name: { nl: 'evaluaties', en: 'evaluations', fr: 'evaluations' },
    columns: columnsIn,
    rows: (context, query) => listResults(context, firstOf(query)),
  }),
)

/** The same of one session. */
export const sessionEvaluationRoutes = routes(
  get('/:id/evaluation', {
    id: 'sessionEvaluation',
    summary: 'What the participants of a session found',
    description:
      'How many were asked and answered; once three did, what was answered to each question, as it was asked and without who.',
    access: desk,
    parameters: [idParameter('The id of the session.')],
    response: sessionEvaluation,
    run: (context, { params }) => getSessionEvaluation(context, params.id),
  }),
)
