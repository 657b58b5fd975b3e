import { type SubsidyDeadlines, subsidyDeadlines } from './subsidy-deadlines.ts'
import { type TrainingLeaveDeadlines, trainingLeaveDeadlines } from './training-leave.ts'

/** By when to act, for who uses the kmo-portefeuille or Flemish training leave; null for whom or what they are not. */
export interface Deadlines {
  subsidy: SubsidyDeadlines | null
  trainingLeave: TrainingLeaveDeadlines | null
}

type Registered = Parameters<typeof subsidyDeadlines>[0] & Parameters<typeof trainingLeaveDeadlines>[0]

export const deadlinesOf = (registered: Registered): Deadlines => ({
  subsidy: subsidyDeadlines(registered),
  trainingLeave: trainingLeaveDeadlines(registered),
})
