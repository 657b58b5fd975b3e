import { keepBooks, lastCheckedAt } from '../api/money/index.ts'
import type { JobContext } from './context.ts'

const day = 86_400_000
/** Milliseconds after midnight, UTC. */
const atNight = 1.5 * 3_600_000

/** The last time that the night struck: asked often, so that a machine that slept through it makes up for it. */
const lastNight = (now: number) => Math.floor((now - atNight) / day) * day + atNight

/** Compares the books once a night; what they differ in is also said in the log. */
export async function checkBooks({ db, log }: JobContext): Promise<void> {
  const last = await lastCheckedAt(db)
  if (last && last.getTime() >= lastNight(Date.now())) return
  const { differences } = await keepBooks(db)
  if (differences.length > 0)
    log.error({ differences: differences.slice(0, 20), count: differences.length }, 'The books differ')
}
