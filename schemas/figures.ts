import { array, number, object, string } from 'yup'
import { brusselsDay } from '../src/domain/days.ts'
import { daysOf, figureGroups, figureTables } from '../src/domain/figures.ts'
import { localizedText } from './localized.ts'

const period = string()
  .required('error.required')
  .test('period', 'error.choice', (value) => !value || daysOf(value, brusselsDay(new Date())) !== null)

/** A period, and what its rows are of. */
export const figuresQuery = object({
  period,
  by: string().oneOf(figureGroups, 'error.choice').default('course'),
})

/** Likewise, with which of its tables. */
export const figuresFileQuery = figuresQuery.shape({
  table: string().oneOf(figureTables, 'error.choice').required('error.required'),
})

const count = number().integer().required()

/**
 * Of sessions that began in a period: how many took place and how many were canceled, the seats of the first and those taken;
 * `revenue` was invoiced less credited in the period, `earned` is what was ever invoiced of the `costed` sessions, whose
 * costs are known, `costs` what those were, `margin` the difference, null where nobody knows any. Cents excluding VAT.
 */
const measures = object({
  sessions: count,
  canceled: count,
  capacity: count,
  seats: count,
  revenue: count,
  costed: count,
  earned: count,
  costs: count,
  margin: number().integer().nullable().defined(),
}).meta({ title: 'FigureMeasures' })

/** The same of one course, place or trainer, or of what else is sold; `name` is null of the second and of no trainer. */
const group = object({
  key: string().required(),
  name: localizedText.nullable().defined(),
  now: measures.required(),
  before: measures.required(),
}).meta({ title: 'FigureGroup' })

/** How often each step was taken of one course: the first two each time, whoever did, the others once for each registration. */
const steps = object({ visits: count, begun: count, details: count, confirmed: count, paid: count }).meta({
  title: 'FigureSteps',
})

const funnel = object({
  key: string().required(),
  name: localizedText.required(),
  now: steps.required(),
  before: steps.required(),
}).meta({ title: 'FigureFunnel' })

const compared = object({ key: string().required(), now: count, before: count }).meta({ title: 'FigureCount' })
const counts = array(compared.required()).required()

/**
 * A period beside the same days a year before. `revenue` is over time, by the first day of each week or month; the others
 * are of registrations placed in the period: `lead` counts by the days before the start, from `key` on, `leadDays` is the one
 * in the middle, `ended` counts seats that were not kept, `seats` all; `steps` go from course pages
 * looked at to registrations paid, without those of the desk, and `funnel` has them by course; `searches` are the words that most often found no course, by themselves.
 */
export const figures = object({
  from: string().required(),
  until: string().required(),
  beforeFrom: string().required(),
  beforeUntil: string().required(),
  now: measures.required(),
  before: measures.required(),
  groups: array(group.required()).required(),
  revenue: counts,
  registrations: compared.required(),
  seats: compared.required(),
  leadDays: object({
    now: number().integer().nullable().defined(),
    before: number().integer().nullable().defined(),
  })
    .meta({ title: 'FigureLeadDays' })
    .required(),
  lead: counts,
  ended: counts,
  steps: counts,
  funnel: array(funnel.required()).required(),
  searches: counts,
}).meta({ title: 'Figures' })
