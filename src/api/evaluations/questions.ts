import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { evaluationQuestion, evaluationQuestionChanges, newEvaluationQuestion } from '../../../schemas/evaluation.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { evaluationQuestions } from '../../db/tables.ts'
import { type AskedQuestion, questionKinds, questionPlaces } from '../../domain/evaluations.ts'
import {
  type ApiContext,
  type Asking,
  changeJournalled,
  desk,
  editors,
  invalid,
  type Journalled,
  lockTurn,
  pick,
  resourceRoutes,
} from '../platform/index.ts'

const columns = {
  _id: evaluationQuestions.id,
  ...pick(evaluationQuestions, 'kind', 'text', 'sequence', 'active'),
}

/** What no customer sees. */
const onlyColleagues = (caller: Asking | null): SQL | undefined =>
  caller && caller.role !== 'CONTACT' ? undefined : sql`false`

/** What is asked now, in order. */
export const activeQuestions = (db: Executor): Promise<AskedQuestion[]> =>
  db
    .select(pick(evaluationQuestions, 'id', 'kind', 'text'))
    .from(evaluationQuestions)
    .where(eq(evaluationQuestions.active, true))
    .orderBy(asc(evaluationQuestions.sequence), asc(evaluationQuestions.id))
    .limit(questionPlaces.length)

/** 400 where one more would find no place. */
async function assertPlace(tx: Transaction, id?: string) {
  await lockTurn(tx, 'evaluation questions')
  const others = and(evaluationQuestions.active, id ? ne(evaluationQuestions.id, id) : undefined)
  if ((await tx.$count(evaluationQuestions, others)) >= questionPlaces.length)
    throw invalid('active', 'error.mostQuestions')
}

const kept = {
  names: ['evaluationQuestion', 'evaluationQuestions'],
  table: evaluationQuestions,
  journal: 'values',
} satisfies Journalled

const createQuestion = (context: ApiContext, input: AnyObject): Promise<string> =>
  context.db.transaction(async (tx) => {
    const row = newEvaluationQuestion.cast(input)
    if (row.active !== false) await assertPlace(tx)
    return changeJournalled(context, tx, kept, async () => {
      const [made] = await tx.insert(evaluationQuestions).values(row).returning({ id: evaluationQuestions.id })
      return String(made?.id)
    })
  })

/** Another place among the others is a change of its own. */
async function recordPlace({ user }: ApiContext, tx: Transaction, id: string, sequence: number | undefined) {
  const isThis = eq(evaluationQuestions.id, id)
  const [known] = await tx.select(pick(evaluationQuestions, 'sequence')).from(evaluationQuestions).where(isThis)
  if (sequence === undefined || sequence === known?.sequence) return
  await recordStateChange(tx, 'evaluationQuestion', id, { to: 'reordered', userId: user?.userId })
}

const updateQuestion = (context: ApiContext, id: string, input: AnyObject): Promise<string> =>
  context.db.transaction(async (tx) => {
    const changes = evaluationQuestionChanges.cast(input) as Partial<typeof evaluationQuestions.$inferInsert>
    if (changes.active) await assertPlace(tx, id)
    if (Object.keys(changes).length === 0) return id
    await recordPlace(context, tx, id, changes.sequence)
    const change = async () => {
      await tx.update(evaluationQuestions).set(changes).where(eq(evaluationQuestions.id, id))
      return id
    }
    return changeJournalled(context, tx, kept, change, id)
  })

export const evaluationQuestionRoutes = resourceRoutes({
  ...kept,
  words: {
    one: 'a question of evaluations',
    many: 'questions of evaluations',
    about: 'What participants are asked the evening after a session, in order: ten at most at a time.',
  },
  more: {
    update: 'Who was asked before is asked what it said then, and earlier answers keep that.',
    delete: 'What was answered to it stays.',
  },
  access: { read: [...editors, ...desk], create: editors, update: editors, delete: editors },
  columns,
  filters: { ...columns, kind: { kind: 'choice', of: questionKinds, column: evaluationQuestions.kind } },
  sort: [['sequence', 'ASC']],
  schema: evaluationQuestion,
  input: newEvaluationQuestion,
  changes: evaluationQuestionChanges,
  visible: onlyColleagues,
  create: createQuestion,
  update: updateQuestion,
})
