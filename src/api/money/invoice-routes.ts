import { invoice, invoiceRecord, newCreditNote, newReissue } from '../../../schemas/invoice.ts'
import { get, getRow, pathParameter, post, resourceRoutes, routes, staff } from '../platform/index.ts'
import { createCreditNote } from './credit-invoice.ts'
import { getInvoiceRecord } from './get-invoice-record.ts'
import { invoiceFiles } from './invoice-files.ts'
import { invoiceResource } from './invoice-resource.ts'
import { reissueInvoice } from './reissue-invoice.ts'

const invoiceId = pathParameter('id', 'The id of the invoice.')

export const invoiceRoutes = routes(
  ...invoiceFiles,
  resourceRoutes(invoiceResource),
  get('/:id/record', {
    id: 'invoiceRecord',
    summary: 'What happened to an invoice',
    description:
      'What staff look at before they do something with an invoice: each of its states with who and when, the payments of its order, what follows it, what credit notes left of it, and who gets its mails.',
    access: staff,
    parameters: [invoiceId],
    response: invoiceRecord,
    run: (context, { params }) => getInvoiceRecord(context, params.id),
  }),
  post('/:id/credit-notes', {
    id: 'createCreditNote',
    summary: 'Takes a part of an invoice back',
    description:
      'Issues a credit note for a part of an invoice, at one of its VAT rates, and mails it: an amount, or a percentage of what is left. The customer reads what it is for. `left` is what was left of the invoice, so that sending it twice credits once (409 `The effect on money has changed`). A registration becomes cheaper by as much, and what was paid of it goes back. All of it is credited by canceling the order, as long as it can be canceled; a room is paid before a part of it is credited (409).',
    access: staff,
    failures: ['STATE_CONFLICT', 'EFFECT_CHANGED', 'ORDER_STANDS', 'PAYMENT_UNDER_WAY'],
    parameters: [invoiceId],
    response: invoice,
    status: 201,
    body: newCreditNote,
    run: async (context, { params, body }) => {
      const id = await createCreditNote(context, params.id, body)
      return getRow(context.db, context.user, invoiceResource, id)
    },
  }),
  post('/:id/reissue', {
    id: 'reissueInvoice',
    summary: 'Makes an invoice again, for somebody else or with other words',
    description:
      'Credits all that is left of an invoice and issues another one in its stead, with the same lines: another name, address, VAT number, e-mail address, reference or due day, each as it was when left out. Its order stays billed; what came for the old one, and what is still to come with its structured message, counts for the new one. Both go out in one mail. The same once more gives back the same invoice; whatever else was credited is refused (409).',
    access: staff,
    failures: ['STATE_CONFLICT', 'INVOICE_CREDITED', 'EFFECT_CHANGED'],
    parameters: [invoiceId],
    response: invoice,
    status: 201,
    body: newReissue,
    run: async (context, { params, body }) => {
      const id = await reissueInvoice(context, params.id, body)
      return getRow(context.db, context.user, invoiceResource, id)
    },
  }),
)
