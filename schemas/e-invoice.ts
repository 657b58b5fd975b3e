import { boolean, object, string } from 'yup'
import { eInvoiceStates } from '../src/domain/e-invoices.ts'
import { line } from './rules.ts'

export const eInvoiceState = string().oneOf(eInvoiceStates, 'error.choice').meta({ title: 'EInvoiceState' })

/**
 * How a document for a business stands at Peppol, for staff: `receiver` is its address there ('0208:0417497106'), `code` why
 * it was refused or went by mail: the network's or the access point's code, the id of a rule, or `no-number`,
 * `not-registered` or `no-answer`.
 */
export const eInvoice = object({
  state: eInvoiceState.required(),
  receiver: string().defined().nullable(),
  code: string().defined().nullable(),
  reason: string().defined().nullable(),
  changedAt: string().required(),
}).meta({ title: 'EInvoice' })

/** A number as somebody wrote it. */
export const eInvoiceReceiverQuery = object({ number: line(40).required('error.required') })

/** Whether a business can receive invoices by Peppol; null where nobody could say. */
export const eInvoiceReceiver = object({
  receiver: string().defined().nullable(),
  canReceive: boolean().defined().nullable(),
}).meta({ title: 'EInvoiceReceiver' })
