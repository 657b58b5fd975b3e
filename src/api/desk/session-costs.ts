import { eq } from 'drizzle-orm'
import { newSessionCosts, sessionCosts } from '../../../schemas/session-desk.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { sessions } from '../../db/tables.ts'
import { type ApiContext, ApiError, desk, get, idParameter, lock, put, routes } from '../platform/index.ts'

async function getCosts({ db }: ApiContext, id: string) {
  const [session] = await db.select({ costs: sessions.costs }).from(sessions).where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND')
  return session
}

/** Of one that was canceled too: its room may have to be paid. */
async function setCosts({ db, user }: ApiContext, id: string, costs: number | null) {
  await db.transaction(async (tx) => {
    await lock(tx, { sessions: [id] })
    const [before] = await tx.select({ costs: sessions.costs }).from(sessions).where(eq(sessions.id, id))
    if (!before) throw new ApiError('NOT_FOUND')
    if (before.costs === costs) return
    await tx.update(sessions).set({ costs }).where(eq(sessions.id, id))
    const differences = { costs: [before.costs, costs] as const }
    await recordStateChange(tx, 'session', id, { to: 'changed', reason: 'costs', differences, userId: user?.userId })
  })
  return { costs }
}

const parameters = [idParameter('The id of the session.')]

export const sessionCostRoutes = routes(
  get('/:id/costs', {
    id: 'sessionCosts',
    summary: 'What a session costs the house',
    description: 'Cents excluding VAT of its trainer, room and material together; null while nobody wrote it down.',
    access: desk,
    parameters,
    response: sessionCosts,
    run: (context, { params }) => getCosts(context, params.id),
  }),
  put('/:id/costs', {
    id: 'setSessionCosts',
    summary: 'Writes down what a session costs the house',
    description: 'Cents excluding VAT; null takes it back. Margins are reckoned from it.',
    access: desk,
    parameters,
    response: sessionCosts,
    body: newSessionCosts,
    run: (context, { params, body }) => setCosts(context, params.id, body.costs),
  }),
)
