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

/** What stands most often in the first line. */
function delimiterOf(text: string): string {
  const first = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const count = (delimiter: string) => first.split(delimiter).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

/** The cells of a CSV file, `most` rows of it. */
export function readCsv(bytes: Buffer, most: number): string[][] {
  const text = decode(bytes)
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      to: most,
    })
    return rows.map((row) => row.map(plain))
  } catch {
    throw invalid('file', 'error.unreadableFile')
  }
}
