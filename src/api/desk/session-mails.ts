import { eq } from 'drizzle-orm'
import { expectedMails } from '../../../schemas/expected-mails.ts'
import type { Transaction } from '../../db/client.ts'
import { sessions } from '../../db/tables.ts'
import type { LeftOutReason, MessageTarget } from '../../domain/desk-messages.ts'
import {
  type ApiContext,
  ApiError,
  desk,
  type ErrorCode,
  get,
  idParameter,
  invalid,
  type Query,
  queryParameter,
  readFilters,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import {
  cancelSession,
  confirmSession,
  endHopelessChoices,
  practicalVersion,
  resendPractical,
} from '../registrations/index.ts'
import { presentExpected, type QueuedMail, rehearse } from './expected-mails.ts'
import { findReceivers } from './message-receivers.ts'
import { giveCertificates } from './session-desk.ts'

interface Act {
  /** Who of the session hears of it. */
  to: MessageTarget
  /** Why somebody of them may hear nothing of it. */
  leavesOut: readonly LeftOutReason[]
  run(context: ApiContext, tx: Transaction, id: string, students: string[] | undefined): Promise<unknown>
}

const reasons: readonly LeftOutReason[] = ['noAddress', 'unverified', 'unpaid', 'inactive']

/** What is done to a session that tells all of it something. */
const acts = {
  cancel: {
    to: 'both',
    leavesOut: reasons,
    async run(context, tx, id) {
      await cancelSession(context, id)
      await endHopelessChoices(context, tx, id)
    },
  },
  confirm: { to: 'both', leavesOut: reasons, run: (context, _tx, id) => confirmSession(context, id) },
  practical: {
    to: 'participants',
    leavesOut: reasons,
    async run(context, tx, id, students) {
      const [known] = await tx.select({ version: practicalVersion }).from(sessions).where(eq(sessions.id, id))
      await resendPractical(context, id, { version: known?.version ?? 0, students })
    },
  },
  certificates: {
    to: 'participants',
    leavesOut: ['noAddress'],
    run: (context, _tx, id) => giveCertificates(context, id),
  },
} as const satisfies Record<string, Act>

/** Nothing is mailed by what cannot be done. */
const impossible: readonly ErrorCode[] = ['STATE_CONFLICT', 'SESSION_STARTED', 'SESSION_CANCELED', 'SESSION_NOT_ENDED']

async function rehearsed(...[context, run]: Parameters<typeof rehearse>): Promise<QueuedMail[]> {
  try {
    return await rehearse(context, run)
  } catch (error) {
    if (error instanceof ApiError && impossible.includes(error.code)) return []
    throw error
  }
}

const actNames = Object.keys(acts).join(', ')

/** What an act would mail; 404 where there is no such session. */
async function listMails(context: ApiContext, session: string, query: Query) {
  readFilters(query, {}, ['act', 'student'])
  const [act, student] = [query.act?.[0], query.student?.[0]]
  const name = Object.keys(acts).find((one): one is keyof typeof acts => one === act)
  if (!name) throw invalid('act', 'error.choice')
  if (student && !uuidPattern.test(student)) throw invalid('student', 'error.id')
  const { to, leavesOut, run }: Act = acts[name]
  const students = student ? [student.toLowerCase()] : undefined
  const queued = await rehearsed(context, (dry, tx) => run(dry, tx, session, students))
  const found = await findReceivers(context, context.db, { session, to })
  const people = students ? found.filter(({ studentId }) => studentId === students[0]) : found
  return presentExpected(
    context,
    queued,
    people.map((one) => (one.leftOut && leavesOut.includes(one.leftOut) ? one : { ...one, leftOut: null })),
  )
}

export const sessionMailRoutes = routes(
  get('/:id/mails', {
    id: 'sessionMails',
    summary: 'What an act on a session would mail',
    description:
      'The mails that calling a session off, letting it run, sending what is practical or giving its certificates would send: to how many, in which languages, who gets nothing and why, and each kind as the first of them reads. The act is done and taken back: what it cannot do mails nobody.',
    access: desk,
    failures: ['NOT_FOUND'],
    parameters: [
      idParameter('The id of the session.'),
      queryParameter('act', 'string', `One of ${actNames}.`),
      queryParameter('student', 'string', 'Of what is practical: to this participant alone.'),
    ],
    response: expectedMails,
    run: (context, { params, query }) => listMails(context, params.id, query),
  }),
)
