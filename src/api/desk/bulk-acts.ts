import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BulkStart, NewBulkAct } from '../../../schemas/bulk-act.ts'
import { addJob } from '../../db/add-job.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordStateChange, recordStateChanges } from '../../db/record-state-change.ts'
import { bulkActItems, bulkActs, type ShownEffect } from '../../db/tables.ts'
import { type BulkAct, type BulkRefusal, bulkRoles, mostInBulk } from '../../domain/bulk-acts.ts'
import type { Localized } from '../../domain/locales.ts'
import { openAmountOf } from '../money/index.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  idempotent,
  instantOf,
  invalid,
  lock,
  requestHash,
  requireRole,
} from '../platform/index.ts'
import { billedOf, isForgotten, loadRegistration, planCancellation } from '../registrations/index.ts'
import { findRegistrations, listedIds } from './message-receivers.ts'

/** Open invoices of a registration: what is billed by it, and what was added to that. */
export const isOpenOf = (registration = sql`registrations.id`) =>
  sql`(invoices.order_id = ${registration} and invoices.status = 'open' and invoices.credit_kind is null)`

const possible: Record<Exclude<BulkAct, 'cancel'>, ReturnType<typeof sql>> = {
  confirm: sql`(status = 'awaiting_payment' and billing <> 'online' and net = 0)`,
  remind: sql`exists (select from invoices where ${isOpenOf()})`,
  move: sql`(status <> 'expired')`,
}

type Item = Pick<typeof bulkActItems.$inferInsert, 'registrationId' | 'isPossible' | 'shown'>

/** What canceling does to the money of one, by the terms of its order; nothing where it cannot be canceled. */
async function cancellationOf(db: Executor, id: string): Promise<Item> {
  const registration = await loadRegistration(db, id)
  const { effect, refusal } = planCancellation(registration, { withdrawal: false }, await billedOf(db, registration))
  const { credit, refund, kept, daysBack } = effect
  const shown: ShownEffect | null = refusal ? null : { credit, refund, kept, daysBack }
  return { registrationId: id, isPossible: !refusal, shown }
}

/** The registrations that it is of at this moment, and what it would do to each; 400 where there are none. */
async function findItems(context: ApiContext, { act, registrations = [], found }: NewBulkAct): Promise<Item[]> {
  const { db } = context
  const isFound = found !== undefined && found !== null
  if (isFound && registrations.length > 0) throw invalid('found', 'error.form')
  const most = { most: mostInBulk, refusal: 'error.tooMany' }
  const ids = isFound ? await findRegistrations(context, db, found, most) : registrations
  const isPossible = act === 'cancel' ? sql`false` : possible[act]
  const { rows } = await db.execute<{ id: string; isPossible: boolean }>(sql`
    select id, ${isPossible} as "isPossible" from registrations
    where id in (${listedIds(ids)}) and not (${isForgotten}) order by created_at, id`)
  if (rows.length === 0) throw invalid('registrations', 'error.required')
  if (act !== 'cancel') return rows.map((row) => ({ registrationId: row.id, isPossible: row.isPossible }))
  const items: Item[] = []
  for (const { id } of rows) items.push(await cancellationOf(db, id))
  return items
}

/** Keeps what is to be done to which registrations, and does nothing: the same request under one key is kept once. */
export async function draftBulkAct(context: ApiContext, input: NewBulkAct, key: string | null): Promise<string> {
  const { db } = context
  const { act } = input
  const { userId } = requireRole(callerOf(context), bulkRoles[act])
  const hash = requestHash(key, userId, input)
  return idempotent({
    db,
    table: bulkActs,
    hash,
    count: () => findItems(context, input),
    async make(tx, items) {
      const [made] = await tx
        .insert(bulkActs)
        .values({ act, authorId: userId, requestHash: hash })
        .returning({ id: bulkActs.id })
      const actId = made?.id ?? ''
      await tx.insert(bulkActItems).values(items.map((item) => ({ ...item, actId })))
      return actId
    },
  })
}

export async function findBulkAct(db: Executor, id: string) {
  const [act] = await db.select().from(bulkActs).where(eq(bulkActs.id, id))
  if (!act) throw new ApiError('NOT_FOUND')
  return act
}

/** 400 at what its act asks and is not given, and at a session that is not one of those it may move them to. */
async function assertGiven(db: Executor, { id, act }: { id: string; act: BulkAct }, given: BulkStart) {
  if (act === 'confirm' && !given.price) throw invalid('price', 'error.required')
  if (act !== 'move') return
  if (!given.session) throw invalid('session', 'error.required')
  if (!given.reason) throw invalid('reason', 'error.required')
  const sessions = await listTargets(db, id)
  if (!sessions.some(({ _id }) => _id === given.session?.toLowerCase())) throw invalid('session', 'error.choice')
}

/** Starts it, once, however often it is asked for: a job does the rest. */
export const startBulkAct = (context: ApiContext, id: string, given: BulkStart) =>
  context.db.transaction(async (tx) => {
    await lock(tx, { bulkActs: [id] })
    const known = await findBulkAct(tx, id)
    const { userId } = requireRole(callerOf(context), bulkRoles[known.act])
    if (known.startedAt) return
    await assertGiven(tx, known, given)
    const { price = null, session = null, reason = null } = given
    const asked = {
      ...(known.act === 'confirm' && { price }),
      ...(known.act === 'move' && { sessionId: session, reason }),
    }
    await tx
      .update(bulkActs)
      .set({ ...asked, startedAt: new Date(), startedBy: userId })
      .where(and(eq(bulkActs.id, id), isNull(bulkActs.startedAt)))
    await recordStateChange(tx, 'bulkAct', id, { to: `bulk-${known.act}`, userId })
    await addJob(tx, 'do-bulk-act', { act: id })
  })

/** Somebody left: what they started and is still under way goes on in the name of another, and the journal says so. */
export async function handOverBulkActs(tx: Transaction, from: string, to: string) {
  const isUnderWay = sql`${bulkActs.startedAt} is not null and exists (select from ${bulkActItems}
    where ${bulkActItems.actId} = ${bulkActs.id} and ${bulkActItems.endedAt} is null)`
  const taken = await tx
    .update(bulkActs)
    .set({ startedBy: to })
    .where(and(eq(bulkActs.startedBy, from), isUnderWay))
    .returning({ id: bulkActs.id })
  await recordStateChanges(
    tx,
    taken.map(({ id }) => ({ entity: 'bulkAct', entityId: id, to: 'bulk-taken-over', userId: to })),
  )
}

interface Target extends Record<string, unknown> {
  _id: string
  startDate: string
  place: Localized
  taken: number
  capacity: number
}

/** Sessions to come of the one course that all of them are of, but where all of them are; none where they are of several. */
export async function listTargets(db: Executor, id: string): Promise<Target[]> {
  const { rows } = await db.execute<Target>(sql`
    with own as (
      select distinct sessions.id, sessions.course_id from bulk_act_items items
      join registrations on registrations.id = items.registration_id
      join sessions on sessions.id = registrations.session_id where items.act_id = ${id})
    select sessions.id as "_id", ${instantOf(sql.raw('sessions.start_date'))} as "startDate", locations.name as place,
      sessions.seats_taken as taken, sessions.capacity
    from sessions join locations on locations.id = sessions.location_id
    where sessions.course_id in (select course_id from own) and (select count(distinct course_id) from own) = 1
      and exists (select from own where own.id <> sessions.id)
      and sessions.start_date > now() and sessions.canceled_at is null
    order by sessions.start_date, sessions.id limit 100`)
  return rows
}

interface Counts extends Record<string, unknown> {
  total: number
  participants: number
  possible: number
  ended: number
  done: number
  credit: number
  refund: number
  kept: number
  invoices: number
  owed: number
}

async function countItems(db: Executor, id: string): Promise<Counts> {
  const sumOf = (name: keyof ShownEffect) => sql`coalesce(sum((items.shown->>${sql.raw(`'${name}'`)})::int), 0)::float8`
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as total, count(*) filter (where items.is_possible)::int as possible,
      count(items.ended_at)::int as ended,
      count(*) filter (where items.ended_at is not null and items.refusal is null)::int as done,
      ${sumOf('credit')} as credit, ${sumOf('refund')} as refund, ${sumOf('kept')} as kept,
      coalesce(sum((select count(*) from registration_students seats where seats.registration_id = items.registration_id
        and seats.held)), 0)::int as participants,
      coalesce(sum(open.invoices), 0)::int as invoices, coalesce(sum(open.owed), 0)::float8 as owed
    from bulk_act_items items cross join lateral (
      select count(*) as invoices, sum(${openAmountOf()}) as owed from invoices
      where ${isOpenOf(sql`items.registration_id`)}) open
    where items.act_id = ${id}`)
  const [counted] = rows
  if (!counted) throw new Error('A statement that counts gives one row')
  return counted
}

interface Refused extends Record<string, unknown> {
  registration: string
  customer: string
  course: Localized
  startDate: string
  why: BulkRefusal
}

async function listRefused(db: Executor, id: string): Promise<Refused[]> {
  const { rows } = await db.execute<Refused>(sql`
    select registrations.id as registration, registrations.invoice->>'name' as customer, courses.title as course,
      ${instantOf(sql.raw('sessions.start_date'))} as "startDate", items.refusal as why
    from bulk_act_items items join registrations on registrations.id = items.registration_id
    join sessions on sessions.id = registrations.session_id join courses on courses.id = sessions.course_id
    where items.act_id = ${id} and items.refusal is not null
    order by customer, registrations.created_at, registrations.id`)
  return rows
}

/** How it stands; 404 where there is none. */
export async function getBulkAct({ db }: ApiContext, id: string) {
  const known = await findBulkAct(db, id)
  const { act, startedAt, startedBy, authorId, price, reason, sessionId } = known
  const whose = startedBy ?? authorId
  const { rows: facts } = await db.execute<{ author: string | null; movesTo: string | null }>(sql`
    select (select first_name || ' ' || last_name from users where id = ${whose}) as author,
      (select ${instantOf(sql.raw('start_date'))} from sessions where id = ${sessionId}) as "movesTo"`)
  const counts = await countItems(db, id)
  const begun = counts.ended < counts.total ? ('working' as const) : ('done' as const)
  return {
    _id: id,
    act,
    state: startedAt ? begun : ('draft' as const),
    author: facts[0]?.author ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    ...counts,
    price,
    movesTo: facts[0]?.movesTo ?? null,
    reason,
    sessions: act === 'move' && !startedAt ? await listTargets(db, id) : [],
    refused: await listRefused(db, id),
  }
}
