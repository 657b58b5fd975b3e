import { sql } from 'drizzle-orm'
import { originalTexts } from '../../../locales/texts.ts'
import { courses, languages, locations, sessions, trainers } from '../../db/tables.ts'
import { csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale, type Localized } from '../../domain/locales.ts'
import { sessionStateOf } from '../../domain/session-states.ts'
import type { ApiContext } from '../context.ts'
import { orderBy, readLocale, readSort } from '../list-query.ts'
import { conditionsOfSessions, plannedSessionSort, plannedSessionSorts } from '../sessions/list-planned-sessions.ts'
import { decision } from '../sessions/present-session.ts'
import { fromPlannedSessions } from '../sessions/select-sessions.ts'
import { plannedSessionFilters } from '../sessions/session-filters.ts'

const names = { nl: 'sessies', en: 'sessions', fr: 'sessions' } as const

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

/** The sessions that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportSessions({ db }: ApiContext, query: Record<string, string[]>) {
  const locale = readLocale(query)
  const t = originalTexts[locale]['panel-sessions']
  const sorts = readSort(query, plannedSessionSorts, plannedSessionSort)
  const order = orderBy(sorts, plannedSessionFilters, sessions.id, locale)
  const { rows } = await db.execute<Row>(sql`
    select ${courses.title} as title, ${sessions.startDate} as start, ${sessions.endDate} as "end",
      ${locations.name} as place, ${languages.code} as language, ${trainers.name} as trainer,
      ${sessions.seatsTaken} as taken, ${sessions.capacity} as capacity, ${sessions.minimum} as minimum,
      ${decision} as decision
    from ${fromPlannedSessions} where ${conditionsOfSessions(query, ['sort', 'locale'])}
    order by ${sql.join(order, sql`, `)}`)
  const cells = rows.map(({ title, start, end, place, language, trainer, taken, capacity, minimum, ...row }) => [
    ...[inLocale(title, locale) ?? '', brusselsDay(new Date(start)), brusselsDay(new Date(end))],
    ...[inLocale(place, locale) ?? '', language, trainer ?? '', String(taken), String(capacity)],
    ...[String(minimum ?? ''), t.states[sessionStateOf({ ...row, minimum, registrationCount: taken, capacity })]],
  ])
  const headings = [t.course, t.firstDay, t.lastDay, t.place, t.language, t.trainer, t.registered, t.capacity]
  const text = csvOf([[...headings, t.minimum, t.state], ...cells])
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text }
}
