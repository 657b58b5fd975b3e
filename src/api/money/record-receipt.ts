import { eq, sql } from 'drizzle-orm'
import type { NewReceipt, NewReceiptPart } from '../../../schemas/receipt.ts'
import type { Transaction } from '../../db/client.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { invoices, receiptParts, receipts } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  idempotent,
  invalid,
  pick,
  requestHash,
  withMutex,
} from '../platform/index.ts'
import { type LockedInvoice, lockInvoices } from './lock-invoices.ts'
import { readOpen } from './open-amount.ts'
import { assertNoPaymentUnderWay } from './open-payment.ts'
import { orderOf } from './payment-orders.ts'
import { settleCovered } from './settle-invoices.ts'

type Owned = Pick<typeof receipts.$inferSelect, 'organisationId' | 'userId'>

/** In whose account it is found: what a contact ordered for an organisation is the organisation's. */
const accountOf = ({ organisationId, userId }: Owned): Owned =>
  organisationId ? { organisationId, userId: null } : { organisationId: null, userId }

const isSame = (one: Owned, other: Owned) => one.organisationId === other.organisationId && one.userId === other.userId

interface Part {
  locked: LockedInvoice
  /** Cents. */
  amount: number
}

/** 409 where less of an order would be paid while all that was open of it is being paid online. */
async function assertAlone(tx: Transaction, { locked, amount }: Part, open: number) {
  const { registrationId, bookingId } = locked
  if (amount >= open) return
  if (registrationId) await assertNoPaymentUnderWay(tx, registrationId)
  if (bookingId) await assertNoPaymentUnderWay(tx, bookingId, 'bookingId')
}

/** Puts parts of a receipt on open invoices, which are locked; what is paid then says so. */
async function putParts(context: ApiContext, tx: Transaction, receiptId: string, parts: readonly Part[]) {
  if (parts.length === 0) return
  const open = new Map(
    (
      await readOpen(
        tx,
        parts.map(({ locked }) => locked.invoice.id),
      )
    ).map(({ id, open: cents }) => [id, cents]),
  )
  for (const [index, part] of parts.entries()) {
    const { invoice } = part.locked
    const cents = open.get(invoice.id)
    if (cents === undefined) throw new ApiError('STATE_CONFLICT')
    if (part.amount > cents) throw invalid(`parts.${index}.amount`, 'error.moreThanOpen')
    await assertAlone(tx, part, cents)
  }
  await tx
    .insert(receiptParts)
    .values(parts.map(({ locked, amount }) => ({ receiptId, invoiceId: locked.invoice.id, amount })))
    .onConflictDoUpdate({
      target: [receiptParts.receiptId, receiptParts.invoiceId],
      set: { amount: sql`${receiptParts.amount} + excluded.amount` },
    })
  for (const { locked } of parts) await settleCovered(context, tx, locked)
}

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

type Noted = Pick<typeof receipts.$inferInsert, 'amount' | 'receivedOn' | 'payer' | 'way' | 'reference' | 'requestHash'>

async function insertReceipt({ user }: ApiContext, tx: Transaction, owner: Owned, noted: Noted): Promise<string> {
  const row = { ...noted, ...accountOf(owner), recordedBy: user?.role === 'STAFF' ? user.userId : null }
  const [made] = await tx.insert(receipts).values(row).returning({ id: receipts.id })
  const id = String(made?.id)
  const differences = differencesOf({}, pick(row, 'amount', 'receivedOn', 'way', 'reference'))
  await recordStateChange(tx, 'receipt', id, { to: 'received', userId: row.recordedBy, differences })
  return id
}

/** Notes that all that is open of an invoice, which is locked with its order, came today: both are paid then. */
export async function receiveOpen(context: ApiContext, tx: Transaction, locked: LockedInvoice) {
  const { invoice } = locked
  const [{ open: amount } = { open: 0 }] = await readOpen(tx, [invoice.id])
  if (amount === 0) return
  const id = await insertReceipt(context, tx, invoice, { amount, receivedOn: brusselsDay(new Date()) })
  await putParts(context, tx, id, [{ locked, amount }])
}

/** Notes that what was open of invoices of one customer, which are paid by now, came today; of none nothing. */
export async function receivePaid(
  context: ApiContext,
  tx: Transaction,
  paid: readonly { id: string; open: number }[],
  reference: string | null = null,
) {
  const amount = paid.reduce((sum, { open }) => sum + open, 0)
  const [first] = paid
  const [invoice] = first ? await tx.select().from(invoices).where(eq(invoices.id, first.id)) : []
  if (!invoice) return
  const receiptId = await insertReceipt(context, tx, invoice, {
    amount,
    receivedOn: brusselsDay(new Date()),
    reference,
  })
  await tx.insert(receiptParts).values(paid.map(({ id: invoiceId, open }) => ({ receiptId, invoiceId, amount: open })))
}

/** 400 where invoices are not all one customer's, or not that of the receipt. */
function ownerOf(parts: readonly Part[], { organisation, user }: Pick<NewReceipt, 'organisation' | 'user'>): Owned {
  if (organisation && user) throw invalid('user', 'error.choice')
  const said = organisation || user ? { organisationId: organisation ?? null, userId: user ?? null } : null
  const owner = said ?? (parts[0] ? accountOf(parts[0].locked.invoice) : { organisationId: null, userId: null })
  const foreign = parts.findIndex(({ locked }) => !isSame(accountOf(locked.invoice), owner))
  if (foreign >= 0) throw invalid(`parts.${foreign}.invoice`, 'error.otherCustomer')
  return owner
}

/** The parts that name invoices, each once, with those locked. */
async function lockParts(tx: Transaction, given: readonly NewReceiptPart[], receiptIds: readonly string[] = []) {
  const ids = given.flatMap(({ invoice }) => invoice?.toLowerCase() ?? [])
  if (new Set(ids).size < ids.length) throw invalid('parts', 'error.twice')
  const locked = await lockInvoices(tx, ids, receiptIds)
  return given.flatMap(({ invoice, amount }) =>
    locked.filter((one) => one.invoice.id === invoice?.toLowerCase()).map((one) => ({ locked: one, amount })),
  )
}

/** Bills a registration that has no invoice yet, as its only part: what came of more than it costs is its customer's. */
async function receiveUnbilled(context: ApiContext, tx: Transaction, input: NewReceipt, noted: Noted) {
  const [part, other] = input.parts
  const order = orderOf({ registrationId: part?.registration?.toLowerCase() ?? null, bookingId: null })
  if (!part || !order || other) throw invalid('parts', 'error.choice')
  const invoiceId = await order.kind.bill(context, tx, order.id, part.amount)
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new ApiError('NOT_FOUND')
  if (part.amount > invoice.total) throw invalid('parts.0.amount', 'error.moreThanOpen')
  const locked = { invoice, registrationId: order.id, bookingId: null }
  const receiptId = await insertReceipt(context, tx, ownerOf([{ locked, amount: part.amount }], input), noted)
  if (invoice.status === 'open') await putParts(context, tx, receiptId, [{ locked, amount: part.amount }])
  else await tx.insert(receiptParts).values({ receiptId, invoiceId, amount: part.amount })
  return receiptId
}

/** Notes money that came outside the payment provider, and puts it on invoices, in the caller's transaction. */
export async function noteReceipt(context: ApiContext, tx: Transaction, input: NewReceipt, hash: string | null = null) {
  const { amount, receivedOn, payer, way, reference, parts } = input
  if (sumOf(parts) > amount) throw invalid('amount', 'error.partsTooMuch')
  const noted = { amount, receivedOn, payer, way, reference: reference ?? null, requestHash: hash }
  if (parts.some(({ registration }) => registration)) return receiveUnbilled(context, tx, input, noted)
  const locked = await lockParts(tx, parts)
  const id = await insertReceipt(context, tx, ownerOf(locked, input), noted)
  await putParts(context, tx, id, locked)
  return id
}

/** The same once: the same request twice notes it once. */
export function recordReceipt(context: ApiContext, input: NewReceipt, key: string | null): Promise<string> {
  const { userId } = callerOf(context)
  const hash = requestHash(key, userId, input)
  const make = (tx: Transaction) => noteReceipt(context, tx, input, hash)
  const once = { db: context.db, table: receipts, hash, count: async () => {}, make }
  // A registration may be billed by it: whoever waits for the next number holds no connection meanwhile.
  return withMutex('invoice numbers', () => idempotent(once))
}

/** A receipt that is locked, with what is left of it; 409 once it was undone. */
export async function readStanding(tx: Transaction, id: string) {
  const [receipt] = await tx
    .select(pick(receipts, 'organisationId', 'userId', 'undoneAt', 'rest'))
    .from(receipts)
    .where(eq(receipts.id, id))
  if (!receipt) throw new ApiError('NOT_FOUND')
  if (receipt.undoneAt) throw new ApiError('STATE_CONFLICT')
  return receipt
}

/** Puts what is left of a receipt on invoices of its customer; whose nobody knew it was is theirs then. */
export async function putReceipt(context: ApiContext, id: string, given: readonly NewReceiptPart[]) {
  await context.db.transaction(async (tx) => {
    if (given.some(({ invoice }) => !invoice)) throw invalid('parts', 'error.choice')
    const parts = await lockParts(tx, given, [id])
    const { organisationId: organisation, userId: user, rest } = await readStanding(tx, id)
    if (sumOf(parts) > rest) throw invalid('parts', 'error.partsTooMuch')
    const owner = ownerOf(parts, { organisation, user })
    if (!organisation && !user) await tx.update(receipts).set(owner).where(eq(receipts.id, id))
    await putParts(context, tx, id, parts)
    const userId = context.user?.userId
    const differences = { invoices: [null, parts.map(({ locked }) => locked.invoice.number)] as const }
    if (parts.length > 0) await recordStateChange(tx, 'receipt', id, { to: 'put', userId, differences })
  })
}
