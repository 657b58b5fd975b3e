import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { prepaidCards, prepaidUses } from '../../db/tables.ts'
import { type AgreedDiscounts, daysLeftOf } from '../../domain/discounts.ts'
import { type CardTerms, daysAfter, type HeldDays } from '../../domain/prepaid-cards.ts'
import { type Asking, jsonObject, lock, ofCustomer } from '../platform/index.ts'

type Customer = Omit<Asking, 'role'>

/** Days that registrations have of a card, as they are left and as they are used. */
const used = sql`coalesce((
  select sum(prepaid_uses.half_days) from prepaid_uses where prepaid_uses.card_id = prepaid_cards.id), 0)`
export const daysLeft = sql<number>`(prepaid_cards.days - ${used} / 2.0)::float8`

/** Its invoices, which may have been made again: one that stands, and that one paid. */
const billed = (which: SQL) => sql`exists (select from invoices
  where invoices.order_id = prepaid_cards.id and invoices.credit_kind is null and ${which})`

/** How it stands, by what happened. */
export const cardState = sql<CardTerms['state']>`case
  when not ${billed(sql`invoices.status <> 'credited'`)} then 'canceled'
  when not prepaid_cards.usable_at_once and not ${billed(sql`invoices.status = 'paid'`)} then 'unpaid'
  when ${daysLeft} <= 0 then 'used'
  when prepaid_cards.valid_until < (now() at time zone 'Europe/Brussels')::date then 'expired'
  else 'usable' end`

/** Calendar days on which a session meets. */
const daysIn = (schedule: SQL) => sql`(
  select count(distinct ((part->>'start')::timestamptz at time zone 'Europe/Brussels')::date)::int
  from jsonb_array_elements(${schedule}) part)`

export const cardsOf = (customer: Customer) =>
  ofCustomer(customer, { organisation: prepaidCards.organisationId, user: prepaidCards.userId })

/** The cards of a customer as a session of this schedule may be paid with them, as part of a statement; the ones that end first, first. */
export function cardTermsOf(
  customer: Customer,
  schedule: SQL,
  which?: SQL,
): SQL<(CardTerms & { validUntil: string })[]> {
  const terms = {
    id: sql`prepaid_cards.id`,
    number: sql`prepaid_cards.number`,
    validUntil: sql`prepaid_cards.valid_until`,
    daysLeft,
    daysEach: daysIn(schedule),
    state: cardState,
  }
  return sql`(select coalesce(json_agg(${jsonObject(terms)}
      order by prepaid_cards.valid_until nulls last, prepaid_cards.number), '[]')
    from ${prepaidCards} where ${and(cardsOf(customer), which)})`
}

/** A card as it stands for one customer and session, locked first: whoever takes its last days is the last. */
export async function lockCard(tx: Transaction, id: string, customer: Customer, session: string) {
  await lock(tx, { prepaidCards: [id.toLowerCase()] })
  const schedule = sql`(select schedule from sessions where id = ${session})`
  const { rows } = await tx.execute<{ cards: CardTerms[] }>(
    sql`select ${cardTermsOf(customer, schedule, eq(prepaidCards.id, id))} as cards`,
  )
  return rows[0]?.cards[0] ?? null
}

const daysTaken = (agreed: AgreedDiscounts | null) =>
  agreed?.discounts.flatMap((discount) => (discount.kind === 'days' ? discount.days : []))[0] ?? 0

/** What was agreed of a card, which is locked, is a registration's from now on. */
export async function takeDays(
  tx: Transaction,
  registrationId: string,
  cardId: string,
  agreed: AgreedDiscounts | null,
) {
  const halfDays = daysTaken(agreed) * 2
  if (halfDays > 0) await tx.insert(prepaidUses).values({ registrationId, cardId, halfDays })
}

/** What a registration has of a card, as part of a statement. */
export const heldDays = sql<(HeldDays & { cardId: string; card: string }) | null>`(
  select json_build_object('halfDays', prepaid_uses.half_days, 'kept', prepaid_uses.kept,
    'cardId', prepaid_uses.card_id, 'card', prepaid_cards.number)
  from prepaid_uses join prepaid_cards on prepaid_cards.id = prepaid_uses.card_id
  where prepaid_uses.registration_id = registrations.id)`

/** A registration as its days are reckoned. */
interface Holder {
  id: string
  agreed: AgreedDiscounts | null
  heldDays: (HeldDays & { cardId: string }) | null
  participants: readonly object[]
}

/** Those who leave a registration give their days back, as far as the terms say. */
export async function returnDays(
  tx: Transaction,
  { id, heldDays: held, participants }: Holder,
  leaving: number,
  percent: number,
) {
  if (!held) return
  const { halfDays, kept } = daysAfter(held, participants.length, leaving, percent)
  await tx.update(prepaidUses).set({ halfDays, kept }).where(eq(prepaidUses.registrationId, id))
}

/** A registration that ends, or whose price is another one now, gives back what was not kept of its days. */
export async function releaseDays(tx: Transaction, id: string) {
  const isHeld = and(eq(prepaidUses.registrationId, id), gt(prepaidUses.halfDays, prepaidUses.kept))
  await tx.update(prepaidUses).set({ halfDays: prepaidUses.kept }).where(isHeld)
}

/** Takes the days of an expired registration again, which nobody had paid; false, and nothing taken, when the card has not as many. */
export async function retakeDays(tx: Transaction, { id, agreed, heldDays: held, participants }: Holder) {
  if (!held || !agreed) return true
  await lock(tx, { prepaidCards: [held.cardId] })
  const halfDays = daysLeftOf(daysTaken(agreed), agreed.participants, participants.length) * 2
  const { rows } = await tx.execute<{ fits: boolean }>(sql`
    select ${daysLeft} * 2 >= ${halfDays}::int and ${cardState} <> 'canceled' as fits
    from prepaid_cards where prepaid_cards.id = ${held.cardId}`)
  if (!rows[0]?.fits) return false
  await tx.update(prepaidUses).set({ halfDays }).where(eq(prepaidUses.registrationId, id))
  return true
}
