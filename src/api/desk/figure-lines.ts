import { bundledTexts } from '../../../locales/texts.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import { type FigureGroup, type FigureTable, occupancyOf, percentOf, visitSteps } from '../../domain/figures.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { Counted, Figures, Which } from './figure-queries.ts'

const number = (value: number | null): CsvCell => (value === null ? '' : { number: String(value) })
const euros = (cents: number | null) => csvEuros(cents ?? undefined)

/** The rows of each table as the page has them, in cells of a file. */
export function linesOf(table: FigureTable, found: Figures, locale: Locale, by: FigureGroup): CsvCell[][] {
  const t = bundledTexts[locale]['panel-figures']
  const both = [t.now, t.before]
  const counted = (heading: string, rows: readonly Counted[], nameOf: (key: string) => string, cell = number) => [
    [heading, ...both],
    ...rows.map(({ key, ...row }) => [nameOf(key), cell(row.now), cell(row.before)]),
  ]
  const named = (texts: Record<string, string>) => (key: string) => texts[key] ?? key
  const { now, before, registrations, seats, leadDays } = found
  const endedOf = (which: Which) => found.ended.reduce((sum, row) => sum + row[which], 0)
  const tables: Record<FigureTable, () => CsvCell[][]> = {
    summary: () => [
      [t.tables.summary, ...both],
      [t.summary.revenue, euros(now.revenue), euros(before.revenue)],
      [t.summary.margin, euros(now.margin), euros(before.margin)],
      [t.summary.sessions, number(now.sessions), number(before.sessions)],
      [t.summary.canceled, number(now.canceled), number(before.canceled)],
      [t.summary.occupancy, number(occupancyOf(now)), number(occupancyOf(before))],
      [t.summary.registrations, number(registrations.now), number(registrations.before)],
      [t.summary.seats, number(seats.now), number(seats.before)],
      [t.summary.ended, number(endedOf('now')), number(endedOf('before'))],
      [t.summary.leadDays, number(leadDays.now), number(leadDays.before)],
    ],
    revenue: () => counted(t.part, found.revenue, (key) => key, euros),
    groups: () => [
      [
        t.by[by],
        ...both.flatMap((period) =>
          [
            ...[t.columns.sessions, t.columns.capacity, t.columns.seats, t.columns.occupancy, t.columns.revenue],
            ...[t.columns.costs, t.columns.margin, t.columns.costed],
          ].map((name) => `${name}, ${period}`),
        ),
      ],
      ...found.groups.map(({ key, name, ...row }) => [
        inLocale(name, locale) ?? named(t.others)(key),
        ...[row.now, row.before].flatMap((one) => [
          ...[one.sessions, one.capacity, one.seats, occupancyOf(one)].map(number),
          ...[one.revenue, one.costed ? one.costs : null, one.margin].map(euros),
          number(one.costed),
        ]),
      ]),
    ],
    lead: () => counted(t.tables.lead, found.lead, named(t.lead)),
    ended: () => counted(t.tables.ended, found.ended, named(t.ended)),
    steps: () => [
      [t.tables.steps, t.now, t.shareOfStep, t.before, t.shareOfStep],
      ...found.steps.map((row, at) => [
        named(t.steps)(row.key),
        ...(['now', 'before'] as const).flatMap((which) => [
          number(row[which]),
          number(percentOf(row[which], found.steps[at - 1]?.[which] ?? 0)),
        ]),
      ]),
    ],
    funnel: () => [
      [
        t.by.course,
        ...both.flatMap((period) =>
          [...visitSteps.map((step) => t.steps[step]), t.paidOfVisits].map((name) => `${name}, ${period}`),
        ),
      ],
      ...found.funnel.map(({ name, ...row }) => [
        inLocale(name, locale) ?? '',
        ...[row.now, row.before].flatMap((one) => [
          ...visitSteps.map((step) => number(one[step])),
          number(percentOf(one.paid, one.visits)),
        ]),
      ]),
    ],
    searches: () => counted(t.searched, found.searches, (words) => words),
  }
  return tables[table]()
}
