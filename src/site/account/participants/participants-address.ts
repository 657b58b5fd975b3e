import { localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'

const path = '/my-account/participants'

/** Which participants one sees, and nothing that happens to them. */
const ofList = ['q', 'status', 'sort', 'page']

type Changes = Record<string, string | readonly string[] | null>

/** The list as it is looked at, with other parameters: null takes one out. */
export function participantsAddress({ search, locale }: PageContext, changes: Changes = {}): string {
  const kept = ofList.flatMap((name) =>
    (search[name] ?? []).slice(0, 1).map((value): [string, string] => [name, value]),
  )
  const given = Object.entries(changes).flatMap(([name, value]) =>
    (value === null ? [] : [value].flat()).map((one): [string, string] => [name, one]),
  )
  const all = [...kept.filter(([name]) => !(name in changes)), ...given].filter(([, value]) => value !== '')
  const query = new URLSearchParams(all).toString()
  return `${localePath(path, locale)}${query && `?${query}`}`
}
