import { parse } from 'csv-parse/sync'
import { plain } from '../../../domain/csv.ts'
import { invalid } from '../../errors.ts'

/** UTF-8 or, as older spreadsheets write, Windows-1252; a mark at the beginning is no part of the text. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Columns of a row: far more than any list of participants has. */
const mostColumns = 200
/** Characters of a row. */
const longestRow = 20_000

/** What stands most often in the first line. */
function delimiterOf(text: string): string {
  const first = /^\s*(.*)/.exec(text.slice(0, longestRow))?.[1] ?? ''
  const count = (delimiter: string) => first.split(delimiter).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

/** Whether some line has more cells than a row may have, or is longer: reading it would take seconds. */
function isTooWide(text: string, delimiter: string): boolean {
  let cells = 1
  for (let at = 0, start = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\n' || character === '\r') {
      cells = 1
      start = at
    } else if (character === delimiter) cells += 1
    if (cells > mostColumns || at - start > longestRow) return true
  }
  return false
}

/** The cells of a CSV file, `most` rows of it; 400 for one that cannot be read, or whose rows have no end. */
export function readCsv(bytes: Buffer, most: number): string[][] {
  const text = decode(bytes)
  const delimiter = delimiterOf(text)
  if (isTooWide(text, delimiter)) throw invalid('file', 'error.unreadableFile')
  try {
    const rows = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      to: most,
    })
    return rows.map((row) => row.map(plain))
  } catch {
    throw invalid('file', 'error.unreadableFile')
  }
}
