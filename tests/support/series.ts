import type { TestApi } from './api.ts'
import { kinds } from './resources.ts'
import { inDays } from './rooms.ts'

/** What plans two sessions, a week apart. */
export async function seriesBody(api: TestApi) {
  const { schedule: _, ...session } = await kinds.session.body(api)
  const hours = { from: '09:00', until: '16:30' }
  return { ...session, firstDay: inDays(60), everyWeeks: 1, times: 2, days: 1, ...hours }
}
