import { sql } from 'drizzle-orm'
import { originalTexts } from '../../../../locales/texts.ts'
import { courses, languages, locations, sessions, trainers } from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { inLocale, type Localized } from '../../../domain/locales.ts'
import { sessionStateOf } from '../../../domain/session-states.ts'
import { decision, fromPlannedSessions, plannedSessionFilters } from '../../catalogue/index.ts'
import {
  csvRoute,
  filterParameters,
  localeParameter,
  orderBy,
  readLocale,
  readSort,
  sortParameter,
  staff,
} from '../../platform/index.ts'
import { conditionsOfSessions, plannedSessionSort, plannedSessionSorts } from '../../registrations/index.ts'

type Row = {
  title: Localized
  start: string
  end: string
  place: Localized
  language: string
  trainer: string | null
  taken: number
  capacity: number
  minimum: number | null
  decision: Parameters<typeof sessionStateOf>[0]['decision']
}

/** The sessions that fit the filters, as spreadsheets open them. */
export const sessionFile = csvRoute<Row>({
  id: 'sessionExport',
  tag: 'sessions',
  summary: 'Sessions as a CSV file',
  description: 'The sessions that fit the filters, in the order asked for, a line each.',
  access: staff,
  parameters: [
    sortParameter(plannedSessionSorts, plannedSessionSort),
    localeParameter('The language of what stands in it'),
    ...filterParameters(plannedSessionFilters),
  ],
  async rows({ db }, query) {
    const sorts = readSort(query, plannedSessionSorts, plannedSessionSort)
    const order = orderBy(sorts, plannedSessionFilters, sessions.id, readLocale(query))
    const { rows } = await db.execute<Row>(sql`
      select ${courses.title} as title, ${sessions.startDate} as start, ${sessions.endDate} as "end",
        ${locations.name} as place, ${languages.code} as language, ${trainers.name} as trainer,
        ${sessions.seatsTaken} as taken, ${sessions.capacity} as capacity, ${sessions.minimum} as minimum,
        ${decision} as decision
      from ${fromPlannedSessions} where ${conditionsOfSessions(query, ['sort', 'locale'])}
      order by ${sql.join(order, sql`, `)}`)
    return rows
  },
  name: { nl: 'sessies', en: 'sessions', fr: 'sessions' },
  columns(locale) {
    const t = originalTexts[locale]['panel-sessions']
    const day = (instant: string) => brusselsDay(new Date(instant))
    return [
      { key: 'course', heading: t.course, cell: ({ title }) => inLocale(title, locale) ?? '' },
      { key: 'startDate', heading: t.firstDay, cell: ({ start }) => day(start) },
      { key: 'startDate', heading: t.lastDay, cell: ({ end }) => day(end) },
      { key: 'place', heading: t.place, cell: ({ place }) => inLocale(place, locale) ?? '' },
      { key: 'language', heading: t.language, cell: ({ language }) => language },
      { key: 'trainer', heading: t.trainer, cell: ({ trainer }) => trainer ?? '' },
      { key: 'registrationCount', heading: t.registered, cell: ({ taken }) => String(taken) },
      { key: 'registrationCount', heading: t.capacity, cell: ({ capacity }) => String(capacity) },
      { key: 'minimum', heading: t.minimum, cell: ({ minimum }) => String(minimum ?? '') },
      {
        key: 'state',
        heading: t.state,
        cell: (row) => t.states[sessionStateOf({ ...row, registrationCount: row.taken })],
      },
    ]
  },
})
