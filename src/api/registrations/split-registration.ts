import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { payments, prepaidUses, registrationStudents, registrations } from '../../db/tables.ts'
import { sharesOfLeaving, withoutSome } from '../../domain/cancellation.ts'
import { agreedOfSome } from '../../domain/discounts.ts'
import type { SplitRefusal } from '../../domain/registrations.ts'
import { assertNoPaymentUnderWay, billedInvoices, splitInvoice } from '../money/index.ts'
import { type ApiContext, ApiError, invalid, listParameter, lock, type Query, uuidPattern } from '../platform/index.ts'
import { linesOf } from './confirm-registration.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { courseAndDay, localeOfRegistration, namesOf } from './mail-registration.ts'
import { totalOf } from './plan-cancellation.ts'

export const studentsParameter = (description: string) => listParameter('students', description)

/** The participants that the query of an address names; 400 for what is no id. */
export function readStudents(query: Query): string[] {
  const given = (query.students ?? []).flatMap((value) => value.split(',')).filter(Boolean)
  const wrong = given.findIndex((id) => !uuidPattern.test(id))
  if (wrong >= 0) throw invalid(`students.${wrong}`, 'error.id')
  return given
}

/** A registration as it would be for some of its participants alone, and what it costs without them: together what it cost. */
export function divide(registration: LoadedRegistration, chosen: LoadedRegistration['participants']) {
  const { participants, agreed, heldDays } = registration
  const { off, ...left } = withoutSome({ ...registration, participants: participants.length }, chosen.length, 100)
  const part: LoadedRegistration = {
    ...registration,
    ...off,
    participants: chosen,
    cancellationFee: 0,
    balanceDue: 0,
    writtenOff: 0,
    agreed: agreed && agreedOfSome(agreed, participants.length, chosen.length),
    heldDays: null,
  }
  const days = heldDays ? sharesOfLeaving(heldDays.halfDays - heldDays.kept, participants.length, chosen.length) : []
  return { part, left, halfDays: days.reduce((sum, share) => sum + share, 0) }
}

/** Another amount came than was asked: what of it is whose, nobody said. */
const isOdd = and(eq(payments.status, 'paid'), ne(payments.paidAmount, payments.amount))

/** Why it stays in one piece; null where it can be divided. */
export async function refusalToDivide(
  db: Executor,
  { id, status, billing, balanceDue, sessionCanceledAt }: LoadedRegistration,
): Promise<SplitRefusal | null> {
  if (status === 'expired') return 'splitEnded'
  if (sessionCanceledAt) return 'splitCanceled'
  if (billing === 'subsidy') return 'splitSubsidy'
  if (balanceDue > 0 || (await billedInvoices(db, id)).length > 1) return 'splitOwing'
  return (await db.$count(payments, and(eq(payments.registrationId, id), isOdd))) > 0 ? 'splitWrittenOff' : null
}

/** Their row: as the one before, but what it costs, and what tells one request from another. */
async function insertPart(tx: Transaction, { id, part }: { id: string; part: LoadedRegistration }) {
  const [whole] = await tx.select(getTableColumns(registrations)).from(registrations).where(eq(registrations.id, id))
  if (!whole) throw new ApiError('NOT_FOUND')
  const { id: _, ...row } = whole
  const [made] = await tx
    .insert(registrations)
    .values({
      ...row,
      net: part.net,
      vat: part.vat,
      cancellationFee: 0,
      agreed: part.agreed,
      idempotencyKey: null,
      requestHash: null,
      splitFrom: row.splitFrom ?? id,
    })
    .returning({ id: registrations.id })
  const to = String(made?.id)
  await lock(tx, { registrations: [to] })
  return to
}

/** Half days of a card go with those whom they pay for: the card has as many left as before. */
async function divideDays(tx: Transaction, { id, heldDays }: LoadedRegistration, to: string, halfDays: number) {
  if (!heldDays || halfDays === 0) return
  await tx
    .update(prepaidUses)
    .set({ halfDays: heldDays.halfDays - halfDays })
    .where(eq(prepaidUses.registrationId, id))
  await tx.insert(prepaidUses).values({ registrationId: to, cardId: heldDays.cardId, halfDays })
}

/**
 * Divides a registration, which is locked with its session, in two: some of its participants have one of their own, in the
 * same session still, which costs their share. `bill` does the same to what was billed and paid, and gives back the papers
 * of that: call it last. 409 where that cannot be said of each.
 */
export async function splitRegistration(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  chosen: LoadedRegistration['participants'],
  userId: string,
) {
  const { id, status } = registration
  const refusal = await refusalToDivide(tx, registration)
  if (refusal) throw new ApiError('STATE_CONFLICT', [{ path: 'students', message: `error.${refusal}` }])
  const [bill] = await billedInvoices(tx, id)
  await assertNoPaymentUnderWay(tx, id)
  const { part, left, halfDays } = divide(registration, chosen)
  const to = await insertPart(tx, { id, part })
  const { net, vat } = left
  await tx.update(registrations).set({ net, vat }).where(eq(registrations.id, id))
  await divideDays(tx, registration, to, halfDays)
  const ids = chosen.map((participant) => participant.id)
  await tx
    .update(registrationStudents)
    .set({ registrationId: to })
    .where(and(eq(registrationStudents.registrationId, id), inArray(registrationStudents.studentId, ids)))
  const told = { from: status, to: status, userId, reason: `apart ${ids.join(', ')}` }
  const differences = { participant: [ids, null] as const }
  await recordStateChange(tx, 'registration', id, { ...told, differences })
  await recordStateChange(tx, 'registration', to, { to: status, userId, reason: 'apart' })
  return {
    id: to,
    /** Cents including VAT that were paid for them. */
    paid: bill?.status === 'paid' ? totalOf(part) : 0,
    async bill(moved: LoadedRegistration): Promise<string[]> {
      if (!bill || part.net === 0) return []
      const locale = localeOfRegistration(moved)
      return splitInvoice(context, tx, bill, {
        from: id,
        to,
        net: part.net,
        vat: part.vat,
        lines: linesOf({ ...moved, net: part.net, agreed: part.agreed, cancellationFee: 0 }, locale),
        description: `${courseAndDay(registration, locale)}: ${namesOf(chosen).join(', ')}`,
      })
    },
  }
}
