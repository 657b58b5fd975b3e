import { eq } from 'drizzle-orm'
import { invoice, invoiceRecord, newCreditNote, newReissue } from '../../../schemas/invoice.ts'
import { addJob } from '../../db/add-job.ts'
import { eInvoices } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  finance,
  get,
  getRow,
  office,
  pathParameter,
  pick,
  post,
  resourceRoutes,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { createCreditNote } from './credit-invoice.ts'
import { getInvoiceRecord } from './get-invoice-record.ts'
import { invoiceFiles } from './invoice-files.ts'
import { invoiceResource } from './invoice-resource.ts'
import { reissueInvoice } from './reissue-invoice.ts'
import { moveEInvoice } from './send-e-invoice.ts'

const invoiceId = pathParameter('id', 'The id of the invoice.')

/** Gives a document that was refused, or went by mail, to Peppol again; 409 for one that is on its way or arrived. */
async function sendAgain(context: ApiContext, invoiceId: string) {
  if (!uuidPattern.test(invoiceId)) throw new ApiError('NOT_FOUND')
  const { db, user } = context
  const [known] = await db
    .select(pick(eInvoices, 'id', 'receiver'))
    .from(eInvoices)
    .where(eq(eInvoices.invoiceId, invoiceId))
  if (!known) throw new ApiError('NOT_FOUND')
  const by = { as: 'staff', userId: user?.userId ?? null } as const
  await db.transaction(async (tx) => {
    const isQueued = known.receiver !== null && (await moveEInvoice(tx, known.id, { state: 'waiting' }, by))
    if (!isQueued) throw new ApiError('STATE_CONFLICT')
    await addJob(tx, 'send-e-invoice', { invoice: invoiceId })
  })
  return getInvoiceRecord(context, invoiceId)
}

export const invoiceRoutes = routes(
  ...invoiceFiles,
  resourceRoutes(invoiceResource),
  get('/:id/record', {
    id: 'invoiceRecord',
    summary: 'What happened to an invoice',
    description:
      'What staff look at before they do something with an invoice: each of its states with who and when, the payments of its order, what follows it, what credit notes left of it, and who gets its mails.',
    access: office,
    parameters: [invoiceId],
    response: invoiceRecord,
    run: (context, { params }) => getInvoiceRecord(context, params.id),
  }),
  post('/:id/e-invoice', {
    id: 'sendEInvoice',
    summary: 'Sends an invoice by Peppol again',
    description:
      'Gives an invoice or credit note that was refused, or went by mail, to Peppol once more. One that is on its way, or arrived, or is for somebody whom Peppol cannot know, is refused (409).',
    access: finance,
    failures: ['STATE_CONFLICT'],
    parameters: [invoiceId],
    response: invoiceRecord,
    run: (context, { params }) => sendAgain(context, params.id),
  }),
  post('/:id/credit-notes', {
    id: 'createCreditNote',
    summary: 'Takes a part of an invoice back',
    description:
      'Issues a credit note for a part of an invoice, at one of its VAT rates, and mails it: an amount, or a percentage of what is left. The customer reads what it is for. `left` is what was left of the invoice, so that sending it twice credits once (409 `The effect on money has changed`). A registration becomes cheaper by as much, and what was paid of it goes back; of a room that is not paid yet, as much less is to be paid. All of it is credited by canceling the order, as long as it can be canceled (409).',
    access: finance,
    failures: ['STATE_CONFLICT', 'EFFECT_CHANGED', 'ORDER_STANDS', 'PREPAID_CARD', 'PAYMENT_UNDER_WAY'],
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
    access: finance,
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
