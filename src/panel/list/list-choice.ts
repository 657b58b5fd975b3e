import type { PageContext } from '../../ui/page-context.ts'

/** What the address of every list may say: which page, in what order, with which columns, and which rows are chosen. */
export const listSearch = ['page', 'sort', 'columns', 'chosen'] as const

/** What came of an act on chosen rows, told once: how many were done, and why others were not. */
export const actCounts = ['done', 'already', 'missing'] as const

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The columns that the address names; with none, all of them. */
export const namedColumns = ({ search }: Pick<PageContext, 'search'>): string[] =>
  (search.columns ?? []).flatMap((text) => text.split(',')).filter(Boolean)

/** The rows that were chosen when the file was asked for. */
const chosenRows = ({ search }: PageContext): string[] => (search.chosen ?? []).filter((id) => idPattern.test(id))

/** What a file is asked with beside the filters: its columns, and only the chosen rows where there are any. */
export function fileChoice(page: PageContext): Record<string, string> {
  const [columns, rows] = [namedColumns(page).join(','), chosenRows(page).join(',')]
  return { ...(columns && { columns }), ...(rows && { _id: rows }) }
}
