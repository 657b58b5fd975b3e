import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { NewReceipt } from '../../../schemas/receipt.ts'
import type { Executor } from '../../db/client.ts'
import { bankTransactions, receipts } from '../../db/tables.ts'
import { writtenReference } from '../../domain/bank.ts'
import {
  type BilledInvoice,
  type Known,
  knownOf,
  type Match,
  matchMovement,
  matchSurely,
  matchTogether,
  messagesOf,
} from '../../domain/match-movements.ts'
import { type ApiContext, ApiError, lockFree } from '../platform/index.ts'
import { sharesOf } from './invoice-shares.ts'
import { lockInvoices } from './lock-invoices.ts'
import { openAmountOf, readOpen } from './open-amount.ts'
import { noteReceipt } from './record-receipt.ts'

type Row = typeof bankTransactions.$inferSelect

/** What waits to be matched: not what staff took back, who say themselves what it is. */
const isWaiting = and(
  inArray(bankTransactions.state, ['new', 'proposed', 'left']),
  or(isNull(bankTransactions.reason), sql`${bankTransactions.reason} <> 'undone'`),
)

/** A row as what matches it reads it. */
export const waitingOf = ({ counterpartyName, counterpartyIban, ...row }: Row) => ({
  ...row,
  name: counterpartyName,
  iban: counterpartyIban,
})
type Waiting = ReturnType<typeof waitingOf>

async function readWaiting(db: Executor): Promise<Waiting[]> {
  const rows = await db
    .select()
    .from(bankTransactions)
    .where(isWaiting)
    .orderBy(asc(bankTransactions.bookedOn), asc(bankTransactions.key))
  return rows.map(waitingOf)
}

const digits = sql`regexp_replace(invoices.document->>'paymentReference', '\\D', '', 'g')`

/** Receipts on an invoice that no movement is known for. */
const noted = sql`coalesce((
  select jsonb_agg(noted.amount) from receipt_parts parts, lateral (
    select amount from receipts where receipts.id = parts.receipt_id and undone_at is null and way = 'bank' limit 1) noted
  where parts.invoice_id = invoices.id
    and not exists (select from bank_transactions known where known.receipt_id = parts.receipt_id)), '[]')`

const replaced = sql`invoices.document ? 'replaces'`

/** What each invoice was made in the stead of, one after the other: the messages of those, and the day of the first. */
const before = sql`(
  with recursive before as (
    select invoices.follows_id as id where ${replaced}
    union all select one.follows_id from before join invoices one on one.id = before.id where one.document ? 'replaces')
  select coalesce(jsonb_agg(regexp_replace(former.document->>'paymentReference', '\\D', '', 'g')), '[]') as messages,
    min(former.issued_on) as first
  from before join invoices former on former.id = before.id)`

/** The invoices that movements name, or those in their stead, and with `isAll` those that are open, too. */
async function readBilled(db: Executor, references: string[], isAll: boolean): Promise<BilledInvoice[]> {
  const { rows } = await db.execute<BilledInvoice & Record<string, unknown>>(sql`
    with recursive named as (
      select id from invoices where ${digits} = any(${sql.param(references)}::text[])
      union select next.id from named join invoices next on next.follows_id = named.id and next.document ? 'replaces')
    select invoices.id, number, ${digits} as reference, before.messages as "formerReferences",
      coalesce('organisation ' || organisation_id, 'user ' || user_id, 'invoice ' || invoices.id) as owner,
      document->'customer'->>'name' as customer, least(issued_on, before.first)::text as "issuedOn", ${openAmountOf()} as open,
      status = 'credited' as "isCredited", case when status = 'open' then '[]' else ${noted} end as noted, ${sharesOf()} as shares
    from invoices, lateral ${before} before where credit_kind is null and invoices.id in (
      select id from named union select id from invoices where status = 'open' and ${isAll})`)
  return rows
}

/** Whose money came from these accounts before; of what several share nothing is known. */
async function readOwners(db: Executor, ibans: string[]): Promise<Map<string, string>> {
  const owner = sql<string>`coalesce('organisation ' || ${receipts.organisationId}, 'user ' || ${receipts.userId})`
  const rows = await db
    .selectDistinct({ iban: bankTransactions.counterpartyIban, owner })
    .from(bankTransactions)
    .innerJoin(receipts, eq(receipts.id, bankTransactions.receiptId))
    .where(
      and(eq(bankTransactions.state, 'settled'), inArray(bankTransactions.counterpartyIban, ibans), isNotNull(owner)),
    )
  const byIban = [...Map.groupBy(rows, ({ iban }) => iban).values()]
  return new Map(
    byIban.flatMap(([only, ...others]) => (only?.iban && others.length === 0 ? [[only.iban, only.owner]] : [])),
  )
}

/** What is known of those that movements name; with `isAll` of what else they could be for. */
async function readKnown(db: Executor, waiting: readonly Waiting[], isAll: boolean): Promise<Known> {
  const billed = await readBilled(db, [...new Set(waiting.flatMap(messagesOf))], isAll)
  const ibans = isAll ? [...new Set(waiting.flatMap(({ iban }) => iban ?? []))] : []
  return knownOf(billed, ibans.length > 0 ? await readOwners(db, ibans) : new Map())
}

/** The invoices that were open, by id, with what is left of them as movements settle. */
type Billed = ReadonlyMap<string, BilledInvoice>

interface Found {
  movement: Waiting
  match: Match
}

const longestReference = 200

/** What the receipt of a movement says of it. */
export function receiptOf({ amount, bookedOn, name, reference, text }: Waiting): Omit<NewReceipt, 'parts' | 'payer'> {
  const said = [name, reference ? writtenReference(reference) : text].filter(Boolean).join(', ')
  return { amount, receivedOn: bookedOn, way: 'bank', reference: said.slice(0, longestReference) || null }
}

/** 'taken' by somebody else; 'changed' where less or more is open by now than what it was matched with. */
type Settled = 'settled' | 'taken' | 'changed'

/** Settles one movement: a receipt and its own state, together or not at all. */
function settle(context: ApiContext, movement: Waiting, { parts, payer, reason }: Match, billed: Billed) {
  return context.db.transaction(async (tx): Promise<Settled> => {
    if (!(await lockFree(tx, 'bankTransactions', movement.id))) return 'taken'
    const isThis = eq(bankTransactions.id, movement.id)
    if ((await tx.$count(bankTransactions, and(isThis, isWaiting))) === 0) return 'taken'
    const ids = parts.map(({ invoice }) => invoice)
    await lockInvoices(tx, ids)
    const open = new Map((await readOpen(tx, ids)).map((one) => [one.id, one.open]))
    if (ids.some((id) => open.get(id) !== billed.get(id)?.open)) return 'changed'
    const receiptId = await noteReceipt(context, tx, { ...receiptOf(movement), payer, parts })
    await tx.update(bankTransactions).set({ state: 'settled', reason, receiptId, payer, parts: [] }).where(isThis)
    return 'settled'
  })
}

/** The same; what is refused, since a payment is under way for instance, comes back to be proposed. */
async function settleOrPropose(
  context: ApiContext,
  { movement, match }: Found,
  billed: Billed,
): Promise<Settled | Match> {
  try {
    const result = await settle(context, movement, match, billed)
    if (result !== 'settled') return result
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...match, state: 'proposed', reason: 'refused' }
  }
  for (const { invoice, amount } of match.parts) {
    const one = billed.get(invoice)
    if (one) one.open -= amount
    const share = one?.shares.find(({ payer }) => payer === match.payer)
    if (share) share.open = Math.max(0, share.open - amount)
  }
  return 'settled'
}

/** Writes what is only proposed, left or ignored, where that is another thing than before. */
async function writeMatches(db: Executor, found: readonly Found[]) {
  const changed = found.filter(
    ({ movement, match }) =>
      JSON.stringify([movement.state, movement.reason, movement.parts, movement.payer]) !==
      JSON.stringify([match.state, match.reason, match.parts, match.payer]),
  )
  if (changed.length === 0) return
  const rows = changed.map(({ movement, match }) => ({ id: movement.id, ...match }))
  await db.execute(sql`
    update bank_transactions set state = found.state, reason = found.reason, parts = found.parts, payer = found.payer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (id uuid, state text, reason text, parts jsonb, payer text)
    where bank_transactions.id = found.id and bank_transactions.state in ('new', 'proposed', 'left')
      and bank_transactions.reason is distinct from 'undone'`)
}

/** So often a run looks again at what others changed meanwhile; the next run sees to the rest. */
const mostTurns = 10
/** Rows after which others of the process have their turn. */
const atOnce = 50

/**
 * Settles what is sure; 'late' where its time was over before, 'changed' where somebody else settled a part of the same
 * meanwhile. Gives what was refused to `refused`.
 */
async function settleAll(
  context: ApiContext,
  waiting: readonly Waiting[],
  { until, refused }: { until: number; refused: Map<string, Match> },
) {
  const known = await readKnown(context.db, waiting, false)
  const billed = new Map(known.open.map((invoice) => [invoice.id, invoice]))
  const settled = new Set<string>()
  let isChanged = false
  async function trySettling(found: Found) {
    const result = await settleOrPropose(context, found, billed)
    if (result === 'settled') settled.add(found.movement.id)
    else if (result === 'changed') isChanged = true
    else if (result !== 'taken') refused.set(found.movement.id, result)
  }
  for (const movement of waiting) {
    if (Date.now() > until) return 'late'
    const match = matchSurely(movement, known)
    if (match) await trySettling({ movement, match })
  }
  const rest = waiting.filter(({ id }) => !settled.has(id))
  for (const found of matchTogether(rest, known)) {
    if (Date.now() > until) return 'late'
    await trySettling(found)
  }
  return isChanged ? 'changed' : 'all'
}

/**
 * Matches all that waits: settles what is sure, one transaction each, and proposes or leaves the rest. Whatever it was
 * stopped at, the next time goes on there. With `until` it stops then.
 */
export async function matchBank(given: ApiContext, until = Number.POSITIVE_INFINITY): Promise<void> {
  // Nobody of staff decides what settles by itself.
  const context = { ...given, user: null }
  const refused = new Map<string, Match>()
  let result: 'all' | 'late' | 'changed' = 'changed'
  for (let turn = 0; result === 'changed' && turn < mostTurns; turn++)
    result = await settleAll(context, await readWaiting(context.db), { until, refused })
  const left = result === 'all' ? await readWaiting(context.db) : []
  if (left.length === 0) return
  const known = await readKnown(context.db, left, true)
  const found: Found[] = []
  for (const [index, movement] of left.entries()) {
    const match = refused.get(movement.id) ?? matchMovement(movement, known)
    // What came in or was billed meanwhile settles the next time.
    if (match.state !== 'settled') found.push({ movement, match })
    if (index % atOnce === 0) await nextTurn()
  }
  await writeMatches(context.db, found)
}
