import { contentPage } from '../content/content-page.ts'

const search = [
  'search',
  'types',
  'categories',
  'themes',
  'locations',
  'languages',
  'months',
  'durations',
  'sort',
  'page',
] as const

const filters = new Map([
  ['type', 'types'],
  ['category', 'categories'],
  ['theme', 'themes'],
  ['location', 'locations'],
  ['language', 'languages'],
  ['month', 'months'],
  ['duration', 'durations'],
])

/** Filters under the specification's own names too (section 3), in any case. */
function canonical(name: string, value: string): [string, string] {
  const filter = filters.get(name) ?? name
  if (![...filters.values()].includes(filter)) return [name, value]
  return [filter, filter === 'types' ? value.toUpperCase() : value.toLowerCase()]
}

export const coursesPage = contentPage('/courses', 'course', { search, canonical, isStart: true })
