import { bundledTexts } from '../../../locales/texts.ts'
import { figures, figuresFileQuery, figuresQuery } from '../../../schemas/figures.ts'
import { csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { daysOf, leadSteps, partsOf, seatEnds, type VisitStep, visitSteps, yearBefore } from '../../domain/figures.ts'
import { listMissedSearches } from '../catalogue/index.ts'
import {
  type ApiContext,
  contextOf,
  finance,
  firstOf,
  get,
  localeParameter,
  pick,
  queryParameter,
  readLocale,
  readQuery,
  required,
  routes,
  sendCsv,
} from '../platform/index.ts'
import { linesOf } from './figure-lines.ts'
import {
  type Counted,
  type Figures,
  type GroupRow,
  groupsOf,
  type Measures,
  type PlacedRow,
  placedIn,
  revenueOf,
  type StepsRow,
  stepsOf,
  type Which,
} from './figure-queries.ts'

const noSteps = { visits: 0, begun: 0, details: 0, confirmed: 0, paid: 0 } satisfies Record<VisitStep, number>

/** By course, the most looked at first. */
function funnelOf(rows: readonly StepsRow[]): Figures['funnel'] {
  const stepsIn = (own: readonly StepsRow[], which: Which) =>
    pick(own.find((row) => row.which === which) ?? noSteps, ...visitSteps)
  const courses = [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => ({
    key,
    name: { nl: '', en: null, fr: null, ...own[0]?.name },
    now: stepsIn(own, 'now'),
    before: stepsIn(own, 'before'),
  }))
  return courses.toSorted(
    (one, other) =>
      other.now.visits - one.now.visits ||
      other.now.confirmed - one.now.confirmed ||
      other.before.visits - one.before.visits ||
      (one.key < other.key ? -1 : 1),
  )
}

const measured = ['sessions', 'canceled', 'capacity', 'seats', 'revenue', 'costed', 'earned', 'costs'] as const

function sumOf(rows: readonly GroupRow[], which: Which): Measures {
  const own = rows.filter((row) => row.which === which)
  const sums = Object.fromEntries(measured.map((name) => [name, own.reduce((sum, row) => sum + row[name], 0)]))
  const all = sums as Omit<Measures, 'margin'>
  return { ...all, margin: all.costed === 0 ? null : all.earned - all.costs }
}

function groupOf(key: string, rows: readonly GroupRow[]): Figures['groups'][number] {
  const name = rows[0]?.name
  return {
    key,
    name: name ? { nl: name.nl ?? '', en: name.en ?? null, fr: name.fr ?? null } : null,
    now: sumOf(rows, 'now'),
    before: sumOf(rows, 'before'),
  }
}

async function getFigures({ db }: ApiContext, given: Record<string, string>): Promise<Figures> {
  const { period, by } = await readQuery(figuresQuery, given)
  const now = daysOf(period, brusselsDay(new Date())) ?? { from: '', until: '' }
  const before = yearBefore(now)
  const [groups, revenue, placed, steps, searches] = await Promise.all([
    db.execute<GroupRow & Record<string, unknown>>(groupsOf(now, by)),
    db.execute<{ which: Which; part: number; cents: number }>(revenueOf(now)),
    db.execute<PlacedRow>(placedIn(now)),
    db.execute<StepsRow>(stepsOf(now)),
    listMissedSearches(db, now, before),
  ])
  const rowOf = (which: Which) => placed.rows.find((row) => row.which === which)
  const pair = (key: string, of: (which: Which) => number | undefined): Counted => ({
    key,
    now: of('now') ?? 0,
    before: of('before') ?? 0,
  })
  const centsOf = (part: number) => (which: Which) =>
    revenue.rows.find((row) => row.which === which && row.part === part)?.cents
  const funnel = funnelOf(steps.rows)
  const whole = groups.rows.filter(({ key }) => key === null)
  const grouped = [...Map.groupBy(groups.rows, ({ key }) => key)].flatMap(([key, rows]) =>
    key === null ? [] : [groupOf(key, rows)],
  )
  return {
    ...now,
    beforeFrom: before.from,
    beforeUntil: before.until,
    now: sumOf(whole, 'now'),
    before: sumOf(whole, 'before'),
    groups: grouped.toSorted(
      (one, other) =>
        other.now.revenue - one.now.revenue ||
        other.before.revenue - one.before.revenue ||
        other.now.capacity - one.now.capacity ||
        (one.key < other.key ? -1 : 1),
    ),
    revenue: partsOf(now).map((day, part) => pair(day, centsOf(part))),
    registrations: pair('registrations', (which) => rowOf(which)?.registered),
    seats: pair('seats', (which) => rowOf(which)?.seats),
    leadDays: { now: rowOf('now')?.leadDays ?? null, before: rowOf('before')?.leadDays ?? null },
    lead: leadSteps.map((days) => pair(String(days), (which) => rowOf(which)?.lead?.[days])),
    ended: seatEnds.map((end) => pair(end, (which) => rowOf(which)?.ended?.[end])),
    steps: visitSteps.map((step) => pair(step, (which) => funnel.reduce((sum, row) => sum + row[which][step], 0))),
    funnel,
    searches,
  }
}

async function exportFigures(context: ApiContext, { locale: asked, ...query }: Record<string, string>) {
  const locale = readLocale(asked === undefined ? {} : { locale: [asked] })
  const { table, by, period } = await readQuery(figuresFileQuery, query)
  const lines = linesOf(table, await getFigures(context, { period, by }), locale, by)
  const { title, files } = bundledTexts[locale]['panel-figures']
  const name = [title.toLowerCase(), files[table], ...(table === 'groups' ? [files[by]] : []), period].join('-')
  return { name: `${name.replace('..', '-')}.csv`, text: csvOf(lines) }
}

const parameters = [
  required(
    queryParameter(
      'period',
      'string',
      'A year (2026), a quarter (2026-Q3) or a month (2026-09), as far as today where it runs; or days, a year at most (2026-01-15..2026-02-20).',
    ),
  ),
  queryParameter('by', 'string', 'What groups are of: `course`, which is usual, `place` or `trainer`.'),
]

export const figureRoutes = routes(
  get('/', {
    id: 'figures',
    summary: 'How it goes, beside the same days a year before',
    description:
      'Revenue, which is that of the books, occupancy and margin by course, place or trainer, of whom all who taught a session have it and share its money by their hours; and of the registrations that were placed then how long before the start, what became of their seats; and from course pages looked at to registrations paid, in all and by course.',
    access: finance,
    parameters,
    response: figures,
    run: (context, { query }) => getFigures(context, firstOf(query)),
  }),
  get('/csv', {
    id: 'figuresExport',
    summary: 'A table of figures, as a CSV file',
    description: 'The rows of one table, with the period and the year before beside each other.',
    access: finance,
    parameters: [
      ...parameters,
      required(
        queryParameter(
          'table',
          'string',
          'Which one: summary, revenue, groups, lead, ended, steps, funnel or searches.',
        ),
      ),
      localeParameter('The language of what stands in it'),
    ],
    bytes: 'text/csv',
    respond: async (c) => sendCsv(c, await exportFigures(contextOf(c), c.req.query())),
  }),
)
