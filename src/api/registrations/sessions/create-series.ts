import { eq } from 'drizzle-orm'
import type { NewSeries } from '../../../../schemas/session-editing.ts'
import type { Transaction } from '../../../db/client.ts'
import { sessionSeries } from '../../../db/tables.ts'
import { planSeries } from '../../../domain/series.ts'
import { type ApiContext, makeOnce, requestHash } from '../../platform/index.ts'
import { assertTrainerFree } from './assert-trainer-free.ts'
import { planSession } from './create-session.ts'

async function planAll(context: ApiContext, tx: Transaction, input: NewSeries): Promise<string[]> {
  const { firstDay, everyWeeks, times, days, from, until, ...session } = input
  const { sessions } = planSeries({ firstDay, everyWeeks, times, days, from, until })
  const { trainer, isClashAccepted } = session
  const all = sessions.flatMap(({ schedule }) => schedule)
  if (trainer && !isClashAccepted) await assertTrainerFree(tx, { trainer, schedule: all })
  const ids: string[] = []
  for (const { schedule } of sessions) ids.push(await planSession(context, tx, { ...session, schedule }))
  return ids
}

/** Plans the same session several times, all of them or none, once for one key; gives back their ids. */
export async function createSeries(context: ApiContext, input: NewSeries, key: string | null) {
  const { db, user } = context
  const hash = requestHash(key, user?.userId, input)
  if (!hash) return { sessions: await db.transaction((tx) => planAll(context, tx, input)) }
  const made = await makeOnce({
    ...{ db, table: sessionSeries, hash, count: async () => null },
    async make(tx) {
      const sessionIds = await planAll(context, tx, input)
      const [series] = await tx
        .insert(sessionSeries)
        .values({ requestHash: hash, sessionIds })
        .returning({ id: sessionSeries.id })
      return String(series?.id)
    },
  })
  const [series] = await db.select().from(sessionSeries).where(eq(sessionSeries.id, made))
  return { sessions: series?.sessionIds ?? [] }
}
