import type { NewSeries } from '../../../schemas/session-editing.ts'
import { planSeries } from '../../domain/series.ts'
import type { ApiContext } from '../context.ts'
import { planSession } from './create-session.ts'

/** Plans the same session several times, all of them or none; gives back their ids. */
export function createSeries(context: ApiContext, input: NewSeries) {
  const { firstDay, everyWeeks, times, days, from, until, ...session } = input
  const planned = planSeries({ firstDay, everyWeeks, times, days, from, until })
  return context.db.transaction(async (tx) => {
    const sessions: string[] = []
    for (const { schedule } of planned.sessions) sessions.push(await planSession(context, tx, { ...session, schedule }))
    return { sessions }
  })
}
