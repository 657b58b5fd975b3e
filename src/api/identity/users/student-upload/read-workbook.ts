import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { inflateRaw, type Zlib } from 'node:zlib'
import { invalid } from '../../../platform/index.ts'

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
