import { type CsvCell, csvOf } from '../../domain/csv.ts'
import { listParameter } from './openapi/parameters.ts'

/** A column of a file: the name it is asked for by, its heading, and what it says of a row. */
export interface CsvColumn<Row> {
  key: string
  heading: string
  cell(row: Row): CsvCell
}

export const columnsParameter = listParameter(
  'columns',
  'Only the columns of these names, in the order of the file; names it does not have are left out. All when left out.',
)

/** Which columns a query asks for; none that is known is all of them. */
function chosenOf<Row>(columns: readonly CsvColumn<Row>[], query: Record<string, string[]>) {
  const asked = (query.columns ?? []).flatMap((text) => text.split(','))
  const chosen = columns.filter(({ key }) => asked.includes(key))
  return chosen.length > 0 ? chosen : columns
}

/** Rows as a file, with the columns that the query asks for. */
export function csvOfColumns<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  query: Record<string, string[]>,
): string {
  const chosen = chosenOf(columns, query)
  return csvOf([chosen.map(({ heading }) => heading), ...rows.map((row) => chosen.map(({ cell }) => cell(row)))])
}
