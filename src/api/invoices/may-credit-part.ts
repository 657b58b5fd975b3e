import type { InvoiceDocument } from '../../domain/documents.ts'
import type { InvoiceStatus } from '../../domain/invoice-states.ts'

interface Credited {
  status: InvoiceStatus
  document: InvoiceDocument
  /** A registration or a booking was billed. */
  isOfOrder: boolean
}

/** Whether a part can be taken back: what an order asks to be paid knows nothing of that, so an order is paid first. */
export const mayCreditPart = ({ status, document, isOfOrder }: Credited): boolean =>
  !document.creditOf && (status === 'paid' || (status === 'open' && !isOfOrder))
