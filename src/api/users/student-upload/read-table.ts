import { countAttempt } from '../../auth/rate-limits.ts'
import type { ApiContext, Principal } from '../../context.ts'
import { ApiError, invalid } from '../../errors.ts'
import { openCsv, readCsv } from './read-csv.ts'
import { type Cell, readWorkbook } from './read-workbook.ts'

const largestFile = 2 * 1024 * 1024

/** Rows with participants that one file may have. */
const mostRows = 1000

export interface Row {
  /** As a spreadsheet counts: the first is 1. */
  number: number
  cells: Cell[]
}

const isEmpty = (cell: Cell) => cell === null || (typeof cell === 'string' && cell.trim() === '')

const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))

/** A picture or another program's file holds signs that no text has; of a PDF the first line may hold none. */
const isText = (bytes: Buffer) => !bytes.includes(0) && !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))

/**
 * The rows of an uploaded file that say something; its kind is found from its bytes, not its name (400 for any other).
 * 429 for more than one may send in a minute.
 */
export async function readTable({ pool }: Pick<ApiContext, 'pool'>, { userId }: Principal, file: File): Promise<Row[]> {
  if (file.size > largestFile) throw new ApiError('TOO_LARGE')
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isWorkbook(bytes) && !isText(bytes)) throw invalid('file', 'error.unreadableFile')
  const csv = isWorkbook(bytes) ? null : openCsv(bytes)
  await countAttempt(pool, 'table-kilobytes', { account: userId }, Math.ceil(file.size / 1024))
  const table = csv ? await readCsv(csv) : await readWorkbook(bytes)
  const rows = table.map((cells, index) => ({ number: index + 1, cells })).filter(({ cells }) => !cells.every(isEmpty))
  if (rows.length < 2) throw invalid('file', 'error.emptyFile')
  if (rows.length > mostRows + 1) throw invalid('file', 'error.tooManyRows')
  return rows
}
