import { calendarDay } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { type LandingKind, landingPaths } from '../../domain/slugs.ts'
import { listed } from '../../ui/listed.ts'
import { calendarPage } from '../calendar/page.ts'
import type { Offer } from '../screens/read-offer.ts'
import { slugPaths } from './slug-paths.ts'

export interface SitemapEntry {
  paths: Record<Locale, string>
  /** When it was changed last; left out where nobody knows. */
  changed?: string
}

export const samePath = (path: string) => ({ nl: path, en: path, fr: path })

const latest = (moments: readonly string[]) => moments.toSorted().at(-1)

/** When each course changed; a page of it changes with its sessions too. */
function courseChanges({ courses, sessions }: Offer): Map<string, string> {
  const moved = Map.groupBy(sessions, ({ course }) => course)
  const changes = ({ _id, updatedAt }: Offer['courses'][number]) =>
    latest([updatedAt, ...(moved.get(_id) ?? []).map(({ movedAt }) => movedAt)]) ?? updatedAt
  return new Map(courses.map((course) => [course._id, changes(course)]))
}

export function courseEntries(offer: Offer): SitemapEntry[] {
  const changes = courseChanges(offer)
  return offer.courses.map(({ _id, slug }) => ({ paths: slugPaths('/courses', slug), changed: changes.get(_id) }))
}

/** The page of each place and category that has courses: nothing leads to the others. It changes with what it lists. */
export function landingEntries(offer: Offer): SitemapEntry[] {
  const changes = courseChanges(offer)
  const topicsOf = { locations: 'locations', categories: 'category' } as const
  const entries = (kind: LandingKind) => {
    const shown = offer.courses.flatMap((course) =>
      listed([course[topicsOf[kind]]].flat()).map((topic) => ({ ...topic, changed: changes.get(course._id) ?? '' })),
    )
    return [...Map.groupBy(shown, ({ key }) => key).values()].map(([first, ...others]) => ({
      paths: landingPaths(kind, first?.name ?? {}),
      changed: latest([first, ...others].flatMap((topic) => topic?.changed ?? [])),
    }))
  }
  return [...entries('locations'), ...entries('categories')]
}

/** The calendar, and each of its months in which something starts. */
export function monthEntries({ sessions }: Offer): SitemapEntry[] {
  const months = Map.groupBy(sessions, ({ schedule }) => calendarDay(schedule[0]?.start ?? '').slice(0, 7))
  const entry = (path: string, shown: Offer['sessions']) => ({
    paths: samePath(path),
    changed: latest(shown.map(({ movedAt }) => movedAt)),
  })
  const { path } = calendarPage
  return [entry(path, sessions), ...[...months].map(([month, shown]) => entry(`${path}?month=${month}`, shown))]
}
