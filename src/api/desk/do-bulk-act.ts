import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { bulkActItems, bulkActs, registrations, users } from '../../db/tables.ts'
import { type BulkRefusal, bulkRoles } from '../../domain/bulk-acts.ts'
import { worksAs } from '../../domain/visitor.ts'
import { principalOf } from '../identity/index.ts'
import { type ReminderRefusal, remindOf } from '../money/index.ts'
import {
  type ApiContext,
  callerOf,
  type ErrorCode,
  lockFree,
  type Principal,
  pick,
  translateError,
} from '../platform/index.ts'
import { cancel, move, updateRegistration } from '../registrations/index.ts'
import { isOpenOf } from './bulk-acts.ts'

type Act = typeof bulkActs.$inferSelect
type Item = typeof bulkActItems.$inferSelect

/** What the refusals of single acts are here. */
const refusals: Partial<Record<ErrorCode, BulkRefusal>> = {
  NOT_FOUND: 'gone',
  STATE_CONFLICT: 'state',
  SESSION_STARTED: 'started',
  SESSION_CANCELED: 'canceled',
  TOO_LATE: 'late',
  SESSION_FULLY_BOOKED: 'full',
  STUDENT_ALREADY_REGISTERED: 'seated',
  EFFECT_CHANGED: 'changed',
  PAYMENT_UNDER_WAY: 'paying',
  FORBIDDEN: 'access',
}

const reminderRefusals: Record<ReminderRefusal, BulkRefusal> = {
  missing: 'notOpen',
  paid: 'notOpen',
  stopped: 'stopped',
  early: 'early',
  address: 'address',
}

/** Reminds of each open invoice of a registration; it is refused where none of them could be. */
async function remind(context: ApiContext, id: string): Promise<BulkRefusal | null> {
  const { userId } = callerOf(context)
  const { rows } = await context.db.execute<{ id: string }>(
    sql`select id from invoices where ${isOpenOf(sql`${id}::uuid`)} order by id`,
  )
  const answers: (BulkRefusal | null)[] = []
  for (const invoice of rows) {
    const why = await remindOf(context, invoice.id, { sentBy: userId })
    answers.push(why && reminderRefusals[why])
  }
  return answers.includes(null) ? null : (answers[0] ?? 'notOpen')
}

/** Why the single act could not be done; undefined for what nobody foresaw. */
export const refusalOf = (error: unknown): BulkRefusal | undefined => refusals[translateError(error, 'POST').code]

/** Does to one registration what the single act does; gives back why not. */
export async function actOn(
  context: ApiContext,
  { act: name, price, sessionId, reason }: Pick<Act, 'act' | 'price' | 'sessionId' | 'reason'>,
  { registrationId: id, shown }: Pick<Item, 'registrationId' | 'shown'>,
) {
  if (name === 'remind') return remind(context, id)
  if (name === 'confirm') await updateRegistration(context, id, { price: price ?? undefined })
  // What could not be canceled as it was shown says why.
  if (name === 'cancel') await cancel(context, id, { withdrawal: false, credit: 0, refund: 0, ...shown })
  if (name === 'move' && !sessionId) return 'gone'
  if (name === 'move' && sessionId)
    await move(context, id, { session: sessionId, difference: 0, price: 'agreed', reason: reason ?? undefined })
  return null
}

const accountOf = pick(
  users,
  ...([
    'id',
    'role',
    'panelRoles',
    'trainerId',
    'active',
    'isPrivatePerson',
    'email',
    'firstName',
    'lastName',
  ] as const),
)

/** In whose name it goes on, as of now; null once they do not do that work any more. */
async function starterOf({ db }: Pick<ApiContext, 'db'>, { id, act: name, startedAt }: Act) {
  if (!startedAt) return null
  const [found] = await db
    .select(accountOf)
    .from(bulkActs)
    .innerJoin(users, eq(users.id, bulkActs.startedBy))
    .where(eq(bulkActs.id, id))
  if (!found?.active || !worksAs(found, bulkRoles[name])) return null
  const { firstName, lastName } = found
  const account = { ...found, approval: null, organisationId: null, contactRoles: null }
  const session = { id: '', authenticatedAt: startedAt }
  return principalOf(account, session, { firstName, lastName, organisation: null, organisations: [] })
}

/**
 * Does it to one registration, and writes down what came of it in the same transaction: neither is there without the
 * other, whenever the process dies. What another process is at is left to that.
 */
const doOne = (context: ApiContext, known: Act, starter: Principal | null, id: string) =>
  context.db.transaction(async (tx) => {
    if (!(await lockFree(tx, 'bulkActItems', id))) return
    const [item] = await tx.select().from(bulkActItems).where(eq(bulkActItems.id, id))
    if (!item || item.endedAt) return
    let refusal: BulkRefusal | null | undefined = starter ? null : 'access'
    if (starter)
      try {
        refusal = await tx.transaction((own) => actOn({ ...context, db: own, user: starter }, known, item))
      } catch (error) {
        refusal = refusalOf(error)
        if (!refusal) throw error
      }
    await tx.update(bulkActItems).set({ endedAt: new Date(), refusal }).where(eq(bulkActItems.id, id))
  })

/** So often something unforeseen may break off one of them. */
const mostAttempts = 4

async function breakOff({ db }: ApiContext, id: string) {
  const attempts = sql`${bulkActItems.attempts} + 1`
  const isLast = sql`${attempts} >= ${mostAttempts}`
  await db
    .update(bulkActItems)
    .set({
      attempts,
      endedAt: sql`case when ${isLast} then now() end`,
      refusal: sql`case when ${isLast} then 'failed' end`,
    })
    .where(and(eq(bulkActItems.id, id), isNull(bulkActItems.endedAt)))
}

/** Does what was started to each of its registrations that is left, one by one; what breaks off is tried again later. */
export async function doBulkAct(context: ApiContext, { act: id }: { act: string }): Promise<void> {
  const { db, log } = context
  const [known] = await db.select().from(bulkActs).where(eq(bulkActs.id, id))
  if (!known?.startedAt) return
  const due = await db
    .select({ id: bulkActItems.id })
    .from(bulkActItems)
    .innerJoin(registrations, eq(registrations.id, bulkActItems.registrationId))
    .where(and(eq(bulkActItems.actId, id), isNull(bulkActItems.endedAt)))
    // Who registered first goes first, where seats are few.
    .orderBy(asc(registrations.createdAt), asc(bulkActItems.id))
  let broken = 0
  for (const item of due) {
    try {
      await doOne(context, known, await starterOf(context, known), item.id)
    } catch (error) {
      broken += 1
      log.error({ err: error, row: item.id }, 'A part of a bulk act broke off')
      await breakOff(context, item.id)
    }
  }
  if (broken > 0) throw new Error(`${broken} of a bulk act broke off`)
}
