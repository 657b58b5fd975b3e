import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundGroup, SoughtKind } from '../../schemas/panel-search.ts'
import { bookings, contactMessages, invoices, organisations, sessions, students, users } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import type { PanelRole } from '../../src/domain/visitor.ts'
import { applyRetention } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newColleague } from '../support/second-factor.ts'
import { newCustomer, newSession, newStudents } from '../support/training.ts'
import { newVatNumber } from '../support/vat-number.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const search = (text: string, headers = staff, more = '') =>
  api.get(`/panel-search?text=${encodeURIComponent(text)}${more}`, headers)

async function groups(text: string, headers = staff): Promise<FoundGroup[]> {
  const { status, body } = await search(text, headers)
  expect(status, text).toBe(200)
  return body.groups
}

const kindsFor = async (text: string, headers = staff) => (await groups(text, headers)).map(({ kind }) => kind)
const itemsOf = async (kind: SoughtKind, text: string) =>
  (await groups(text)).find((group) => group.kind === kind)?.items ?? []
const idsOf = async (kind: SoughtKind, text: string) => (await itemsOf(kind, text)).map(({ _id }) => _id)

/** What a list of the same finds, to which the search leads on. */
const listed = async (path: string, text: string): Promise<string[]> => {
  const { status, body } = await api.get(`${path}?search=${encodeURIComponent(`~${text}`)}&limit=999`, staff)
  expect(status, text).toBe(200)
  return body.items.map(({ _id }: { _id: string }) => _id)
}

/** A word that no name has. */
const newWord = () => `Q${randomUUID().replaceAll(/[^a-f]/g, '')}x`.slice(0, 12).padEnd(8, 'z')

test('people and organisations are found by names in any order, parts of them, addresses, typing errors and numbers', async () => {
  const customer = await newCustomer(api)
  const [last, firm] = [newWord(), newWord()]
  const vat = newVatNumber()
  await api.db
    .update(users)
    .set({ firstName: 'Liesbét', lastName: `Vermeulen ${last}`, phone: '+32 478 11 22 33' })
    .where(eq(users.id, customer.id))
  await api.db
    .update(organisations)
    .set({ name: `Bakkerij ${firm}`, vat })
    .where(eq(organisations.id, String(customer.organisation)))
  const [student] = await newStudents(api, customer, 1, { firstName: 'Oscar', lastName: `Wouters${last}` })
  for (const text of [
    `liesbet vermeulen ${last}`,
    `${last} Vermeulen, Liesbet`,
    `${last.slice(0, 5)} liesb`,
    customer.email,
    `vermuelen liesbet ${last}`,
    `${firm} liesbet`,
    '0478 11.22.33',
    '+32478112233',
  ])
    expect(await idsOf('customer', text), text).toContain(customer.id)
  const [local] = customer.email.split('@')
  expect(await idsOf('customer', `${local}@`)).toContain(customer.id)
  expect(await kindsFor(`${local}@elders.test`)).toEqual([])
  for (const text of [
    `bakkerij ${firm}`,
    `${firm.slice(0, 4)}${firm[5]}${firm[4]}${firm.slice(6)}`,
    vat,
    vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3'),
    vat.slice(2),
  ])
    expect(await idsOf('customer', text), text).toContain(customer.organisation)
  for (const text of [`oscar wouters${last}`, `Wuoters${last} oscar`, `oscar ${firm}`])
    expect(await itemsOf('participant', text), text).toMatchObject([{ _id: student, customer: customer.organisation }])
})

test('what was looked for instead of a typing error is said', async () => {
  const customer = await newCustomer(api)
  const word = newWord()
  await api.db
    .update(users)
    .set({ lastName: `Koren${word}bloem` })
    .where(eq(users.id, customer.id))
  const { body } = await search(`Koren${word}blom`)
  expect(body.corrected).toBe(`koren${word}bloem`.toLowerCase())
  expect(body.groups[0].items[0]._id).toBe(customer.id)
  expect((await search(`Koren${word}bloem`)).body.corrected).toBeNull()
})

test('a text of the interface that is what was typed stands before those that have it within, whatever it is in other languages', async () => {
  for (const [text, key] of [
    ['Adres', 'common.address'],
    ['Legal', 'footer.legal'],
  ] as const)
    expect([text, (await idsOf('text', text))[0]]).toEqual([text, key])
})

test('two letters in the other order are found in short words, and what is said is what it was found by', async () => {
  expect(await idsOf('course', 'ecxel')).toEqual(await idsOf('course', 'excel'))
  expect((await search('ecxel')).body.corrected).toBe('excel')
  const customer = await newCustomer(api)
  // As near as the name that was meant, and nobody has it together with the other.
  const [last, other] = [newWord(), await newCustomer(api)]
  await api.db.update(users).set({ firstName: 'Bracke', lastName: 'Anders' }).where(eq(users.id, other.id))
  await api.db.update(users).set({ firstName: 'Brackx', lastName: last }).where(eq(users.id, customer.id))
  const { body } = await search(`brackq ${last}`)
  expect(body.groups[0].items[0]._id).toBe(customer.id)
  expect(body.corrected).toBe(`brackx ${last}`)
})

test('registrations and invoices are found by names, numbers, references and amounts as people write them', async () => {
  const { customer, id } = await newRegistration(api, { paid: 'partner', price: 654_300 })
  const word = newWord()
  await api.db.update(users).set({ lastName: word }).where(eq(users.id, customer.id))
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.registrationId, id))
  if (!invoice) throw new Error('an agreement is billed at once')
  const [year = '', number = ''] = invoice.number.split('-')
  const reference = `${invoice.document.paymentReference}`
  const amount = invoice.total / 100
  const written = (tag: string) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(amount)
  const asBelgian = written('nl-BE')
  const texts = [
    word,
    `nele ${word}`,
    invoice.number,
    `${year}/${number}`,
    `${year}${number}`,
    String(Number(number)),
    reference,
    reference.replaceAll(/\D/g, ''),
    reference.replaceAll(/\D/g, '').replace(/(\d{3})(\d{4})(\d{5})/, '$1 $2 $3'),
    asBelgian,
    `€ ${asBelgian}`,
    written('fr-BE'),
    written('en-GB'),
    `${amount} euro`,
  ]
  for (const text of texts) {
    expect(await idsOf('registration', text), text).toContain(id)
    expect(await idsOf('invoice', text), text).toContain(invoice.id)
    expect(await listed('/invoices', text), text).toContain(invoice.id)
  }
  // A part of a number is no reference: each of a year begins alike.
  expect(await listed('/invoices', `${year}-000`)).not.toContain(invoice.id)
  expect((await itemsOf('invoice', invoice.number))[0]).toMatchObject({
    title: invoice.number,
    amount: invoice.total,
    status: 'open',
  })
})

test('sessions are found by words of their course, their place and their day', async () => {
  const start = new Date(Date.now() + 200 * 86_400_000)
  const session = await newSession(api, { start })
  const word = newWord()
  const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  if (!row) throw new Error('it was made')
  await api.db.execute(sql`update courses set title = jsonb_build_object('nl', ${`Tuinieren met ${word}`}::text, 'en', null, 'fr', null)
    where id = ${row.courseId}`)
  const { rows } = await api.db.execute<{ place: string }>(
    sql`select name->>'nl' as place from locations where id = ${row.locationId}`,
  )
  const [year = '', month = '', day = ''] = brusselsDay(start).split('-')
  const named = (tag: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: style, timeZone: 'Europe/Brussels' }).format(start)
  for (const when of [
    '',
    ` ${day}/${month}/${year}`,
    ` ${Number(day)}/${Number(month)}`,
    ` ${year}-${month}-${day}`,
    ` ${named('nl-BE', 'short')}`,
    ` ${named('fr-BE', 'long')} ${year}`,
    ` ${named('en-GB', 'long')}`,
  ])
    expect(await idsOf('session', `${word}${when} ${rows[0]?.place}`), when).toEqual([session])
  expect(await idsOf('session', `${word} ${Number(day) === 1 ? 2 : 1}/${month}/${year}`)).toEqual([])
  expect(await itemsOf('course', `tuinieren ${word}`)).toMatchObject([
    { _id: row.courseId, title: `Tuinieren met ${word}` },
  ])
})

test('sessions to come are found by who teaches them', async () => {
  const start = new Date(Date.now() + 210 * 86_400_000)
  const session = await newSession(api, { start })
  const word = newWord()
  const { rows } = await api.db.execute<{ id: string }>(
    sql`insert into trainers (key, name, bio) values (${word}, ${`Désirée ${word}`}, '{}') returning id`,
  )
  await api.db
    .update(sessions)
    .set({ trainerId: String(rows[0]?.id) })
    .where(eq(sessions.id, session))
  for (const text of [`desiree ${word}`, `${word} désirée`])
    expect(await idsOf('session', text), text).toEqual([session])
  expect(await idsOf('session', `desiree ${word} nergens`)).toEqual([])
  const beside = await newSession(api, { start })
  await api.db.execute(sql`insert into session_trainers (session_id, trainer_id, starts_at, ends_at)
    select ${beside}, ${rows[0]?.id}, start_date, end_date from sessions where id = ${beside}`)
  expect((await idsOf('session', word)).toSorted()).toEqual([session, beside].toSorted())
})

test('requests for rooms and messages are found by who wrote them, and by the number of a quotation', async () => {
  const word = newWord()
  const [booking] = await api.db.select().from(bookings).where(sql`offer is not null`).limit(1)
  if (!booking?.offer) throw new Error('the demo has quotations')
  await api.db.update(bookings).set({ lastName: word, phone: '02 555 66 77' }).where(eq(bookings.id, booking.id))
  const [message] = await api.db
    .insert(contactMessages)
    .values({ firstName: 'Ann', lastName: word, email: `${word}@vraag.test`, subject: 'Parking', message: 'Waar?' })
    .returning()
  for (const text of [word, `${word} ${booking.firstName}`, booking.offer.number, '025556677']) {
    expect(await idsOf('request', text), text).toContain(booking.id)
    expect(await listed('/bookings', text), text).toContain(booking.id)
  }
  for (const text of [`${word} parking`, `${word}@vraag.test`]) {
    expect(await itemsOf('message', text), text).toMatchObject([{ _id: message?.id, title: 'Parking' }])
    expect(await listed('/contacts', text), text).toEqual([message?.id])
  }
})

test('contents are found by their names and by what they say', async () => {
  const [home] = await itemsOf('content', 'Kleine groepen')
  expect(home).toMatchObject({ about: expect.stringMatching(/kleine groepen/i), locale: 'nl' })
  // Of a long text, what stands around the words, without its marks.
  const privacy = (await itemsOf('content', 'gegevensbeschermingsautoriteit')).find(({ title }) => title === 'Privacy')
  expect(privacy?.about).toMatch(
    /^… .{20,60}Gegevensbeschermingsautoriteit, .+ …$|^… .+Gegevensbeschermingsautoriteit, /,
  )
  expect(privacy?.about?.length).toBeLessThan(170)
  expect(privacy?.about).not.toMatch(/\*\*|##|\]\(/)
  expect(await itemsOf('content', 'banner')).toContainEqual(expect.objectContaining({ _id: 'banner', title: 'Banner' }))
  // Called as the panel calls it, in the reader's language: no key is a name.
  const called = async (locale: string) => {
    const [{ items }] = (await search('startpagina', await api.as('EDITOR'), `&locale=${locale}`)).body.groups
    return items.find(({ _id }: { _id: string }) => _id === 'homepage')?.title
  }
  expect(await called('nl')).toBe('Startpagina')
  expect(await called('en')).toBe('Home page')
  expect((await itemsOf('content', 'voor werkgevers')).map(({ title }) => title)).toContain('Voor werkgevers')
  for (const [mistyped, title] of [
    ['strartpagina', 'Startpagina'],
    ['voor wekgevers', 'Voor werkgevers'],
  ] as const)
    expect(
      (await itemsOf('content', mistyped)).map((one) => one.title),
      mistyped,
    ).toContain(title)
})

test('what a page says is found as soon as it is public, and no more once it says something else', async () => {
  const [word, editor] = [newWord(), await api.as('EDITOR')]
  const publish = async (text: string) => {
    const { body } = await api.get('/static-contents/banner?draft=true', editor)
    const data = { ...body.data, nl: { ...body.data.nl, highlightTitle: text } }
    const saved = await api.send('PUT', '/static-contents/banner', { data, version: body.version }, editor)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await api.send('POST', '/static-contents/banner/publish', { version: saved.body.version }, editor)
  }
  await publish(`Kom naar ons \u2013 het is er ${word}`)
  // As it is typed, whatever dash the text has; and with words between those that were typed.
  for (const text of [word, `ons - het is er ${word}`, `kom ${word}`])
    expect(await itemsOf('content', text), text).toMatchObject([{ _id: 'banner', locale: 'nl' }])
  await publish('Kom naar ons')
  expect(await itemsOf('content', word)).toEqual([])
})

test('colleagues, rooms, questions and texts of the interface are found by what they are called and say', async () => {
  const colleague = await newColleague(api, 'STAFF', ['desk'])
  const word = newWord()
  await api.db.update(users).set({ lastName: word }).where(eq(users.id, colleague.id))
  for (const text of [word, `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`])
    expect(await itemsOf('colleague', text), text).toMatchObject([{ _id: colleague.id }])
  expect(await idsOf('customer', word)).toEqual([])

  const [room] = (
    await api.db.execute<{ id: string; name: string }>(sql`select id, name->>'nl' as name from room_types`)
  ).rows
  expect(await idsOf('room', String(room?.name))).toContain(room?.id)

  const { rows } = await api.db.execute<{ id: string; question: string; answer: string }>(
    sql`select id, question->>'fr' as question, answer->>'nl' as answer from faqs limit 1`,
  )
  const [faq] = rows
  expect((await idsOf('faq', String(faq?.question)))[0]).toBe(faq?.id)
  expect(await idsOf('faq', String(faq?.answer).split(' ').slice(0, 5).join(' '))).toContain(faq?.id)

  // The text has a hyphen that does not break; people type a plain one.
  const [text] = await itemsOf('text', 'E-mail en wachtwoord')
  expect(text).toMatchObject({ title: 'E\u2011mail en wachtwoord', locale: 'nl' })
  const [summary] = await itemsOf('text', 'Kijk nog 2 velden na')
  expect(summary?.title).toMatch(/^Kijk nog \{\{count\}\} velden na/)
})

test('everybody sees the kinds alone that their work is about, and customers none', async () => {
  const mine: [PanelRole, SoughtKind[]][] = [
    ['editor', ['course', 'content', 'faq', 'text']],
    ['desk', ['customer', 'participant', 'registration', 'invoice', 'session', 'course', 'message']],
    ['finance', ['customer', 'participant', 'registration', 'invoice']],
    ['rooms', ['customer', 'participant', 'invoice', 'request', 'room']],
  ]
  const texts = [
    'korenbloem',
    'excel',
    'parking',
    'vermeulen',
    'startpagina',
    brusselsDay(new Date()).slice(0, 4),
    'test',
    'zaal',
    'annuleren',
    'staff@leerplein.test',
  ]
  const everything = new Set((await Promise.all(texts.map((text) => kindsFor(text)))).flat())
  expect([...everything]).toEqual(expect.arrayContaining(['faq', 'room', 'colleague', 'text']))
  for (const [role, kinds] of mine) {
    const { headers } = await newColleague(api, role === 'editor' ? 'EDITOR' : 'STAFF', [role])
    const seen = new Set((await Promise.all(texts.map((text) => kindsFor(text, headers)))).flat())
    expect([...seen].sort(), role).toEqual(kinds.filter((kind) => everything.has(kind)).sort())
  }
  expect((await search('korenbloem', await api.as('CONTACT'))).status).toBe(403)
  expect((await search('korenbloem', {})).status).toBe(401)
})

test('whatever is typed is answered, and nothing means something else to the database', async () => {
  for (const text of [
    ...[
      '',
      ' ',
      '%',
      '_',
      '\\',
      "'",
      '"',
      "'; drop table users; --",
      '%%%%',
      '\\\\\\',
      '🙂',
      '🙂🙂🙂 lies',
      '\u0000',
      'a\u0000b',
    ],
    ...[
      'a',
      'li',
      '+++',
      '€',
      '12',
      '20',
      '04',
      '26 11',
      '€ 1',
      '0032 12',
      'a b',
      '31/02/2026',
      '99/99',
      '0',
      '00000000',
      '9'.repeat(30),
      'ß',
      'œuvre',
      '١٢٣',
      '. . .',
      ',,,',
    ],
    ...[
      'x'.repeat(200),
      'ab '.repeat(60),
      'null',
      'undefined',
      '\u2011',
      '~',
      '>5',
      '26 nov',
      'november 2026',
      'jan 2026',
    ],
  ]) {
    expect((await search(text)).status, JSON.stringify(text)).toBe(200)
    const { status } = await api.get(`/invoices?search=${encodeURIComponent(text)}`, staff)
    expect([200, 400], JSON.stringify(text)).toContain(status)
  }
  expect(await groups('%%%')).toEqual([])
  expect(await groups('___')).toEqual([])
  expect((await search('x'.repeat(1000))).status).toBe(400)
  expect((await api.get('/panel-search?text=a&text=b', staff)).status).toBe(400)
  expect((await search('excel', staff, '&locale=de')).status).toBe(400)
})

test('a name that nobody has any more is forgotten at night', async () => {
  const customer = await newCustomer(api)
  const [gone, stays] = [newWord(), newWord()].map((word) => word.toLowerCase())
  const [student] = await newStudents(api, customer, 1, { lastName: gone })
  await newStudents(api, customer, 1, { lastName: stays })
  const known = async () =>
    (await api.db.execute(sql`select word from name_words where word in (${gone}, ${stays}) order by word`)).rows.map(
      ({ word }) => word,
    )
  expect(await known()).toEqual([gone, stays].sort())
  await api.db.delete(students).where(eq(students.id, String(student)))
  await applyRetention({ db: api.db, log: { error: () => {}, warn: () => {}, info: () => {} } } as never)
  expect(await known()).toEqual([stays])
})

test('a text whose words no index finds takes no longer than another, however many people there are', async () => {
  const { organisation } = await newCustomer(api)
  await api.db.execute(sql`insert into students (first_name, last_name, email, organisation_id, status)
    select 'Jan', 'Peeters ' || n, 'peeters' || n || '@veel.test', ${organisation}, 'active' from generate_series(1, 40000) n`)
  await api.db.execute(sql`analyze students`)
  const best = async (text: string) => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const began = performance.now()
      await groups(text)
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  const usual = await best('zevenslaper')
  for (const text of ['...', '---', '0032 12', 'van de te in op', 'zevenslaper in de stad'])
    expect(await best(text), text).toBeLessThan(usual * 5 + 50)
}, 120_000)
