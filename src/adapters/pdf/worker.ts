import { parentPort } from 'node:worker_threads'
import type {
  AttendanceSheetDocument,
  CertificateDocument,
  InvoiceDocument,
  QuotationDocument,
  TrainingLeaveAttestDocument,
} from '../../domain/documents.ts'
import { attendanceSheetPdf } from './attendance-sheet.ts'
import { certificatePdf } from './certificate.ts'
import { invoicePdf } from './invoice.ts'
import { quotationPdf } from './quotation.ts'
import { trainingLeaveAttestPdf } from './training-leave-attest.ts'

/** What the thread is sent; it answers each with the bytes of a PDF before it gets the next. */
export type PrintJob =
  | { kind: 'invoice'; document: InvoiceDocument }
  | { kind: 'quotation'; document: QuotationDocument }
  | { kind: 'certificate'; document: CertificateDocument; verifyUrl: string }
  | { kind: 'trainingLeaveAttest'; document: TrainingLeaveAttestDocument }
  | { kind: 'attendanceSheet'; document: AttendanceSheetDocument }

function print(job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
  switch (job.kind) {
    case 'invoice':
      return invoicePdf(job.document)
    case 'quotation':
      return quotationPdf(job.document)
    case 'certificate':
      return certificatePdf(job.document, job.verifyUrl)
    case 'trainingLeaveAttest':
      return trainingLeaveAttestPdf(job.document)
    case 'attendanceSheet':
      return attendanceSheetPdf(job.document)
  }
}

// What fails here is thrown: it ends the thread, and whoever waits hears of it.
parentPort?.on('message', async (job: PrintJob) => {
  const bytes = await print(job)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
