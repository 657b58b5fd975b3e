import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { readProvider } from '../../src/api/content/index.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { provider, supplierIn } from '../../src/domain/provider.ts'
import { apiOn } from '../support/api.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import type { Release } from './keep-release.ts'

const folder = 'src/db/migrations'
const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json.br'))

const readRelease = (name: string): Release =>
  JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, name))).toString())

/** So many of the first migrations alone, as a release had them. */
function firstMigrations(count: number) {
  const path = mkdtempSync(join(tmpdir(), 'leerplein-migrations-'))
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const entries: { tag: string }[] = journal.entries.slice(0, count)
  mkdirSync(join(path, 'meta'))
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(folder, `${tag}.sql`), join(path, `${tag}.sql`))
  return path
}

/** Puts the rows in as they are: no trigger changes them, and references are checked at the end. */
async function load({ tables }: Release, pool: pg.Pool) {
  const { rows: references } = await pool.query<{ of: string; name: string; says: string }>(
    "select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  )
  for (const { of, name } of references) await pool.query(`alter table ${of} drop constraint ${name}`)
  for (const [table, rows] of Object.entries(tables)) {
    const { rows: columns } = await pool.query<{ name: string }>(
      "select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
      [table],
    )
    const names = columns.map(({ name }) => name).join(', ')
    await pool.query(`alter table "${table}" disable trigger user`)
    await pool.query(`delete from "${table}"`)
    await pool.query(
      `insert into "${table}" (${names}) overriding system value
       select ${names} from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    )
    await pool.query(`alter table "${table}" enable trigger user`)
  }
  for (const { of, name, says } of references) await pool.query(`alter table ${of} add constraint ${name} ${says}`)
}

/** The keys of a table's rows, sorted; of the rows that were kept, or of those that stand now. */
async function keysOf(pool: pg.Pool, table: string, rows?: Record<string, unknown>[]) {
  const { rows: key } = await pool.query<{ name: string }>(
    'select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey) where indrelid = $1::regclass and indisprimary',
    [`"${table}"`],
  )
  const all = rows ?? (await pool.query(`select to_jsonb(t) as row from "${table}" t`)).rows.map(({ row }) => row)
  return all.map((row) => key.map(({ name }) => String(row[name])).join(' ')).sort()
}

/** A database as a release left it, with its data, until this one starts on it. */
async function openRelease(name: string) {
  const release = readRelease(name)
  const earlier = firstMigrations(release.migrations.length)
  const database = await temporaryDatabase('empty')
  const { db, pool, close } = connect(database.url)
  await migrate(pool, earlier)
  await load(release, pool)
  const api = apiOn(database.url, database.filesDir)
  const started: string[] = []
  return {
    ...{ release, db, pool, api },
    started,
    start: () => migrate(pool, folder, { info: (message) => started.push(message), warn() {} }),
    async [Symbol.asyncDispose]() {
      rmSync(earlier, { recursive: true })
      await api.stop()
      await close()
      await database.drop()
    },
  }
}

test.each(kept)('this release starts on the data of %s and finds every row', async (name) => {
  await using opened = await openRelease(name)
  const { release, db, pool, api } = opened
  const landed = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
  expect(landed.slice(0, release.migrations.length), 'what has landed is never written again').toEqual(
    release.migrations,
  )
  await opened.start()
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  expect(opened.started).toEqual(
    entries.slice(release.migrations.length).map(({ tag }) => `Migrating the database: ${tag}`),
  )
  for (const [table, rows] of Object.entries(release.tables)) {
    const now = await keysOf(pool, table)
    expect(now, table).toEqual(expect.arrayContaining(await keysOf(pool, table, rows)))
  }
  expect((await compareBooks(db)).differences).toEqual([])
  const contact = await api.as('CONTACT')
  for (const list of ['registrations', 'invoices', 'students'])
    expect((await api.get(`/${list}`, contact)).body.total, list).toBeGreaterThan(0)
})

/** What the demo has none of: ends of each kind, prices on request, what was paid by invoice, credit notes, payments of another amount. */
const cases = `
  with numbered as (select id, status, row_number() over (order by created_at, id) as place from registrations)
  update registrations set status = case when place % 3 = 0 then 'expired' else registrations.status end,
    outcome = case when place % 5 < 2 then 'partner' when place % 3 = 0 then 'paid' end,
    expires_at = case when place % 2 = 0 then null else now() + interval '7 days' end,
    net = case when place % 4 = 0 then 0 else net end, kept = place, owed = place % 7
  from numbered where numbered.id = registrations.id;
  insert into state_changes (entity, entity_id, "from", "to", reason)
  select 'registration', id, 'awaiting_payment', 'expired', (array['canceled', 'account replaced', null])[1 + kept % 3]
  from registrations where status = 'expired' and kept % 9 < 6;
  insert into state_changes (entity, entity_id, "to") select 'invoice', id, 'open' from invoices where registration_id is not null;
  insert into invoices (number, status, issued_on, due_on, net, vat, total, document, follows_id)
  select number || '+', 'open', issued_on, due_on, net, vat, total, document, id from invoices;
  insert into invoices (number, status, issued_on, due_on, net, vat, total, document, follows_id)
  select number || '-', 'paid', issued_on, due_on, -net, -vat, -total, document || jsonb_build_object('creditOf', number), id
  from invoices;
  insert into state_changes (entity, entity_id, "to", reason) select 'invoice', id, 'paid', 'agreed' from invoices
  where number like '%+-';
  insert into payments (registration_id, payment_provider, status, amount, paid_amount, transfer_reference)
  select registrations.id, 'test', status, 100, paid_amount, said from (select id from registrations order by id limit 1) registrations,
    (values ('failed', null, null), ('pending', 90, null), ('paid', 90, null), ('paid', 90, 'OGM'), ('returned', 90, null), ('paid', null, null))
    payment (status, paid_amount, said);
  insert into state_changes (entity, entity_id, "from", "to", user_id)
  select 'payment', payments.id, 'pending', payments.status, users.id
  from payments, (select id from users where role = 'STAFF' limit 1) users
  where paid_amount is not null and payments.status <> 'pending'`

/** What was decided until 2026-11-23 by reasons and by pairs of columns, and what decides it now. */
const decisions = {
  'who is billed, and what waits for a price': [
    `select id, is_agreed, is_agreed and expires_at is null as is_sure, is_agreed and net = 0 as is_on_request,
      is_agreed and net = 0 and expires_at is null as becomes_invoice,
      kept as fee, owed as due
      from registrations, lateral (select outcome is not distinct from 'partner' as is_agreed) agreement
      where status = 'awaiting_payment' order by id`,
    `select id, billing <> 'online' as is_agreed, billing = 'invoice' as is_sure, billing <> 'online' and net = 0 as is_on_request,
      billing = 'invoice' and net = 0 as becomes_invoice,
      cancellation_fee as fee, balance_due as due
      from registrations where status = 'awaiting_payment' order by id`,
  ],
  'who ended a registration': [
    `select id, exists (select from state_changes where entity = 'registration' and entity_id = registrations.id
        and reason in ('canceled', 'account replaced')) as is_gone,
      exists (select from state_changes where entity = 'registration' and entity_id = registrations.id
        and reason = 'canceled') as is_canceled from registrations order by id`,
    `select id, ended_reason is not null as is_gone, ended_reason is not distinct from 'canceled' as is_canceled
      from registrations order by id`,
  ],
  'which order an invoice is for, and what a credit note follows': [
    `select paper.id, paper.document ? 'creditOf' as is_note,
      exists (select from state_changes where entity = 'invoice' and entity_id = paper.id and reason = 'agreed') as is_agreed,
      coalesce(paper.registration_id, one.registration_id, two.registration_id,
        paper.booking_id, one.booking_id, two.booking_id) as "order"
      from invoices paper left join invoices one on one.id = paper.follows_id left join invoices two on two.id = one.follows_id
      order by 1`,
    `select id, credit_kind is not null as is_note, credit_kind is not distinct from 'agreed' as is_agreed, order_id as "order"
      from invoices order by 1`,
  ],
  'what was decided where another amount came': [
    `select id, case when paid_amount is null or status = 'pending' then null
        when status = 'paid' and transfer_reference is not null then 'settled'
        when status = 'paid' then 'accepted' when status = 'returned' then 'returned' end as decision from payments order by id`,
    `select id, case when decided_by is null then null when status = 'returned' then 'returned'
        when transfer_reference is null then 'accepted' else 'settled' end as decision from payments order by id`,
  ],
} satisfies Record<string, [before: string, now: string]>

test('what reasons and pairs of columns decided stands in columns, row by row as it was', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  const read = async (which: 0 | 1) => {
    const found = Object.entries(decisions).map(
      async ([what, of]) => [what, (await pool.query(of[which])).rows] as const,
    )
    return Object.fromEntries(await Promise.all(found))
  }
  const earlier = firstMigrations(6)
  await migrate(pool, earlier)
  rmSync(earlier, { recursive: true })
  await pool.query(cases)
  const before = await read(0)
  await opened.start()
  const now = await read(1)
  for (const what of Object.keys(decisions)) {
    expect(before[what]?.length, what).toBeGreaterThan(5)
    expect(now[what], what).toEqual(before[what])
  }
})

test('whoever worked in the panel does there what their role opened', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  await opened.start()
  const { rows } = await opened.pool.query('select distinct role, panel_roles from users order by role')
  expect(rows).toEqual([
    { role: 'CONTACT', panel_roles: [] },
    { role: 'EDITOR', panel_roles: ['editor'] },
    { role: 'STAFF', panel_roles: ['administrator'] },
  ])
})

test('papers keep what the code said of the provider, which is its first record', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  const reminded = `insert into reminders (invoice_id, level, sent_on, pay_by, open, costs, damages, email)
    select id, 1, issued_on, due_on, total, 0, 0, 'k@site.test' from invoices where total > 0`
  const earlier = firstMigrations(39)
  await migrate(pool, earlier)
  rmSync(earlier, { recursive: true })
  await pool.query(reminded)
  await opened.start()
  const { formerIbans, updatedAt: _updatedAt, ...said } = await readProvider(opened.db)
  expect({ ...said, formerIbans }).toEqual({ ...provider, updatedAt: undefined })
  const { rows } = await pool.query<{ locale: Locale; supplier: object }>(`
    select document->>'locale' as locale, document->'supplier' as supplier from invoices
    union select offer->>'locale', offer->'supplier' from bookings where offer is not null
    union select document->>'locale', supplier from reminders join invoices on invoices.id = invoice_id`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { locale, supplier } of rows)
    expect({ terms: null, invoiceLine: null, ...supplier }).toEqual(supplierIn(locale))
})

test('participants are asked five questions from then on', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  await opened.start()
  const { rows } = await opened.pool.query('select kind, text from evaluation_questions where active order by sequence')
  expect(rows.map(({ kind }) => kind)).toEqual(['score', 'score', 'score', 'recommend', 'text'])
  for (const { text } of rows) expect(Object.values(text).filter(Boolean)).toHaveLength(3)
})

/** Three invoices that were paid online become: by bank, online but for 7 euros, by bank after a credit note of 1 euro. */
const noted = `
  create table noted as select invoices.id, invoices.total, row_number() over (order by number) as place
    from invoices join payments on payments.registration_id = invoices.registration_id and payments.status = 'paid'
    where invoices.status = 'paid' and invoices.total > 1000
      and not exists (select from state_changes where entity = 'invoice' and entity_id = invoices.id) limit 3;
  delete from payments using invoices join noted using (id)
    where payments.registration_id = invoices.registration_id and place in (1, 3);
  update payments set paid_amount = amount - 700, transfer_reference = 'OGM' from invoices join noted using (id)
    where payments.registration_id = invoices.registration_id and place = 2;
  insert into invoices (number, status, issued_on, due_on, net, vat, total, document, follows_id, order_id, credit_kind, created_at)
    select number || '-', 'paid', issued_on, due_on, -100, 0, -100, document || '{"creditOf": "1"}', id, order_id, 'agreed',
      '2026-01-05T12:00Z' from invoices join noted using (id, total) where place = 3;
  insert into state_changes (entity, entity_id, "from", "to", user_id, created_at)
    select 'invoice', noted.id, 'open', 'paid', users.id, '2026-01-09T23:30Z'
    from noted, (select id from users where role = 'STAFF' limit 1) users;
  update payments set created_at = '2026-01-01' from invoices join noted using (id) where payments.registration_id = invoices.registration_id`

test('what staff had noted as paid is a receipt of that day, less what came online', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  const earlier = firstMigrations(11)
  await migrate(pool, earlier)
  rmSync(earlier, { recursive: true })
  const before = await pool.query(`select invoices.total from invoices join state_changes on entity = 'invoice'
    and entity_id = invoices.id and "to" = 'paid' and state_changes.user_id is not null where invoices.total > 0`)
  await pool.query(noted)
  await opened.start()
  const { rows } = await pool.query({
    text: `select place::int, noted.total - receipts.amount as less, received_on::text, parts.amount = receipts.amount as is_whole,
        recorded_by is not null as is_known, receipts.organisation_id is not distinct from invoices.organisation_id as is_theirs
      from noted left join receipt_parts parts on parts.invoice_id = noted.id left join receipts on receipts.id = receipt_id
      join invoices on invoices.id = noted.id order by place`,
    rowMode: 'array',
  })
  const [{ total } = { total: 0 }] = (await pool.query('select total from noted where place = 2')).rows
  expect(rows).toEqual([
    [1, 0, '2026-01-10', true, true, true],
    [2, total - 700, '2026-01-10', true, true, true],
    [3, 100, '2026-01-10', true, true, true],
  ])
  const { rows: made } = await pool.query('select count(*)::int as count from receipts')
  expect(made).toEqual([{ count: before.rows.length + 3 }])
})

test('what is left of receipts is kept from the rows that stood, and goes along with each of them', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  const earlier = firstMigrations(46)
  await migrate(pool, earlier)
  rmSync(earlier, { recursive: true })
  await pool.query(`
    insert into receipts (amount, received_on, reference) select 1000, '2025-01-01', reference
      from unnest(array ['free', 'put', 'half', 'repaid', 'undone']) reference;
    insert into receipt_parts (receipt_id, invoice_id, amount)
      select receipts.id, (select id from invoices order by number limit 1), case reference when 'put' then 1000 else 400 end
      from receipts where reference in ('put', 'half', 'undone');
    insert into repayments (receipt_id, paid_on, amount, reason, undone_at)
      select id, '2025-01-02', 300, 'Te veel', case when is_undone then now() end
      from receipts, unnest(array [true, false]) is_undone where reference = 'repaid';
    update receipts set undone_at = now() where reference = 'undone'`)
  await opened.start()
  const restsNow = async () =>
    (await pool.query("select rest from receipts where received_on = '2025-01-01' order by reference")).rows.map(
      ({ rest }) => rest,
    )
  expect(await restsNow(), 'free, half, put, repaid, undone').toEqual([1_000, 600, 0, 700, 0])
  await pool.query("update receipts set undone_at = null where reference = 'undone'")
  await pool.query("delete from receipt_parts using receipts where receipts.id = receipt_id and reference = 'put'")
  await pool.query("update repayments set undone_at = now() where paid_on = '2025-01-02'")
  expect(await restsNow()).toEqual([1_000, 600, 1_000, 1_000, 600])
  await expect(pool.query('update receipt_parts set amount = 1001 where amount = 400')).rejects.toThrow('receipts_rest')
})

const [one, other, third] = ['0', '1', '2'].map((digit) => `99999999-9999-4999-8999-99999999999${digit}`)
const then = '2026-11-20T10:00:00.000Z'

/** Keys of mails until 2026-11-23, in each form that there was, and what each was about on what occasion. */
const keys: [key: string, kind: string, aboutId: string | null | undefined, occasion: string][] = [
  [`registration-received:${one}`, 'registration-received', one, ''],
  [`payment-received:${one}`, 'payment-received', one, ''],
  [`payment-received:${other}`, 'payment-received', other, ''],
  [`invoice:${one}`, 'invoice', one, ''],
  [`invoice:${one}:held`, 'invoice', one, 'held'],
  [`quotation:Q2026-0001`, 'quotation', one, 'Q2026-0001'],
  [`quotation:Q2026-0002`, 'quotation-by-link', one, 'Q2026-0002'],
  [`quotation-expired:${one}:Q2026-0001`, 'quotation-expired', one, 'Q2026-0001'],
  [`publishing-plan:${one}`, 'content-published', one, ''],
  [`publishing-plan:${other}`, 'content-refused-newer', other, ''],
  [`certificate:${one}`, 'certificate-issued', one, ''],
  [`cancellation-settled:${one}:1795459980647`, 'cancellation-settled', one, '1795459980647'],
  [`cancellation-notice:${one}:1795459980647`, 'cancellation-notice', one, '1795459980647'],
  [`withdrawal-notice:${one}`, 'cancellation-notice', one, 'withdrawal'],
  [`participant-canceled:${one}:${other}:17`, 'participant-canceled', one, `${other}:17`],
  [`participant-registered:${one}:${other}`, 'participant-registered', one, other ?? ''],
  [`participant-registered:${one}:${other}:${third}:17`, 'participant-registered', one, `${other}:${third}:17`],
  [`session-moved:${one}:${third}`, 'session-moved', one, third ?? ''],
  [`session-moved:${one}:${third}:${other}`, 'session-moved', one, `${third}:${other}`],
  [`newsletter-confirmation:${one}:0`, 'newsletter-confirmation', one, '0'],
  [`student-invitation:${one}:${then}`, 'student-invitation', one, then],
  [`welcome:${one}:${other}`, 'welcome', one, other ?? ''],
  [`again:${one}`, 'welcome', null, ''],
  [`approval-asked:${one}:${other}`, 'approval-asked', null, ''],
  [`approval-decided:${one}`, 'approval-given', null, ''],
  [`password-reset:${one}`, 'password-reset', null, ''],
  [`password-reset:${other}`, 'password-reset', null, ''],
]

test('what mails are about stands in columns, row by row as their keys said it', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  await pool.query(
    `insert into mails (key, "to", locale, data)
     select key, key, 'nl', jsonb_build_object('kind', kind, 'attachments', jsonb_build_array(jsonb_build_object('id', $3::text)))
     from unnest($1::text[], $2::text[]) of (key, kind)`,
    [keys.map(([key]) => key), keys.map(([, kind]) => kind), one],
  )
  await opened.start()
  const { rows } = await pool.query({ text: 'select "to", kind, about_id, occasion from mails', rowMode: 'array' })
  expect(rows.toSorted()).toEqual(keys.toSorted())
})

test('what editors say otherwise stands under the key that the text has now, of several what was changed last', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  await pool.query(`
    insert into interface_texts (key, locale, text, changed_at) values
      ('invoices.save', 'nl', 'Bewaar', '2026-11-01'), ('personal-data.save', 'nl', 'Sla op', '2026-11-03'),
      ('participants.save', 'nl', 'Bewaar dit', '2026-11-02'), ('participants.save', 'fr', 'Garder', '2026-11-02'),
      ('fields.customerRef', 'en', 'Your order', '2026-11-02'), ('invoices.reference', 'en', 'Your PO', '2026-11-01'),
      ('course-card.seats.one', 'nl', 'nog {{count}}', '2026-11-01'), ('waiting-list.accept.one', 'nl', 'Schrijf in', '2026-11-01')`)
  await opened.start()
  const { rows } = await pool.query({
    text: 'select key, locale, text from interface_texts order by key, locale',
    rowMode: 'array',
  })
  expect(rows).toEqual([
    ['common.registerParticipants.one', 'nl', 'Schrijf in'],
    ['common.save', 'fr', 'Garder'],
    ['common.save', 'nl', 'Sla op'],
    ['course-card.seats.one', 'nl', 'nog {{count}}'],
    ['fields.customerRef', 'en', 'Your order'],
  ])
})

test('names of before the panel had a search are known to it', async () => {
  await using opened = await openRelease('2026-11-23.json.br')
  const { pool } = opened
  await opened.start()
  const { rows } = await pool.query<{ word: string }>(
    "select word from name_words where word in ('korenbloem', 'yasmina')",
  )
  expect(rows.map(({ word }) => word).sort()).toEqual(['korenbloem', 'yasmina'])
})
