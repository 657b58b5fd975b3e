import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { inflateRaw, type Zlib } from 'node:zlib'
import { parse } from 'csv-parse'
import { plain } from '../../domain/csv.ts'
import { type ApiContext, ApiError, countAttempt, invalid, type Principal, withMutex } from '../platform/index.ts'

const localHeader = 0x04034b50
const descriptor = Buffer.from([0x50, 0x4b, 0x07, 0x08])

/** How long a packed part is unpacked, and where it ends; throws when it unpacks to more than `most`. */
const unpack = (packed: Buffer, most: number) =>
  new Promise<{ size: number; end: number }>((resolve, reject) => {
    // With `info` the answer is an object, which the types leave out.
    const done = (error: Error | null, result: unknown) => {
      if (error) return reject(error)
      const { buffer, engine } = result as { buffer: Buffer; engine: Zlib }
      resolve({ size: buffer.length, end: engine.bytesWritten })
    }
    inflateRaw(packed, { maxOutputLength: Math.max(1, most), info: true }, done)
  })

/**
 * Whether a ZIP archive unpacks to at most so many bytes, read part by part as a streaming reader does. A small file
 * can hold gigabytes, and lie about it, so what cannot be told for sure is no.
 */
async function unpacksWithin(bytes: Buffer, most: number): Promise<boolean> {
  let left = most
  let at = 0
  try {
    while (bytes.readUInt32LE(at) === localHeader) {
      const streamed = (bytes.readUInt16LE(at + 6) & 8) !== 0
      const packed = bytes.readUInt16LE(at + 8) === 8
      const length = bytes.readUInt32LE(at + 18)
      if (bytes.readUInt32LE(at + 22) > left || (streamed && !packed)) return false
      const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
      const { size, end } = packed ? await unpack(bytes.subarray(start), left) : { size: length, end: length }
      left -= size
      if (left < 0) return false
      if (streamed && bytes.indexOf(descriptor, start) !== start + end) return false
      at = streamed ? start + end + 16 : start + length
    }
  } catch {
    return false
  }
  return true
}

export type Cell = string | number | boolean | Date | null

const megabyte = 1024 * 1024
const patience = 10_000

const program = `
  const { readSheet } = require(process.argv[1])
  process.once('message', async (bytes) => process.send(await readSheet(Buffer.from(bytes))))`

/**
 * A sheet may claim a billion rows or columns: read where memory and time have an end, and nobody else waits. A process
 * of its own, for what runs out of memory in a thread may end the whole server.
 */
const readApart = (bytes: Buffer) =>
  new Promise<Cell[][]>((resolve, reject) => {
    const reader = createRequire(import.meta.url).resolve('read-excel-file/node')
    const child = spawn(process.execPath, ['--max-old-space-size=128', '--eval', program, reader], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    child.once('message', (rows: Cell[][]) => {
      resolve(rows)
      child.kill('SIGKILL')
    })
    child.on('error', reject)
    child.once('close', () => reject(new Error('The workbook could not be read')))
    child.send(bytes)
  })

/** The cells of a workbook's first sheet; 400 for one that cannot be read, or is far too large for what it is. */
async function readWorkbook(bytes: Buffer): Promise<Cell[][]> {
  if (!(await unpacksWithin(bytes, 20 * megabyte))) throw invalid('file', 'error.unreadableFile')
  // One after the other: each may take much memory.
  return withMutex('workbooks', () => readApart(bytes)).catch(() => {
    throw invalid('file', 'error.unreadableFile')
  })
}

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
function openCsv(bytes: Buffer): Csv {
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
async function readCsv({ text, delimiter }: Csv): Promise<string[][]> {
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
  const isMisnamed = csv !== null && /\.xlsx$/i.test(file.name)
  if (rows.length < 2) throw invalid('file', isMisnamed ? 'error.unreadableFile' : 'error.emptyFile')
  if (rows.length > mostRows + 1) throw invalid('file', 'error.tooManyRows')
  return rows
}
