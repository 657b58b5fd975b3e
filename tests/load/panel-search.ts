import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { prepareData } from './prepare-data.ts'
import { percentile } from './requests.ts'
import { type Server, startServer } from './server.ts'

/** Milliseconds of Node and PostgreSQL together. */
const wanted = 15
const rounds = 40

const firstNames =
  `Lies Tom Nele Jan An Sofie Pieter Karel Eline Bram Joke Wim Katrien Stijn Leen Bart Hanne Ruben Marieke Dries
  Julie Antoine Camille Louis Manon Hugo Amina Yusuf Fatima Mehdi Elif Omar Chloé Noémie Gérard Thérèse Björn Zoë Daniël`.split(
    /\s+/,
  )
const lastStarts = `Ver Van De Peet Jans Maes Wout Will Claes Goos Merk Herm Lem Du Mer Cool Deb Pauw Mich Mart`.split(
  /\s+/,
)
const lastMiddles = `meu bra hae smi cau stra bos eyn hel der ker win dam goe lin zwa ros vel tim bro`.split(/\s+/)
const lastEnds = `len ck sen ers mans ans eel ert oy aert ens ants hof beke om ain ot eau man ijn`.split(/\s+/)
const trades =
  `Bakkerij Garage Drukkerij Brouwerij Apotheek Atelier Woonzorg Groothandel Schrijnwerkerij Boekhouding`.split(/\s+/)

/** As much as a large provider has after ten years; triggers are off, what they keep is written by what they call. */
const rows = `
  set session_replication_role = 'replica';
  create temp table lasts as select row_number() over () - 1 as at, a || b || c as name
    from unnest($1::text[]) a, unnest($2::text[]) b, unnest($3::text[]) c;
  insert into organisations (id, name, vat, city, country)
    select md5('firm' || n)::uuid, trade || ' ' || lasts.name || ' ' || n, 'BE0' || (700000000 + n * 13), 'Gent', 'BE'
    from generate_series(0, 19999) n join lasts on lasts.at = n * 7 % 8000
    join unnest($4::text[]) with ordinality trades(trade, place) on place = 1 + n % 10;
  insert into users (id, email, first_name, last_name, phone, role, organisation_id)
    select md5('user' || n)::uuid, 'user' || n || '@bench.test', first, lasts.name, '+32 4' || (70000000 + n * 37), 'CONTACT', md5('firm' || n % 20000)::uuid
    from generate_series(0, 29999) n join lasts on lasts.at = n * 11 % 8000
    join unnest($5::text[]) with ordinality firsts(first, place) on place = 1 + n % 39;
  insert into memberships (user_id, organisation_id) select id, organisation_id from users where email like '%@bench.test';
  insert into students (id, first_name, last_name, email, organisation_id, status)
    select md5('student' || n)::uuid, first, lasts.name, 'student' || n || '@bench.test', md5('firm' || n % 20000)::uuid, 'active'
    from generate_series(0, 119999) n join lasts on lasts.at = n * 17 % 8000
    join unnest($5::text[]) with ordinality firsts(first, place) on place = 1 + n * 5 % 39;
  insert into sessions (id, course_id, start_date, end_date, schedule, duration, location_id, language_id, capacity, seats_taken)
    select md5('session' || n)::uuid, course_id, start, start + interval '8 hours', '[]', 7, location_id, language_id, 12, 0
    from generate_series(0, 9999) n
    join (select row_number() over (order by id) - 1 as place, count(*) over () as many, * from sessions) base on base.place = n % many
    cross join lateral (select date_trunc('day', now()) + make_interval(days => n * 37 % 3600 - 3300, hours => 9)) planned(start);
  insert into registrations (id, session_id, user_id, organisation_id, status, invoice, net, vat, agreed_to_terms_at, created_at)
    select md5('order' || n)::uuid, md5('session' || n % 10000)::uuid, md5('user' || n % 30000)::uuid, md5('firm' || n % 20000)::uuid, 'paid',
      jsonb_build_object('name', (select name from organisations where id = md5('firm' || n % 20000)::uuid), 'vat', 'BE0' || (700000000 + n % 20000 * 13)),
      10000 + n % 3000 * 100, 2100 + n % 3000 * 21, now(), now() - make_interval(mins => n * 52)
    from generate_series(0, 99999) n;
  insert into registration_students (registration_id, student_id, session_id)
    select md5('order' || n % 100000)::uuid, md5('student' || n)::uuid, md5('session' || n % 10000)::uuid from generate_series(0, 119999) n;
  insert into invoices (number, registration_id, order_id, organisation_id, user_id, status, issued_on, due_on, net, vat, total, document)
    select 2016 + n / 9000 || '-' || lpad((n % 9000 + 1000)::text, 4, '0'), r.id, r.id, r.organisation_id, r.user_id, 'paid', current_date, current_date,
      r.net, r.vat, r.net + r.vat,
      jsonb_build_object('customer', r.invoice, 'paymentReference', '+++' || (100 + n / 1000) || '/' || lpad((n % 10000)::text, 4, '0') || '/' || (10000 + n) || '+++')
    from generate_series(0, 89999) n join registrations r on r.id = md5('order' || n)::uuid;
  insert into bookings (first_name, last_name, email, phone, organisation_name, persons, date, day_part, configuration)
    select first, lasts.name, 'room' || n || '@bench.test', '+32 2' || (5000000 + n), null, 8, current_date - n % 3000, 'all', 'theatre'
    from generate_series(0, 9999) n join lasts on lasts.at = n * 19 % 8000
    join unnest($5::text[]) with ordinality firsts(first, place) on place = 1 + n % 39;
  insert into contact_messages (first_name, last_name, email, subject, message)
    select first, lasts.name, 'ask' || n || '@bench.test', 'Vraag over een opleiding', 'Wanneer?'
    from generate_series(0, 9999) n join lasts on lasts.at = n * 23 % 8000
    join unnest($5::text[]) with ordinality firsts(first, place) on place = 1 + n % 39;
  set session_replication_role = 'origin';
  select refresh_registration_search(array(select id from registrations));
  insert into name_words select names_in_use() on conflict do nothing;
  vacuum analyze`

export async function enlarge(pool: Pool) {
  const client = await pool.connect()
  const given = [lastStarts, lastMiddles, lastEnds, trades, firstNames].map((names) => `'{${names.join(',')}}'`)
  try {
    await client.query('set statement_timeout = 0')
    for (const statement of rows.split(';\n')) {
      const text = statement.replaceAll(/\$(\d)/g, (_, place) => given[Number(place) - 1] ?? '')
      await client.query({ text, query_timeout: 900_000 } as never)
    }
  } finally {
    client.release(true)
  }
}

/** What a day at the desk asks for. */
export const questions = {
  'a name': 'vermeulen lies',
  'a name, half typed': 'vermeu',
  'a common first name': 'jan',
  'three letters of many': 'ver',
  'a typing error': 'vermuelen lies',
  'two typing errors': 'vermuelen leis',
  'a person of a firm': 'lies vermeulen bakkerij',
  'a firm': 'bakkerij vermeulen',
  'an address': 'student4711@bench.test',
  'a phone': '0470 14 80 74',
  'a VAT number': 'BE 0700.052.013',
  'an invoice': '2026-1396',
  'a short number': '1396',
  'a reference': '+++145/5000/55000+++',
  'an amount': '€ 2.420,00',
  'a day': '26 nov',
  'a course': 'excel',
  'a course and a place': 'excel gent',
  'a course, mistyped': 'exel',
  'a text of the site': 'kleine groepen',
  nothing: 'zevenslaper',
}

function millisecondsOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/task`)) return 0
  const threads = readdirSync(`/proc/${pid}/task`)
  return (
    threads.reduce(
      (sum, own) => sum + Number(readFileSync(`/proc/${pid}/task/${own}/schedstat`, 'utf8').split(' ')[0]),
      0,
    ) / 1e6
  )
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'staff@leerplein.test', password: 'leerplein-demo', isAdmin: true }),
  })
  const { token }: { token: { accessToken: string } } = await response.json()
  return token.accessToken
}

async function ask(server: Server, token: string, text: string) {
  const response = await fetch(`${server.url}/api/panel-search?text=${encodeURIComponent(text)}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const body: { groups: { kind: string; total: number }[] } = await response.json()
  if (response.status !== 200) throw new Error(`${text}: ${response.status} ${JSON.stringify(body)}`)
  return body.groups.map(({ kind, total }) => `${kind} ${total}`).join(', ')
}

/** The panel's one search at a hundred thousand registrations: the processor's time of each question, asked one at a time. */
export async function benchPanelSearch(folder: string): Promise<void> {
  const dataDir = join(folder, 'panel-search')
  await prepareData(dataDir, enlarge)
  const server = await startServer(dataDir, { CACHES: 'none' })
  const table = []
  try {
    const token = await signIn(server.url)
    for (let warm = 0; warm < 3; warm++) for (const text of Object.values(questions)) await ask(server, token, text)
    const measure = () => [
      millisecondsOf(server.process.pid ?? 0),
      server.databaseProcesses().reduce((sum, pid) => sum + millisecondsOf(pid), 0),
    ]
    for (const [name, text] of Object.entries(questions)) {
      const found = await ask(server, token, text)
      const times: number[] = []
      const before = measure()
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await ask(server, token, text)
        times.push(performance.now() - began)
      }
      const [node = 0, database = 0] = measure().map((now, at) => (now - (before[at] ?? 0)) / rounds)
      table.push({
        question: name,
        'Node, ms': node.toFixed(1),
        'PostgreSQL, ms': database.toFixed(1),
        'both, ms': (node + database).toFixed(1),
        'median wait, ms': percentile(times, 0.5).toFixed(1),
        found,
      })
    }
  } finally {
    await server.stop()
  }
  console.table(table)
  console.info(`Wanted of each: at most ${wanted} ms of both`)
}
