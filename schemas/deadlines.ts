import { boolean, number, object, string } from 'yup'

/** By when the kmo-portefeuille is asked for, and one's own share paid: calendar days. */
const subsidyDeadlines = object({ apply: string().required(), pay: string().required() }).meta({
  title: 'SubsidyDeadlines',
})

/**
 * By when the attest of registration is handed out, given to the employer, and the employer claims the money back;
 * `minimumHours` those below which a course does not count alone, `isInFlanders` whether the bill goes there.
 */
const trainingLeaveDeadlines = object({
  attest: string().required(),
  request: string().required(),
  claim: string().required(),
  minimumHours: number().integer().required(),
  isInFlanders: boolean().required(),
}).meta({ title: 'TrainingLeaveDeadlines' })

/** By when to act, for who uses the kmo-portefeuille or Flemish training leave; null for whom or what they are not. */
export const deadlines = object({
  subsidy: subsidyDeadlines.defined().nullable(),
  trainingLeave: trainingLeaveDeadlines.defined().nullable(),
}).meta({ title: 'Deadlines' })
