import type { EInvoiceState } from '../domain/e-invoices.ts'

export type EInvoiceKind = 'invoice' | 'credit-note'

interface NewEInvoice {
  /** Our own name for this attempt to send: put there twice, there is one. */
  key: string
  /** The number on paper. */
  number: string
  kind: EInvoiceKind
  /** '0208:0417497106'. */
  receiver: string
  /** UBL. */
  xml: string
}

/** Where a document stands at the access point; `draft` was put there and is not sent. */
export interface EInvoiceAnswer {
  state: Extract<EInvoiceState, 'sent' | 'delivered' | 'accepted' | 'refused'> | 'draft'
  /** Of a refusal: a code of the network, the access point's status, the id of a rule. */
  code?: string | null
  reason?: string | null
}

/** Thrown where the access point will never take this document, however often it is asked. */
export class EInvoiceRefused extends Error {
  readonly code: string

  constructor(code: string, reason: string) {
    super(reason)
    this.code = code
  }
}

/**
 * Whoever brings invoices into Peppol: e-invoice.be, or the access point that is built in. Throws when it cannot be reached.
 * A document is put there first and sent by its id there, so that whatever dies between both sends nothing twice.
 */
export interface AccessPoint {
  name: 'e-invoice.be' | 'test'
  /** Whether a receiver is registered for such documents. */
  canReceive(receiver: string, kind: EInvoiceKind): Promise<boolean>
  /** Puts a document there without sending it; gives its id there. */
  put(document: NewEInvoice): Promise<string>
  /** Sends what was put there, once however often it is asked. */
  send(id: string, receiver: string): Promise<EInvoiceAnswer>
  /** Where a document stands; null for one that is not there. */
  read(id: string): Promise<EInvoiceAnswer | null>
  /** The document that a message to our webhook speaks of; null when the message is not the access point's. */
  readWebhook(body: string, header: (name: string) => string | undefined): string | null
}
