import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type AccessPoint, type EInvoiceAnswer, EInvoiceRefused } from '../../adapters/access-point.ts'
import { invoicePdf } from '../../adapters/pdf.ts'
import { brokenUblRules, invoiceUbl } from '../../adapters/ubl.ts'
import { jobOf } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { changeAndRecord } from '../../db/record-state-change.ts'
import { eInvoices, invoices } from '../../db/tables.ts'
import type { InvoiceDocument } from '../../domain/documents.ts'
import { type EInvoiceActor, type EInvoiceState, eInvoiceTransitions, participantOf } from '../../domain/e-invoices.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type ApiContext, forEachDue, lock } from '../platform/index.ts'

type Row = typeof eInvoices.$inferSelect

/** Whether an invoice is for a business, which gets it by Peppol where it can. */
const isForBusiness = ({
  organisationId,
  customer,
}: {
  organisationId: string | null
  customer: InvoiceDocument['customer']
}) => organisationId !== null || participantOf(customer) !== null

interface Issued {
  id: string
  organisationId: string | null
  customer: InvoiceDocument['customer']
}

/** Gives an invoice or credit note for a business to Peppol, in the transaction that issues it; by mail whom it does not know. */
export async function queueEInvoice(tx: Transaction, issued: Issued) {
  if (!isForBusiness(issued)) return
  const receiver = participantOf(issued.customer)
  const insertion = tx
    .insert(eInvoices)
    .values({
      invoiceId: issued.id,
      receiver,
      state: receiver ? 'waiting' : 'by_mail',
      code: receiver ? null : 'no-number',
      nextAt: receiver ? sql`now()` : null,
    })
    .returning({ invoiceId: eInvoices.invoiceId, state: eInvoices.state })
  await tx.execute(sql`with queued as (${insertion.getSQL()})
    select ${jobOf('send-e-invoice', sql`json_build_object('invoice', invoice_id)`)} from queued where state = 'waiting'`)
}

/** Hours in which an access point may be away before an invoice goes by mail alone. */
const longestWait = 24

/** What is asked again later: the longer it lasts, the rarer; of what was sent that is over after a month. */
const laterTry = sql`now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(tries, 6))`
const laterLook = sql`case when queued_at > now() - interval '30 days'
  then now() + least(interval '6 hours', greatest(interval '2 minutes', now() - queued_at)) end`

interface Outcome {
  state: EInvoiceState
  code?: string | null
  reason?: string | null
}

/** Moves one along its table and writes who did; nothing where that is no news, or comes too late. */
export async function moveEInvoice(
  tx: Transaction,
  id: string,
  { state: to, code = null, reason = null }: Outcome,
  { as, userId = null }: { as: EInvoiceActor; userId?: string | null },
): Promise<boolean> {
  await lock(tx, { eInvoices: [id] })
  const [row] = await tx.select().from(eInvoices).where(eq(eInvoices.id, id))
  if (!row || !canTransition(eInvoiceTransitions, row.state, to, as)) return false
  // What was given up may turn out to have gone.
  const isOver = to === 'accepted' || to === 'refused' || (to === 'by_mail' && !row.externalId)
  const again = to === 'waiting'
  const nextAt = again ? sql`now()` : isOver ? null : laterLook
  // What was refused is put there anew; what may have gone is asked about first.
  const anew = again && {
    tries: 0,
    queuedAt: sql`now()`,
    ...(row.state === 'refused' && { externalId: null, round: row.round + 1 }),
  }
  const move = tx
    .update(eInvoices)
    .set({ state: to, code, reason: reason?.slice(0, 500) ?? null, nextAt, ...anew })
    .where(eq(eInvoices.id, id))
    .returning({ id: eInvoices.id })
  await changeAndRecord(tx, move, 'e-invoice', { from: row.state, to, userId, reason: code })
  return true
}

const settle = ({ db }: ApiContext, id: string, outcome: Outcome, as: EInvoiceActor) =>
  db.transaction((tx) => moveEInvoice(tx, id, outcome, { as }))

/** Takes over the access point's word; a draft is none yet. */
const takeOver = async (context: ApiContext, { id }: Row, { state, ...why }: EInvoiceAnswer) =>
  state === 'draft' ? false : settle(context, id, { state, ...why }, 'provider')

/** The document in UBL; what breaks a rule of EN 16931 or Peppol does not leave. */
async function write(document: InvoiceDocument): Promise<string> {
  const xml = await invoiceUbl(document, await invoicePdf(document))
  const [broken] = await brokenUblRules(xml)
  if (broken) throw new EInvoiceRefused(broken.id, broken.says)
  return xml
}

/**
 * Puts the document at the access point and notes its id there before anything is sent: of two that do so at once the first
 * is sent, by both.
 */
async function put(
  { db }: ApiContext,
  accessPoint: AccessPoint,
  row: Row & { receiver: string },
  document: InvoiceDocument,
) {
  const { number, creditOf } = document
  const kind = creditOf ? 'credit-note' : 'invoice'
  if (!(await accessPoint.canReceive(row.receiver, kind))) return null
  const xml = await write(document)
  const key = `${number}/${row.round}`
  const externalId = await accessPoint.put({ key, number, kind, receiver: row.receiver, xml })
  await db
    .update(eInvoices)
    .set({ externalId, accessPoint: accessPoint.name })
    .where(and(eq(eInvoices.id, row.id), isNull(eInvoices.externalId)))
  const [noted] = await db.select({ externalId: eInvoices.externalId }).from(eInvoices).where(eq(eInvoices.id, row.id))
  return noted?.externalId ?? null
}

/** Makes this process the one that looks after it for now; null where it is not due, or somebody else does. */
async function claim({ db }: ApiContext, invoiceId: string): Promise<{ row: Row; document: InvoiceDocument } | null> {
  const isDue = and(eq(eInvoices.invoiceId, invoiceId), lte(eInvoices.nextAt, sql`now()`))
  const next = sql`case when state = 'waiting' then ${laterTry} else ${laterLook} end`
  const tries = sql`case when state = 'waiting' then tries + 1 else tries end`
  const [row] = await db.update(eInvoices).set({ nextAt: next, tries }).where(isDue).returning()
  if (!row) return null
  const [invoice] = await db.select({ document: invoices.document }).from(invoices).where(eq(invoices.id, invoiceId))
  return invoice ? { row, document: invoice.document } : null
}

/** Sends one that waits: what was put there before is asked about first, and sent if nobody did. */
async function send(context: ApiContext, row: Row & { receiver: string }, document: InvoiceDocument) {
  const { accessPoint } = context
  if (row.externalId && row.accessPoint === accessPoint.name) {
    const known = await accessPoint.read(row.externalId)
    if (known && known.state !== 'draft') return takeOver(context, row, known)
  }
  const id = row.externalId ?? (await put(context, accessPoint, row, document))
  if (!id) return settle(context, row.id, { state: 'by_mail', code: 'not-registered' }, 'job')
  return takeOver(context, row, await accessPoint.send(id, row.receiver))
}

/** Asks how one stands that was sent. */
async function look(context: ApiContext, row: Row) {
  const { accessPoint } = context
  if (!row.externalId || row.accessPoint !== accessPoint.name) return
  const known = await accessPoint.read(row.externalId)
  if (known) await takeOver(context, row, known)
}

/**
 * Sends an invoice or credit note by Peppol, or asks how it stands, once however often and by however many at once it is
 * called. An access point that is away is asked again later; one that gave no answer for a day is given up, until it does.
 */
export async function sendEInvoice(context: ApiContext, invoiceId: string): Promise<void> {
  const claimed = await claim(context, invoiceId)
  if (!claimed) return
  const { row, document } = claimed
  const { receiver, state } = row
  try {
    if (state === 'waiting' && receiver) await send(context, { ...row, receiver }, document)
    else await look(context, row)
  } catch (error) {
    const { log, accessPoint } = context
    if (error instanceof EInvoiceRefused) {
      await settle(context, row.id, { state: 'refused', code: error.code, reason: error.message }, 'job')
      return
    }
    log.warn(
      { err: error, accessPoint: accessPoint.name, invoice: document.number },
      'The access point cannot be reached',
    )
    const isOver = Date.now() - row.queuedAt.getTime() > longestWait * 3_600_000
    if (state === 'waiting' && isOver) await settle(context, row.id, { state: 'by_mail', code: 'no-answer' }, 'job')
  }
}

const mostAtOnce = 100

/** Everything that is due: what a job could not send, and what was not heard of for a while. */
export async function sendDueEInvoices(context: ApiContext): Promise<void> {
  const due = await context.db
    .select({ id: eInvoices.invoiceId })
    .from(eInvoices)
    .where(lte(eInvoices.nextAt, sql`now()`))
    .orderBy(asc(eInvoices.nextAt))
    .limit(mostAtOnce)
  await forEachDue(context, 'An invoice could not be sent by Peppol', due, ({ id }) => sendEInvoice(context, id))
}

/** Hears that something changed at the access point: how it stands is asked there, later where that does not answer. */
export async function hearOfEInvoice(context: ApiContext, externalId: string): Promise<void> {
  const { db, accessPoint } = context
  const isKnown = and(eq(eInvoices.externalId, externalId), eq(eInvoices.accessPoint, accessPoint.name))
  const heard = await db
    .update(eInvoices)
    .set({ nextAt: sql`now()` })
    .where(and(isKnown, inArray(eInvoices.state, ['waiting', 'by_mail', 'sent', 'delivered'])))
    .returning({ invoiceId: eInvoices.invoiceId })
  for (const { invoiceId } of heard) await sendEInvoice(context, invoiceId)
}
