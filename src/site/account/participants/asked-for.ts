import { uuidPattern } from '../../../domain/uuid-pattern.ts'
import type { PageContext } from '../../../ui/page-context.ts'

export const pageSize = 20

/** States that one looks for, in the API's words. */
export const statusFilterNames = ['new', 'invited', 'active', 'inactive'] as const

const sorts = { name: 'name:ASC', '-name': 'name:DESC', status: 'status:ASC', '-status': 'status:DESC' } as const
export type SortName = keyof typeof sorts

const first = ({ search }: PageContext, name: string) => search[name]?.[0] ?? ''

/** Typed as a text; in the API's lists a comma stands between values. */
export const searchedText = (page: PageContext) =>
  first(page, 'q')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, 100)

export const chosenStatus = (page: PageContext) => statusFilterNames.find((name) => name === first(page, 'status'))

export const chosenSort = (page: PageContext): SortName =>
  (Object.keys(sorts) as SortName[]).find((name) => name === first(page, 'sort')) ?? 'name'

export function chosenPage(page: PageContext): number {
  const number = Number(first(page, 'page'))
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : 1
}

/** The participant that is open in the list. */
export const editedId = (page: PageContext) => first(page, 'edit') || null

/** The ids in a parameter; anything else in it means nothing. */
const idsIn = ({ search }: PageContext, name: string) => [
  ...new Set((search[name] ?? []).filter((one) => uuidPattern.test(one))),
]

/** About whom it is asked whether they are to go: one that is named, or those that are chosen. */
export const removalIds = (page: PageContext): string[] =>
  idsIn(page, first(page, 'remove') === 'chosen' ? 'students' : 'remove')

/** Who has just been removed, and can come back. */
export const removedIds = (page: PageContext): string[] => idsIn(page, 'removed')

/** With how many of those that were chosen it could not be done. */
export function countIn(page: PageContext, name: 'kept' | 'uninvited'): number {
  const count = Number(first(page, name))
  return Number.isInteger(count) && count > 0 && count <= 100 ? count : 0
}

/** What of the address the list is asked by. */
export function listVariables(page: PageContext) {
  const text = searchedText(page)
  return {
    search: text === '' ? undefined : `~${text}`,
    status: chosenStatus(page),
    sort: [sorts[chosenSort(page)]],
    page: chosenPage(page),
    limit: pageSize,
  }
}
