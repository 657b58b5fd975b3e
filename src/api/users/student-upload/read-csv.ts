import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'csv-parse'
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
/** Cells of all rows together, of which most may be empty. */
const mostCells = 500_000
/** Bytes that are taken apart before others have their turn. */
const slice = 16 * 1024
/** Characters of a row. */
const longestRow = 20_000

/** What stands most often in the first line. */
function delimiterOf(text: string): string {
  const first = /^\s*(.*)/.exec(text.slice(0, longestRow))?.[1] ?? ''
  const count = (delimiter: string) => first.split(delimiter).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

/** Whether some line has more cells than a row may have, or is longer, or there are too many in all: reading them would take seconds. */
function isTooWide(text: string, delimiter: string): boolean {
  let [cells, all] = [1, 1]
  for (let at = 0, start = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\n' || character === '\r') {
      cells = 1
      all += 1
      start = at
    } else if (character === delimiter) {
      cells += 1
      all += 1
    }
    if (cells > mostColumns || all > mostCells || at - start > longestRow) return true
  }
  return false
}

interface Csv {
  text: string
  delimiter: string
}

/** The text of a CSV file; 400 for one whose rows have no end. */
export function openCsv(bytes: Buffer): Csv {
  const text = decode(bytes)
  const delimiter = delimiterOf(text)
  if (isTooWide(text, delimiter)) throw invalid('file', 'error.unreadableFile')
  return { text, delimiter }
}

async function* slicesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += slice) {
    yield bytes.subarray(at, at + slice)
    await nextTurn()
  }
}

/** Its cells; 400 where quotes do not match. */
export async function readCsv({ text, delimiter }: Csv): Promise<string[][]> {
  const rows: string[][] = []
  const parser = parse({ delimiter, relax_column_count: true, skip_empty_lines: false })
  try {
    await pipeline(slicesOf(Buffer.from(text)), parser, async (records: AsyncIterable<string[]>) => {
      for await (const row of records) rows.push(row.map(plain))
    })
  } catch {
    throw invalid('file', 'error.unreadableFile')
  }
  return rows
}
