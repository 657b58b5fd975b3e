import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as tables from '../../src/db/tables.ts'
import { applyRetention, retention } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'

let api: TestApi
let user: string
beforeAll(async () => {
  api = await startApi()
  user = (await api.pool.query(`select id from users where role = 'STAFF' limit 1`)).rows[0].id
})
afterAll(() => api.stop())

const apply = () => applyRetention(api.parts)

/** Rows that a table keeps, and one more of which its term is over: by a statement each, whose name or key says which. */
const cases: [
  table: string,
  named: string,
  rows: (name: string, age: string) => string,
  term: string,
  before: string,
][] = [
  ...(['password_resets', 'email_verifications'] as const).map((table): (typeof cases)[number] => [
    table,
    'token_hash',
    (name, age) =>
      `insert into ${table} (token_hash, user_id, ${table === 'email_verifications' ? 'email, ' : ''}expires_at)
         values ('${name}', '${user}', ${table === 'email_verifications' ? `'a@b.test', ` : ''}now() - interval '${age}')`,
    '31 days',
    '29 days',
  ]),
  [
    'login_sessions',
    'user_agent',
    (name, age) =>
      `insert into login_sessions (user_id, user_agent, expires_at) values ('${user}', '${name}', now() - interval '${age}')`,
    '31 days',
    '29 days',
  ],
  [
    'panel_events',
    'event',
    (name, age) => `insert into panel_events (event, created_at) values ('${name}', now() - interval '${age}')`,
    '25 months',
    '23 months',
  ],
  [
    'page_views',
    'path',
    (name, age) =>
      `insert into page_views (day, path, locale) values (current_date - interval '${age}', '${name}', 'nl')`,
    '37 months',
    '35 months',
  ],
  [
    'editor_presences',
    'client',
    (name, age) =>
      `insert into editor_presences (type, client, user_id, seen_at) values ('home', '${name}', '${user}', now() - interval '${age}')`,
    '25 hours',
    '23 hours',
  ],
  [
    'contact_messages',
    'subject',
    (name, age) =>
      `insert into contact_messages (first_name, last_name, email, subject, message, created_at, handled_at)
       values ('A', 'B', 'a@b.test', '${name}', 'C', now() - interval '9 years', now() - interval '${age}')`,
    '25 months',
    '23 months',
  ],
  [
    'newsletter_subscriptions',
    'token_hash',
    (name, age) =>
      `insert into newsletter_subscriptions (email, token_hash, created_at)
       values ('${name}@b.test', '${name}', now() - interval '${age}')`,
    '31 days',
    '29 days',
  ],
  [
    'student_uploads',
    'file_name',
    (name, age) =>
      `insert into student_uploads (user_id, file_name, rows, columns, created_at)
       values ('${user}', '${name}', '[]', '[]', now() - interval '${age}')`,
    '25 hours',
    '23 hours',
  ],
  [
    'rate_limits',
    'key',
    (name, age) =>
      `insert into rate_limits (key, points, expire) values ('${name}', 1, extract(epoch from now() - interval '${age}') * 1000)`,
    '25 hours',
    '23 hours',
  ],
  [
    'book_checks',
    'counts',
    (name, age) =>
      `insert into book_checks (counts, differences, checked_at) values ('"${name}"', '[]', now() - interval '${age}')`,
    '91 days',
    '89 days',
  ],
  [
    'publishing_plans',
    'reason',
    (name, age) =>
      `insert into publishing_plans (documents, locales, at, status, reason, settled_at)
       values ('[]', '[]', now(), 'published', '${name}', now() - interval '${age}')`,
    '25 months',
    '23 months',
  ],
]

test('every table says how long it keeps what it holds', async () => {
  const named = Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)]] : [],
  )
  expect(Object.keys(retention).sort()).toEqual(named.map(([name]) => name).sort())
  const { rows } = await api.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  expect(named.map(([, table]) => table).sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('rows past their term go, in batches, and others stay', async () => {
  for (const [, , rows, over, before] of cases) {
    await api.pool.query(rows('over', over))
    await api.pool.query(rows('before', before))
  }
  await api.pool.query(`insert into panel_events (event, created_at)
    select 'many', now() - interval '3 years' from generate_series(1, 2500)`)
  await apply()
  for (const [table, name] of cases) {
    const { rows } = await api.pool.query(
      `select ${name} #>> '{}' as name from (select to_jsonb(${name}) as ${name} from ${table}) rows
       where ${name} #>> '{}' in ('over', 'before', 'many')`,
    )
    expect(rows, table).toEqual([{ name: 'before' }])
  }
  expect(api.logged).toEqual([])
})

test('what is not over yet has no end, and the newest comparison of the books stays however old it is', async () => {
  await api.pool.query(`delete from book_checks`)
  await api.pool.query(
    `insert into book_checks (counts, differences, checked_at) values ('{}', '[]', now() - interval '3 years')`,
  )
  await api.pool.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     values ('A', 'B', 'a@b.test', 'unhandled', 'C', now() - interval '9 years')`,
  )
  await api.pool.query(
    `insert into newsletter_subscriptions (email, token_hash, created_at, confirmed_at)
     values ('sure@b.test', 'sure', now() - interval '9 years', now() - interval '9 years')`,
  )
  await apply()
  for (const of of [
    `book_checks`,
    `contact_messages where subject = 'unhandled'`,
    `newsletter_subscriptions where token_hash = 'sure'`,
  ])
    expect((await api.pool.query(`select from ${of}`)).rowCount, of).toBe(1)
})

test('orders, invoices, payments and their mails stay for the books; what requests and mails said is emptied', async () => {
  const { id } = await newRegistration(api)
  await api.db.execute(sql`update registrations set created_at = now() - interval '20 years', idempotency_key = 'k',
    request_hash = 'h', network_hash = 'n' where id = ${id}`)
  await api.db.execute(sql`update invoices set created_at = now() - interval '20 years', issued_on = '2006-01-01'`)
  await api.db.execute(sql`update payments set created_at = now() - interval '20 years'`)
  await api.db.execute(
    sql`update mails set text = 'T', html = 'H', subject = 'S', sent_at = now() - interval '3 years'`,
  )
  const count = async () =>
    (
      await api.pool.query(
        `select (select count(*) from registrations), (select count(*) from invoices) as invoices,
          (select count(*) from payments) as payments, (select count(*) from mails) as mails,
          (select count(*) from state_changes) as changes`,
      )
    ).rows
  const before = await count()
  await apply()
  expect(await count()).toEqual(before)
  const { rows } = await api.pool.query(
    'select idempotency_key, request_hash, network_hash from registrations where id = $1',
    [id],
  )
  expect(rows).toEqual([{ idempotency_key: null, request_hash: null, network_hash: null }])
  const mails = await api.pool.query('select distinct subject, text, html from mails')
  expect(mails.rows).toEqual([{ subject: 'S', text: null, html: null }])
})

test('a table whose rows cannot go keeps none of the others', async () => {
  await api.pool.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  )
  await api.pool.query('create trigger refuse before delete on login_sessions for each row execute function refuse()')
  for (const [table, , rows, over] of cases)
    if (table === 'login_sessions' || table === 'panel_events') await api.pool.query(rows('later', over))
  await apply()
  await api.pool.query('drop function refuse cascade')
  expect((await api.pool.query(`select from login_sessions where user_agent = 'later'`)).rowCount).toBe(1)
  expect((await api.pool.query(`select from panel_events where event = 'later'`)).rowCount).toBe(0)
  expect(api.logged.splice(0)).toHaveLength(1)
})
