import { uuidPattern } from '../../domain/values.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { textHref } from '../kit/paths.ts'
import { shownRows } from './today-query.ts'

export type DoneKind = 'message' | 'review' | 'mail' | 'returned' | 'passed' | 'withdrawn'

/** What was done from here since it was opened: its kind and id stand in the address. */
const doneIn = ({ search }: Pick<PageContext, 'search'>): string[] =>
  (search.done ?? []).flatMap((all) => all.split(',')).slice(-shownRows)

export const idsDone = (kind: DoneKind, page: Pick<PageContext, 'search'>): string[] =>
  doneIn(page).flatMap((one) => {
    const id = one.slice(kind.length + 1)
    return one.startsWith(`${kind}.`) && uuidPattern.test(id) ? [id] : []
  })

/** This page again, where the row of what was done stays until one leaves; what was undone is a row like the others. */
export function doneHref(kind: DoneKind, id: string, page: PageContext, isDone = true): string {
  const done = `${kind}.${id}`
  const others = doneIn(page).filter((one) => one !== done)
  const asked = { returned: '', passed: '', withdraw: '' }
  return textHref(page, { ...asked, done: (isDone ? [...others, done] : others).join(',') }, `row-${id}`)
}
