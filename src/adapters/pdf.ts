import type {
  AttendanceSheetDocument,
  CertificateDocument,
  InvoiceDocument,
  QuotationDocument,
  TrainingLeaveAttestDocument,
} from '../domain/documents.ts'

/** What prints is loaded with the first document: the start of every process would wait for it otherwise. */
export const invoicePdf = async (document: InvoiceDocument): Promise<Uint8Array> =>
  (await import('./pdf/invoice.ts')).invoicePdf(document)

export const quotationPdf = async (document: QuotationDocument): Promise<Uint8Array> =>
  (await import('./pdf/quotation.ts')).quotationPdf(document)

/** `verifyUrl` is where the QR code leads: the public page that says whether the certificate is genuine. */
export const certificatePdf = async (document: CertificateDocument, verifyUrl: string): Promise<Uint8Array> =>
  (await import('./pdf/certificate.ts')).certificatePdf(document, verifyUrl)

export const trainingLeaveAttestPdf = async (document: TrainingLeaveAttestDocument): Promise<Uint8Array> =>
  (await import('./pdf/training-leave-attest.ts')).trainingLeaveAttestPdf(document)

export const attendanceSheetPdf = async (document: AttendanceSheetDocument): Promise<Uint8Array> =>
  (await import('./pdf/attendance-sheet.ts')).attendanceSheetPdf(document)
