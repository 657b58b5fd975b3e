import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Locale } from '../domain/locales.ts'
import { type DocumentTexts, documentTranslator } from './pdf/document-texts.ts'
import type { PrintJob } from './pdf/worker.ts'

/** Milliseconds for one document: far more than the longest invoice takes. */
const patience = 60_000

let thread: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/** A thread of its own lays documents out, and stays for the next: each may keep a processor busy for seconds. */
function startThread(): Worker {
  const started = new Worker(new URL('./pdf/worker.ts', import.meta.url))
  started.once('exit', () => {
    if (thread === started) thread = undefined
  })
  return started
}

async function printInThread(job: PrintJob): Promise<Uint8Array> {
  thread ??= startThread()
  const printer = thread
  printer.ref()
  try {
    const answered = once(printer, 'message', { signal: AbortSignal.timeout(patience) })
    printer.postMessage(job)
    const [bytes]: Uint8Array[] = await answered
    if (!bytes) throw new Error('No document was printed')
    return bytes
  } catch (error) {
    await printer.terminate()
    throw error
  } finally {
    // Waiting for the next document keeps no process alive.
    printer.unref()
  }
}

/** One after the other, in the order in which they were asked for. */
function print(job: PrintJob): Promise<Uint8Array> {
  const mine = last.then(() => printInThread(job))
  last = mine.catch(() => {})
  return mine
}

type JobOf<Kind> = Extract<PrintJob, { kind: Kind }>
const printer =
  <Kind extends PrintJob['kind']>(kind: Kind) =>
  (...of: JobOf<Kind>['of']) =>
    print({ kind, of } as JobOf<Kind>)

export const invoicePdf = printer('invoice')
export const quotationPdf = printer('quotation')
export const certificatePdf = printer('certificate')
export const trainingLeaveAttestPdf = printer('trainingLeaveAttest')
export const attendanceAttestPdf = printer('attendanceAttest')
export const attendanceSheetPdf = printer('attendanceSheet')
export const accountStatementPdf = printer('accountStatement')
export const reminderPdf = printer('reminder')

/** What a document's file is called, in the document's language: 'factuur-2026-0042.pdf'. */
export function pdfName(kind: keyof DocumentTexts['files'], locale: Locale, number: string): string {
  return `${documentTranslator(locale)(`files.${kind}`)}-${number.replaceAll(/[^\w-]+/g, '-')}.pdf`
}
