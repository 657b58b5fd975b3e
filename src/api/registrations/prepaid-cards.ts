import { sql } from 'drizzle-orm'
import { type AllTexts, bundledTexts } from '../../../locales/texts.ts'
import {
  type NewPrepaidCard,
  newPrepaidCard,
  type PrepaidCard,
  prepaidCard,
  prepaidCardsOf,
} from '../../../schemas/prepaid-card.ts'
import type { Transaction } from '../../db/client.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { prepaidCards } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Party } from '../../domain/documents.ts'
import { defaultLocale, isLocale } from '../../domain/locales.ts'
import { cardStates } from '../../domain/prepaid-cards.ts'
import { translatorOf } from '../../domain/translator.ts'
import { vatRate } from '../../domain/vat.ts'
import { issueInvoice } from '../money/index.ts'
import {
  type ApiContext,
  callerOf,
  customers,
  defineList,
  finance,
  get,
  idempotencyHeader,
  idempotent,
  instantOf,
  invalid,
  listOf,
  lockTurn,
  office,
  onceParameter,
  pick,
  post,
  readIdempotencyKey,
  requestHash,
  routes,
  selected,
  withMutex,
} from '../platform/index.ts'
import { cardState, cardsOf, daysLeft } from './prepaid-uses.ts'

const net = sql`(prepaid_cards.days * prepaid_cards.price)`
const vat = sql`round(${net} * prepaid_cards.vat_rate / 100.0)::int`

/** The invoice that bills it, the newest where it was made again. */
const invoice = sql`(
  select json_build_object('_id', invoices.id, 'number', invoices.number) from invoices
  where invoices.order_id = prepaid_cards.id and invoices.credit_kind is null
  order by invoices.created_at desc, invoices.number desc limit 1)`

const uses = sql`coalesce((
  select json_agg(json_build_object('registration', registrations.id, 'course', courses.title,
    'startDate', ${instantOf(sql.raw('sessions.start_date'))},
    'days', prepaid_uses.half_days / 2.0, 'kept', prepaid_uses.kept / 2.0) order by sessions.start_date, registrations.id)
  from prepaid_uses join registrations on registrations.id = prepaid_uses.registration_id
  join sessions on sessions.id = registrations.session_id join courses on courses.id = sessions.course_id
  where prepaid_uses.card_id = prepaid_cards.id and prepaid_uses.half_days > 0), '[]')`

const columns = {
  _id: sql`prepaid_cards.id`,
  number: sql`prepaid_cards.number`,
  organisation: sql`prepaid_cards.organisation_id`,
  user: sql`prepaid_cards.user_id`,
  customer: sql`coalesce(organisations.name, users.first_name || ' ' || users.last_name)`,
  days: sql`prepaid_cards.days`,
  daysLeft,
  price: sql`prepaid_cards.price`,
  vatRate: sql`prepaid_cards.vat_rate`,
  net,
  vat,
  total: sql`(${net} + ${vat})`,
  validUntil: sql`prepaid_cards.valid_until::text`,
  usableAtOnce: sql`prepaid_cards.usable_at_once`,
  state: cardState,
  boughtOn: sql`((prepaid_cards.created_at at time zone 'Europe/Brussels')::date)::text`,
  invoice,
  uses,
}

const fromCards = sql`prepaid_cards
  left join organisations on organisations.id = prepaid_cards.organisation_id
  left join users on users.id = prepaid_cards.user_id`

const list = defineList<PrepaidCard>({
  id: 'prepaidCards',
  summary: 'A page of cards of days bought ahead, for staff',
  description:
    'Days of training that customers bought ahead: whose, how many are left and until when, what bills them and which registrations use them.',
  access: office,
  response: listOf(prepaidCard, 'PrepaidCardList'),
  from: fromCards,
  key: sql`prepaid_cards.id`,
  columns,
  filters: {
    number: { kind: 'text', column: sql`prepaid_cards.number` },
    state: { kind: 'choice', of: cardStates, column: cardState },
    organisation: { kind: 'id', column: sql`prepaid_cards.organisation_id` },
    user: { kind: 'id', column: sql`prepaid_cards.user_id` },
    customer: { kind: 'id', column: sql`coalesce(prepaid_cards.organisation_id, prepaid_cards.user_id)` },
  },
  sort: [['number', 'DESC']],
})

async function readCards({ db }: Pick<ApiContext, 'db'>, which = sql`true`) {
  const { rows } = await db.execute<PrepaidCard>(sql`select ${selected(columns)} from ${fromCards} where ${which}
    order by ${cardState} <> 'usable', prepaid_cards.valid_until nulls last, prepaid_cards.number desc`)
  return rows
}

interface Buyer extends Record<string, unknown> {
  party: Party
  language: string | null
}

/**
 * Who buys, as their account says; an organisation hears of its invoice where it was billed last, else whoever administers
 * it. 400 for who is not there.
 */
async function readBuyer(tx: Transaction, { organisation, user }: NewPrepaidCard): Promise<Buyer> {
  if (Boolean(organisation) === Boolean(user)) throw invalid(organisation ? 'user' : 'organisation', 'error.choice')
  const { rows } = await tx.execute<Buyer>(
    organisation
      ? sql`select json_build_object('name', name, 'address', organisations.address, 'zip', organisations.zip,
            'city', organisations.city, 'country', organisations.country, 'vat', vat, 'email', coalesce((
              select document->'customer'->>'email' from invoices
              where invoices.organisation_id = organisations.id and document->'customer'->>'email' <> ''
              order by invoices.created_at desc limit 1), contacts.email)) as party, contacts.language
          from organisations left join lateral (
            select users.email, users.language from memberships join users on users.id = memberships.user_id
            where memberships.organisation_id = organisations.id and approval = 'approved' and users.active
            order by cardinality(contact_roles) desc, memberships.created_at limit 1) contacts on true
          where organisations.id = ${organisation}`
      : sql`select json_build_object('name', first_name || ' ' || last_name, 'address', address, 'zip', zip, 'city', city,
            'country', country, 'vat', null, 'email', email) as party, language
          from users where id = ${user} and role = 'CONTACT'`,
  )
  if (!rows[0]) throw invalid(organisation ? 'organisation' : 'user', 'error.reference')
  return rows[0]
}

/** 'KD-2026-0001': the next number of the year, which nobody else takes meanwhile. */
async function nextNumber(tx: Transaction): Promise<string> {
  await lockTurn(tx, 'prepaid card numbers')
  const year = brusselsDay(new Date()).slice(0, 4)
  const { rows } = await tx.execute<{ last: number }>(sql`
    select coalesce(max(substr(number, 9)::int), 0) as last from prepaid_cards where number like ${`KD-${year}-%`}`)
  return `KD-${year}-${String((rows[0]?.last ?? 0) + 1).padStart(4, '0')}`
}

/** Sells a card and bills it: the VAT of what is bought with it is due now, as its courses all bear the same rate (single-purpose voucher, Belgian VAT Code, article 17 § 4). */
async function sellIn(context: ApiContext, tx: Transaction, input: NewPrepaidCard, hash: string | null) {
  const { party, language } = await readBuyer(tx, input)
  const locale = isLocale(language) ? language : defaultLocale
  const { days, price, reference = null, organisation = null, user = null, ...terms } = input
  const number = await nextNumber(tx)
  const row = { ...terms, number, organisationId: organisation, userId: user, days, price, vatRate, requestHash: hash }
  const [made] = await tx.insert(prepaidCards).values(row).returning({ id: prepaidCards.id })
  const id = String(made?.id)
  await recordStateChange(tx, 'prepaidCard', id, {
    to: 'sold',
    userId: callerOf(context).userId,
    differences: differencesOf({}, { days, price, ...pick(terms, 'validUntil', 'usableAtOnce') }),
  })
  const t = translatorOf<AllTexts['document']>(locale, bundledTexts[locale].document)
  await issueInvoice(tx, {
    prepaidCardId: id,
    organisationId: organisation,
    userId: user,
    status: 'open',
    locale,
    customer: party,
    reference,
    lines: [{ description: t('invoice.prepaid', { card: number }), quantity: days, unitPrice: price, vatRate }],
    publicUrl: context.publicUrl(),
    issuedBy: callerOf(context).userId,
  })
  return id
}

/** The same once: the same request twice sells one card. Whoever waits for the next number holds no connection meanwhile. */
async function sellCard(context: ApiContext, input: NewPrepaidCard, key: string | null) {
  const hash = requestHash(key, callerOf(context).userId, input)
  const make = (tx: Transaction) => sellIn(context, tx, input, hash)
  const once = { db: context.db, table: prepaidCards, hash, count: async () => {}, make }
  const id = await withMutex('invoice numbers', () => idempotent(once))
  const [card] = await readCards(context, sql`prepaid_cards.id = ${id}`)
  return card
}

export const prepaidCardRoutes = routes(
  list,
  get('/mine', {
    id: 'ownPrepaidCards',
    summary: 'The caller’s cards of days bought ahead',
    description: 'Those of the organisation that the caller acts for, or their own; those that can be used first.',
    access: customers,
    response: prepaidCardsOf,
    run: (context) => readCards(context, cardsOf(callerOf(context))),
  }),
  post('/', {
    id: 'sellPrepaidCard',
    summary: 'Sells days of training ahead',
    description:
      'A card of so many days for an organisation or a private person, who get its invoice at once: the VAT is due now, and a registration that days pay for bears none. They count when that is paid, or at once where staff say so. With an Idempotency-Key the same request sent twice sells one card.',
    access: finance,
    parameters: [onceParameter],
    body: newPrepaidCard,
    response: prepaidCard,
    status: 201,
    run: async (context, { body, header }) => sellCard(context, body, readIdempotencyKey(header(idempotencyHeader))),
  }),
)
