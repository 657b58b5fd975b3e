import { uuidPattern } from '../../../domain/values.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { anywhere, askedValue, defineList } from '../kit/list-address.ts'

export const pageSize = 20

/** What the API sorts by, under its name in the address. */
const orders = { name: 'name:ASC', '-name': 'name:DESC', status: 'status:ASC', '-status': 'status:DESC' } as const

export const participantList = defineList({
  path: '/my-account/participants',
  textName: 'q',
  statuses: ['new', 'invited', 'active', 'inactive'],
  sorts: Object.keys(orders) as (keyof typeof orders)[],
})

export const participantsAddress = participantList.hrefOf

export const editedId = (page: PageContext) => askedValue(page, 'edit') || null

/** The ids in a parameter; anything else in it means nothing. */
export const idsIn = ({ search }: PageContext, name: string) => [
  ...new Set((search[name] ?? []).filter((one) => uuidPattern.test(one))),
]

/** About whom it is asked whether they are to go: one that is named, or those that are chosen. */
export const removalIds = (page: PageContext): string[] =>
  idsIn(page, askedValue(page, 'remove') === 'chosen' ? 'students' : 'remove')

export function listVariables(page: PageContext) {
  const { text, status, sort = 'name', number } = participantList.read(page)
  return { search: anywhere(text), status, sort: [orders[sort]], page: number, limit: pageSize }
}
