import { localePath } from '../../../domain/locales.ts'
import { uuidPattern } from '../../../domain/values.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { anywhere, askedChoice, askedPage, askedText, askedValue, searchOf } from '../kit/list-address.ts'

export const pageSize = 20

/** States that one looks for, in the API's words. */
export const statusFilterNames = ['new', 'invited', 'active', 'inactive'] as const

const sorts = { name: 'name:ASC', '-name': 'name:DESC', status: 'status:ASC', '-status': 'status:DESC' } as const
type SortName = keyof typeof sorts

/** Typed as a text; white space and commas count as one space. */
export const searchedText = (page: PageContext) =>
  askedText(page, 'q')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()

export const chosenStatus = (page: PageContext) => askedChoice(page, 'status', statusFilterNames)

export const chosenSort = (page: PageContext): SortName =>
  askedChoice(page, 'sort', Object.keys(sorts) as SortName[]) ?? 'name'

/** The participant that is open in the list. */
export const editedId = (page: PageContext) => askedValue(page, 'edit') || null

/** The ids in a parameter; anything else in it means nothing. */
const idsIn = ({ search }: PageContext, name: string) => [
  ...new Set((search[name] ?? []).filter((one) => uuidPattern.test(one))),
]

/** About whom it is asked whether they are to go: one that is named, or those that are chosen. */
export const removalIds = (page: PageContext): string[] =>
  idsIn(page, askedValue(page, 'remove') === 'chosen' ? 'students' : 'remove')

/** Who has just been removed, and can come back. */
export const removedIds = (page: PageContext): string[] => idsIn(page, 'removed')

/** With how many of those that were chosen it could not be done. */
export function countIn(page: PageContext, name: 'kept' | 'uninvited'): number {
  const count = Number(askedValue(page, name))
  return Number.isInteger(count) && count > 0 && count <= 100 ? count : 0
}

/** What of the address the list is asked by. */
export const listVariables = (page: PageContext) => ({
  search: anywhere(searchedText(page)),
  status: chosenStatus(page),
  sort: [sorts[chosenSort(page)]],
  page: askedPage(page),
  limit: pageSize,
})

/** Which participants one sees, and nothing that happens to them. */
const ofList = ['q', 'status', 'sort', 'page']

/** The list as it is looked at, with other parameters: null takes one out. */
export function participantsAddress(page: PageContext, changes: Parameters<typeof searchOf>[0] = {}): string {
  const kept = Object.fromEntries(ofList.map((name) => [name, askedValue(page, name)]))
  return `${localePath('/my-account/participants', page.locale)}${searchOf({ ...kept, ...changes })}`
}
