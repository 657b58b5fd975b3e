import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareBooks, compareIn } from '../../src/api/money/reconciliation.ts'
import { type BookRule, bookRules } from '../../src/domain/books.ts'
import { checkBooks } from '../../src/jobs/jobs.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { openTrading } from '../support/trading.ts'

type Trading = Awaited<ReturnType<typeof openTrading>>

let api: TestApi
let ids: Trading
beforeAll(async () => {
  api = await startApi()
  ids = await openTrading(api)
})
afterAll(() => api.stop())

/** What the books say after these statements, which are taken back then. */
async function afterBreaking(statements: SQL[]) {
  const undone = new Error('undone')
  let differences: Awaited<ReturnType<typeof compareIn>>['differences'] = []
  const broken = api.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement)
    differences = (await compareIn(tx)).differences
    throw undone
  })
  await expect(broken).rejects.toBe(undone)
  return differences
}

test('the demo and orders of every kind are in agreement', async () => {
  const { counts, differences } = await compareBooks(api.db)
  expect(differences).toEqual([])
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(3)
})

const seats = (session: string, by: number) =>
  sql`update sessions set seats_taken = seats_taken + ${by} where id = ${session}`
const without = (constraint: string) => sql.raw(`alter table sessions drop constraint ${constraint}`)
const invoiceOf = (id: string) => sql`(select id from invoices where registration_id = ${id} or booking_id = ${id})`
/** A card that the invoice which staff wrote bills exactly, with half days of it for a registration. */
const cardFor = ({ manual }: Trading, registration: string, kept: number) => [
  sql`insert into prepaid_cards (number, organisation_id, days, price, vat_rate)
    select 'KD-2026-9999', (select id from organisations limit 1), 3, total / 3, 0 from invoices where id = ${manual}`,
  sql`update invoices set order_id = (select id from prepaid_cards where number = 'KD-2026-9999') where id = ${manual}`,
  sql`insert into prepaid_uses (registration_id, card_id, half_days, kept)
    select ${registration}, id, 3, ${kept}::int from prepaid_cards where number = 'KD-2026-9999'`,
]
const paymentOf = (id: string) => sql`(select id from payments where registration_id = ${id} or booking_id = ${id})`

/** One world for each rule, made of the one above by what breaks it and nothing else. */
const worlds: [rule: BookRule, what: string, id: keyof Trading | null, breaks: (ids: Trading) => SQL[]][] = [
  ['seats-taken', 'a seat is counted that nobody has', 'session', (of) => [seats(of.session, 1)]],
  [
    'seats-oversold',
    'a session has fewer seats than it sold',
    'session',
    (of) => [without('sessions_seats'), sql`update sessions set capacity = 1 where id = ${of.session}`],
  ],
  [
    'seats-kept',
    'a canceled registration has its seats again',
    'expired',
    (of) => [
      sql`update registration_students set held = true where registration_id = ${of.expired}`,
      sql`update sessions set seats_taken = 2 where id = (select session_id from registrations where id = ${of.expired})`,
    ],
  ],
  [
    'seats-missing',
    'who paid has no seats',
    'paid',
    (of) => [
      sql`update registration_students set held = false where registration_id = ${of.paid}`,
      seats(of.session, -2),
    ],
  ],
  [
    'order-overdue',
    'seats are held beyond the deadline',
    'unpaid',
    (of) => [sql`update registrations set expires_at = now() - interval '1 hour' where id = ${of.unpaid}`],
  ],
  [
    'offer-overdue',
    'an offer outlasts its deadline',
    'offer',
    (of) => [sql`update waiting_list_entries set offered_until = now() - interval '1 hour' where id = ${of.offer}`],
  ],
  [
    'choice-overdue',
    'a choice after a canceled session outlasts its deadline',
    'paid',
    (of) => [
      sql`insert into session_choices (registration_id, token_hash, until) values (${of.paid}, 'x', now() - interval '1 hour')`,
    ],
  ],
  [
    'booking-overdue',
    'a quotation waits too long',
    'openRoom',
    (of) => [
      sql`update bookings set status = 'waiting_for_customer', offer_valid_until = current_date - 3 where id = ${of.openRoom}`,
      sql`update invoices set order_id = null, status = 'paid' where order_id = ${of.openRoom}`,
    ],
  ],
  [
    'order-billed',
    'a paid order has no invoice',
    'paid',
    (of) => [sql`update invoices set order_id = null where order_id = ${of.paid}`],
  ],
  [
    'order-billed',
    'an approved room has no invoice',
    'room',
    (of) => [sql`update invoices set order_id = null where order_id = ${of.room}`],
  ],
  [
    'order-charged',
    'given back, and billed all the same',
    'kept',
    (of) => [sql`update registrations set cancellation_fee = 0 where id = ${of.kept}`],
  ],
  [
    'order-underpaid',
    'a paid order without a settled payment',
    'paid',
    (of) => [sql`update payments set status = 'failed' where registration_id = ${of.paid}`],
  ],
  [
    'order-underpaid',
    'a paid room without a settled payment',
    'room',
    (of) => [sql`update payments set status = 'expired' where booking_id = ${of.room}`],
  ],
  [
    'order-underpaid',
    'only what staff wrote down excuses a missing payment',
    'byHand',
    (of) => [
      sql`update receipts set undone_at = now() where id in (select receipt_id from receipt_parts where invoice_id = ${invoiceOf(of.byHand)})`,
    ],
  ],
  [
    'order-overpaid',
    'the same order is paid twice',
    'paid',
    (of) => [
      sql`insert into payments (registration_id, payment_provider, status, amount) values (${of.paid}, 'test', 'paid', 108900)`,
    ],
  ],
  [
    'order-overpaid',
    'money came late and stays',
    'late',
    (of) => [sql`delete from refunds where payment_id in ${paymentOf(of.late)}`],
  ],
  [
    'order-owed',
    'what is owed is forgotten',
    'moved',
    (of) => [sql`update invoices set status = 'paid' where follows_id = ${invoiceOf(of.moved)}`],
  ],
  [
    'order-owed',
    'a paid room is asked for money',
    'room',
    (of) => [sql`update invoices set status = 'open' where booking_id = ${of.room}`],
  ],
  [
    'order-agreed',
    'a discount is taken off that nobody agreed',
    'paid',
    (of) => [
      sql`update registrations set agreed = '{"price": 45000, "participants": 2, "discounts": [{"kind": "group", "from": 2, "amount": 1000}]}'
        where id = ${of.paid}`,
    ],
  ],
  [
    'order-agreed',
    'a code is held that took nothing off',
    'paid',
    (of) => [
      sql`with made as (insert into discount_codes (code, unit, value) values ('TIEN', 'percent', 10) returning id)
        update registrations set discount_code_id = made.id from made where registrations.id = ${of.paid}`,
    ],
  ],
  [
    'code-used',
    'a code is used once too often',
    null,
    (of) => [
      sql`with made as (insert into discount_codes (code, unit, value, max_uses) values ('TIEN', 'percent', 50, 1) returning id)
        update registrations set discount_code_id = made.id, agreed = json_build_object('participants', seats.count,
          'price', 2 * (net - cancellation_fee) / seats.count, 'discounts', json_build_array(json_build_object(
            'kind', 'code', 'code', 'TIEN', 'percent', 50, 'amount', net - cancellation_fee)))
        from made, lateral (select 2 as count) seats where registrations.id in (${of.paid}, ${of.unpaid})`,
    ],
  ],
  ['days-held', 'days of a card are taken that nobody agreed', 'paid', (of) => cardFor(of, of.paid, 0)],
  [
    'days-used',
    'a card has fewer days than are used',
    null,
    (of) => [...cardFor(of, of.expired, 3), sql`update prepaid_cards set days = 1, price = price * 3`],
  ],
  [
    'card-billed',
    'a card costs more than it was billed for',
    null,
    (of) => [...cardFor(of, of.expired, 3), sql`update prepaid_cards set price = price + 1`],
  ],
  [
    'payment-undecided',
    'another amount came',
    null,
    (of) => [
      sql`insert into payments (registration_id, payment_provider, status, amount, paid_amount) values (${of.unpaid}, 'test', 'pending', 108900, 1000)`,
    ],
  ],
  [
    'invoice-lines',
    'a line says more than the invoice',
    'invoice',
    (of) => [
      sql`update invoices set document = jsonb_set(document, '{lines,1}', document->'lines'->0 || '{"vatRate": 0}') where id = ${of.invoice}`,
    ],
  ],
  [
    'invoice-vat',
    'the VAT is of another rate',
    'invoice',
    (of) => [
      sql`update invoices set document = jsonb_set(document, '{lines,0,vatRate}', '6') where id = ${of.invoice}`,
    ],
  ],
  [
    'invoice-total',
    'paper and books differ',
    'invoice',
    (of) => [sql`update invoices set document = document || '{"total": 1}' where id = ${of.invoice}`],
  ],
  [
    'invoice-numbers',
    'a number is left out',
    null,
    () => [sql`update invoice_numbers set last = last + 1 where year = (select max(year) from invoice_numbers)`],
  ],
  [
    'invoice-credited',
    'called credited, and nothing was',
    'invoice',
    (of) => [sql`update invoices set status = 'credited' where id = ${of.invoice}`],
  ],
  [
    'invoice-shares',
    'one who pays a share is gone',
    'invoice',
    (of) => [
      sql`insert into invoice_shares (invoice_id, payer, amount, due_on)
        select id, payer, case payer when 'agency' then 1 else total - 1 end, due_on
        from invoices, unnest(array['customer', 'agency']) payer where id = ${of.invoice}`,
      sql`delete from invoice_shares where invoice_id = ${of.invoice} and payer = 'agency'`,
    ],
  ],
  [
    'e-invoice-missing',
    'nobody told how it goes to a business',
    'invoice',
    (of) => [sql`delete from e_invoices where invoice_id = ${of.invoice}`],
  ],
  [
    'e-invoice-waiting',
    'it waits for ever',
    'invoice',
    (of) => [
      sql`update e_invoices set state = 'waiting', queued_at = now() - interval '2 days' where invoice_id = ${of.invoice}`,
    ],
  ],
  [
    'credited-too-much',
    'a credit note takes back more than was billed',
    'manual',
    (of) => [
      sql`update invoices set net = net * 2, vat = vat * 2, total = total * 2, document = document || jsonb_build_object(
          'net', net * 2, 'vat', vat * 2, 'total', total * 2, 'lines', document->'lines' || (document->'lines'))
        where follows_id = ${of.manual}`,
    ],
  ],
  [
    'refunded-too-much',
    'more goes back than came',
    null,
    (of) => [
      sql`insert into refunds (payment_id, status, amount) select payment_id, 'refunded', amount from refunds where payment_id in ${paymentOf(of.late)}`,
      sql`insert into payments (registration_id, payment_provider, status, amount) values (${of.late}, 'test', 'paid', 54450)`,
    ],
  ],
  [
    'refund-unfounded',
    'a refund is for a credit note of somebody else',
    'creditNote',
    (of) => [sql`update refunds set credit_note_id = ${of.creditNote} where payment_id in ${paymentOf(of.late)}`],
  ],
  [
    'refund-missing',
    'a credit note gives nothing back',
    'creditNote',
    (of) => [
      sql`insert into mails (about_id, "to", locale, data, sent_at) select payment_id, '', 'nl', '{"kind":"refund-due"}', now() from refunds where credit_note_id = ${of.creditNote}`,
      sql`update refunds set credit_note_id = null where credit_note_id = ${of.creditNote}`,
    ],
  ],
  [
    'refund-waiting',
    'a refund lies about',
    null,
    (of) => [
      sql`update refunds set status = 'requested', created_at = now() - interval '2 days' where payment_id in ${paymentOf(of.late)}`,
    ],
  ],
  [
    'bank-receipt',
    'a movement of the bank has no receipt',
    null,
    () => [
      sql`with made as (insert into bank_statements (format, account, key, number, opened_on, closed_on, opening, closing, digest, file_name)
          values ('coda', 'BE', 'key', '1', now(), now(), 0, 100, '', '') returning id)
        insert into bank_transactions (statement_id, key, position, booked_on, amount, text, state)
        select id, 'key', 0, now(), 100, '', 'settled' from made`,
    ],
  ],
  [
    'mail-missing',
    'nobody was told of a payment',
    'paid',
    (of) => [sql`delete from mails where kind = 'payment-received' and about_id = ${of.paid}`],
  ],
  [
    'mail-missing',
    'nobody was told of a credit note',
    'creditNote',
    (of) => [sql`delete from mails where kind = 'credit-note' and about_id = ${of.creditNote}`],
  ],
  [
    'mail-missing',
    'nobody was told of a cancellation',
    'expired',
    (of) => [sql`delete from mails where kind = 'registration-canceled' and about_id = ${of.expired}`],
  ],
  [
    'mail-undelivered',
    'a mail was never sent',
    null,
    (of) => [
      sql`update mails set created_at = now() - interval '2 hours' where kind = 'payment-received' and about_id = ${of.paid}`,
    ],
  ],
]

test.each(worlds)('%s: %s', async (rule, _what, id, breaks) => {
  const differences = await afterBreaking(breaks(ids))
  expect(differences).toMatchObject([{ rule, ...(id && { id: ids[id] }) }])
})

test('every rule has a world that breaks it', () => {
  expect([...new Set(worlds.map(([rule]) => rule))].sort()).toEqual(Object.keys(bookRules).sort())
})

test('each night’s result is kept, and staff read the last one', async () => {
  const read = async () => (await api.get('/books', await api.as('STAFF'))).body
  expect(await read()).toEqual({ checkedAt: null, isInAgreement: null, counts: null, differences: [] })
  const context = { ...api.parts, user: null, mail: null } as const
  await checkBooks(context)
  const first = await read()
  expect(first).toMatchObject({ isInAgreement: true, differences: [], counts: { refunds: expect.any(Number) } })
  await checkBooks(context)
  expect((await read()).checkedAt).toBe(first.checkedAt)

  await api.db.execute(sql`update book_checks set checked_at = checked_at - interval '1 day'`)
  await api.db.execute(seats(ids.session, 1))
  await checkBooks(context)
  await api.db.execute(seats(ids.session, -1))
  expect(await read()).toMatchObject({
    isInAgreement: false,
    differences: [
      {
        rule: 'seats-taken',
        subject: 'session',
        id: ids.session,
        unit: 'seats',
        expected: 2,
        found: 3,
        whose: 'Boekhouden',
      },
    ],
  })
  expect(api.logged.splice(0)).toMatchObject([{ count: 1 }])
})
