import { parentPort } from 'node:worker_threads'
import { accountStatementPdf } from './account-statement.ts'
import { attendanceAttestPdf } from './attendance-attest.ts'
import { attendanceSheetPdf } from './attendance-sheet.ts'
import { certificatePdf } from './certificate.ts'
import { invoicePdf } from './invoice.ts'
import { quotationPdf } from './quotation.ts'
import { reminderPdf } from './reminder.ts'
import { trainingLeaveAttestPdf } from './training-leave-attest.ts'

const printers = {
  invoice: invoicePdf,
  quotation: quotationPdf,
  certificate: certificatePdf,
  trainingLeaveAttest: trainingLeaveAttestPdf,
  attendanceAttest: attendanceAttestPdf,
  attendanceSheet: attendanceSheetPdf,
  accountStatement: accountStatementPdf,
  reminder: reminderPdf,
}
type Printers = typeof printers

/** What the thread is sent; it answers each with the bytes of a PDF before it gets the next. */
export type PrintJob = { [Kind in keyof Printers]: { kind: Kind; of: Parameters<Printers[Kind]> } }[keyof Printers]

// What fails here is thrown: it ends the thread, and whoever waits hears of it.
parentPort?.on('message', async ({ kind, of }: PrintJob) => {
  const bytes: Uint8Array<ArrayBuffer> = await Reflect.apply(printers[kind], null, of)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
