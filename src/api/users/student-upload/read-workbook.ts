import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { invalid } from '../../errors.ts'
import { unpacksWithin } from './check-archive.ts'

export type Cell = string | number | boolean | Date | null

const megabyte = 1024 * 1024
const patience = 10_000

/** A sheet may claim a billion rows: read where memory and time have an end, and nobody else waits. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { readSheet } = require(workerData.reader)
  readSheet(Buffer.from(workerData.bytes)).then((rows) => parentPort.postMessage(rows))`

const readInWorker = (bytes: Buffer) =>
  new Promise<Cell[][]>((resolve, reject) => {
    const reader = createRequire(import.meta.url).resolve('read-excel-file/node')
    const worker = new Worker(program, {
      eval: true,
      workerData: { reader, bytes },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    })
    const limit = setTimeout(() => worker.terminate(), patience)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(limit)
      reject(new Error('The workbook could not be read'))
    })
  })

let last: Promise<unknown> = Promise.resolve()

/** One after the other: each may take much memory. */
function withMutex<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/** The cells of a workbook's first sheet; 400 for one that cannot be read, or is far too large for what it is. */
export async function readWorkbook(bytes: Buffer): Promise<Cell[][]> {
  if (!(await unpacksWithin(bytes, 20 * megabyte))) throw invalid('file', 'error.unreadableFile')
  return withMutex(() => readInWorker(bytes)).catch(() => {
    throw invalid('file', 'error.unreadableFile')
  })
}
