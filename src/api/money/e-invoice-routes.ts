import { eq, type SQL, sql } from 'drizzle-orm'
import { eInvoiceReceiver, eInvoiceReceiverQuery } from '../../../schemas/e-invoice.ts'
import type { Database } from '../../db/client.ts'
import { eInvoiceReceivers } from '../../db/tables.ts'
import { participantOf } from '../../domain/e-invoices.ts'
import { isVatNumber, normaliseVatNumber } from '../../domain/vat-number.ts'
import {
  type ApiContext,
  ApiError,
  contextOf,
  countAttempt,
  firstOf,
  get,
  post,
  queryParameter,
  readQuery,
  required,
  routes,
} from '../platform/index.ts'
import { hearOfEInvoice } from './send-e-invoice.ts'

/** Milliseconds in which an access point says whether it knows somebody: longer, nobody waits for it. */
const patience = 2000

async function readKnown(db: Database, receiver: string) {
  const { canReceive, checkedAt } = eInvoiceReceivers
  const isFresh = sql<boolean>`${checkedAt} > now() - interval '1 day'`
  const [known] = await db
    .select({ canReceive, isFresh })
    .from(eInvoiceReceivers)
    .where(eq(eInvoiceReceivers.address, receiver))
  return known ?? null
}

/** Whether a receiver is in Peppol: asked once a day, and said as before where the access point gives no answer in time. */
async function canReceive({ db, accessPoint, log }: ApiContext, receiver: string): Promise<boolean | null> {
  const known = await readKnown(db, receiver)
  if (known?.isFresh) return known.canReceive
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The access point takes too long')), patience)
  try {
    const can = await Promise.race([accessPoint.canReceive(receiver, 'invoice'), late.promise])
    const row = { canReceive: can, checkedAt: sql`now()` }
    const insertion = db.insert(eInvoiceReceivers).values({ address: receiver, ...row })
    await insertion.onConflictDoUpdate({ target: eInvoiceReceivers.address, set: row })
    return can
  } catch (error) {
    log.warn({ err: error, accessPoint: accessPoint.name }, 'The access point cannot say who can receive')
    return known?.canReceive ?? null
  } finally {
    clearTimeout(timer)
  }
}

/** Asks once a day whether an organisation can receive, so that its page says so. */
export async function lookUpReceiver(context: ApiContext, party: Parameters<typeof participantOf>[0]): Promise<void> {
  const receiver = participantOf(party)
  if (receiver) await canReceive(context, receiver)
}

/** Whether the Belgian organisation of the row can receive, as the access point said last; null where it was not asked. */
export const receivesEInvoices: SQL<boolean | null> = sql`(select can_receive from e_invoice_receivers
  where address = '0208:' || case when organisations.vat is null then organisations.enterprise_number
    when organisations.vat like 'BE%' then substr(organisations.vat, 3) end)`

/** Of a number as somebody wrote it: a VAT number, or that of an enterprise; null for what is none. */
async function lookUp(context: ApiContext, number: string) {
  await countAttempt(context.pool, 'validate-address', { address: context.address })
  const vat = normaliseVatNumber(number)
  const receiver = isVatNumber(vat) ? participantOf({ vat }) : null
  return { receiver, canReceive: receiver && (await canReceive(context, receiver)) }
}

/** For the access point only, hence unknown to the gateway. */
const messages = post('/webhook', {
  id: 'eInvoiceWebhook',
  summary: 'Hears that an invoice has moved in Peppol',
  description:
    'Where the access point tells that something changed; what changed is read there. The response is empty, also for a document that nobody knows.',
  access: 'everyone',
  bytes: 'text/plain',
  respond: async (c) => {
    const context = contextOf(c)
    const document = context.accessPoint.readWebhook(await c.req.text(), (name) => c.req.header(name))
    if (document === null) throw new ApiError('TOKEN_INVALID')
    await hearOfEInvoice(context, document)
    return c.text('')
  },
})

export const eInvoiceRoutes = routes(
  messages,
  get('/receivers', {
    id: 'eInvoiceReceiver',
    summary: 'Whether a business can receive invoices by Peppol',
    description:
      'By its VAT number, or that of its enterprise, however it is written. `canReceive` is null where the access point gives no answer, or the number is none.',
    access: 'everyone',
    failures: ['TOO_MANY'],
    parameters: [required(queryParameter('number', 'string', 'A VAT number, or that of a Belgian enterprise.'))],
    response: eInvoiceReceiver,
    run: async (context, { query }) => lookUp(context, (await readQuery(eInvoiceReceiverQuery, firstOf(query))).number),
  }),
)
