import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { bulkActItems, registrations } from '../../db/tables.ts'
import { mostInBulk, mostRehearsed } from '../../domain/bulk-acts.ts'
import { type ApiContext, invalid, type Query, readFilters, uuidPattern } from '../platform/index.ts'
import { findBulkAct, listTargets } from './bulk-acts.ts'
import { actOn, refusalOf } from './do-bulk-act.ts'
import { presentExpected, type QueuedMail, rehearse } from './expected-mails.ts'
import { findReceivers } from './message-receivers.ts'

const bulkMailNames = ['price', 'session', 'reason'] as const

/** What its act is given, as far as that is known; an amount in cents, a session by its id. */
function readGiven(query: Query) {
  readFilters(query, {}, [...bulkMailNames, 'all'])
  const [price, session, reason] = bulkMailNames.map((name) => query[name]?.[0] || null)
  if (price && !/^[1-9]\d{0,8}$/.test(price)) throw invalid('price', 'error.number')
  if (session && !uuidPattern.test(session)) throw invalid('session', 'error.id')
  const all = query.all?.[0] ?? 'false'
  if (all !== 'true' && all !== 'false') throw invalid('all', 'error.choice')
  const most = all === 'true' ? mostInBulk : mostRehearsed
  return { most, price: price ? Number(price) : null, session: session?.toLowerCase() ?? null, reason: reason ?? null }
}

/** The first of them, in the order in which they are done. */
const findFirst = (db: Executor, id: string, most: number) =>
  db
    .select({
      registrationId: bulkActItems.registrationId,
      shown: bulkActItems.shown,
      seats: sql<number>`(select count(*)::int from registration_students seats
        where seats.registration_id = ${bulkActItems.registrationId} and seats.held)`,
    })
    .from(bulkActItems)
    .innerJoin(registrations, eq(registrations.id, bulkActItems.registrationId))
    .where(and(eq(bulkActItems.actId, id), isNull(bulkActItems.endedAt), eq(bulkActItems.isPossible, true)))
    .orderBy(asc(registrations.createdAt), asc(bulkActItems.id))
    .limit(most)

/** Those that it can be done to where seats are few: who comes first has them. */
function withSeats<Item extends { seats: number }>(items: readonly Item[], free: number): Item[] {
  let left = free
  return items.filter(({ seats }) => {
    const fits = seats <= left
    if (fits) left -= seats
    return fits
  })
}

/** What a draft would mail, once all is known that its act asks; nothing before, and once it was started. */
export async function listBulkMails(context: ApiContext, id: string, query: Query) {
  const { db } = context
  const { most, price, session, reason } = readGiven(query)
  const { act, startedAt } = await findBulkAct(db, id)
  const target = act === 'move' && session ? (await listTargets(db, id)).find(({ _id }) => _id === session) : undefined
  const isKnown = (act !== 'confirm' || price) && (act !== 'move' || (target && reason))
  const first = startedAt || !isKnown ? [] : await findFirst(db, id, most)
  const items = target ? withSeats(first, target.capacity - target.taken) : first
  const queued: QueuedMail[] = []
  const told: string[] = []
  for (const item of items) {
    const given = { act, price, sessionId: session, reason }
    try {
      queued.push(...(await rehearse(context, (dry) => actOn(dry, given, item))))
      told.push(item.registrationId)
    } catch (error) {
      if (!refusalOf(error)) throw error
    }
  }
  // Reminders go to whoever is billed, and say by themselves why one cannot.
  const isOfSeats = act !== 'remind' && told.length > 0
  const people = isOfSeats ? await findReceivers(context, db, { registrations: told, to: 'both' }) : []
  const known = people.map((one) => (one.leftOut === 'bounced' ? { ...one, leftOut: null } : one))
  return { rehearsed: first.length, mails: await presentExpected(context, queued, known) }
}
