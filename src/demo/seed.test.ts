import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDatabase } from '../../tests/support/postgres.ts'
import { localStorage } from '../adapters/storage/local.ts'
import { type Connection, connect } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import * as tables from '../db/tables.ts'
import { seedDemo } from './seed.ts'

let database: Awaited<ReturnType<typeof temporaryDatabase>>
let connection: Connection
beforeAll(async () => {
  database = await temporaryDatabase()
  connection = connect(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const count = async (from: string, where = 'true') => {
  const { rows } = await connection.pool.query(`select count(*)::int as n from ${from} where ${where}`)
  return rows[0].n
}

test('the catalogue is whole', async () => {
  expect(await count('courses')).toBe(42)
  expect(await count('courses', 'banner_id is not null')).toBeGreaterThanOrEqual(12)
  expect(await count('courses', 'price is null')).toBe(await count('courses', `type = 'TAILORED'`))
  expect(await count('categories')).toBe(9)
  expect(await count('sessions')).toBeGreaterThanOrEqual(120)
  expect(await count('courses c', 'not exists (select from course_trainers t where t.course_id = c.id)')).toBe(0)
})

test('every seat that is taken has a participant of a registration on it', async () => {
  const held = '(select count(*) from registration_students r where r.session_id = s.id and r.held)'
  expect(await count('sessions s', `s.seats_taken <> ${held}`)).toBe(0)
  expect(await count('sessions', 'seats_taken = capacity')).toBeGreaterThan(10)
})

test('every managed text, and every page, is published as its first version', async () => {
  expect(await count('static_contents', 'newest_version = 1 and published_version = 1')).toBe(15 + 6)
  expect(await count('static_content_versions', 'published_at is not null and author_id is not null')).toBe(15 + 6)
  expect(await count('pages')).toBe(6)
})

test('uploaded pictures can be read and know their size', async () => {
  const storage = localStorage(database.filesDir)
  const pictures = await connection.db.select().from(tables.files)
  expect(pictures.length).toBeGreaterThan(20)
  for (const picture of pictures) {
    expect((await storage.get(picture.id))?.length).toBe(picture.size)
    expect(picture.width).toBeGreaterThan(100)
    expect(picture.height).toBeGreaterThan(100)
  }
  expect(await count('room_types', 'picture_id is not null')).toBe(6)
  expect(await count('trainers', 'avatar_id is null')).toBe(0)
  expect(await count('staff_members', 'avatar_id is null')).toBe(0)
})

test('demo accounts share the password that README names', async () => {
  const users = await connection.db.select().from(tables.users)
  expect(users).toHaveLength(8)
  for (const user of users) expect(await verify(user.passwordHash ?? '', 'leerplein-demo')).toBe(true)
})

test('a word is found in any form, with or without its accents', async () => {
  const find = async (configuration: string, words: string) => {
    const column = sql.raw(`search_${configuration.slice(-2)}`)
    const { rows } = await connection.db.execute(
      sql`select key from courses where ${column} @@ websearch_to_tsquery(${configuration}::regconfig, ${words})`,
    )
    return rows.map((row) => row.key).sort()
  }
  expect(await find('leerplein_fr', 'strategie')).toEqual(await find('leerplein_fr', 'Stratégies'))
  expect(await find('leerplein_fr', 'strategie')).toContain('strategy-on-one-page')
  expect(await find('leerplein_nl', 'financiele')).toEqual(await find('leerplein_nl', 'financiële'))
  expect(await find('leerplein_en', 'negotiating')).toContain('intercultural-negotiation')
})

test('seeding again, or several times at once, changes nothing', async () => {
  const empty = await temporaryDatabase('empty')
  const connections = Array.from({ length: 3 }, () => connect(empty.url))
  const bytes = Buffer.alloc(24, 1)
  const stored: string[] = []
  const storage = { put: async (id: string) => void stored.push(id) }
  try {
    const done = await Promise.all(
      connections.map(async ({ db, pool }) => {
        await migrate(pool, 'src/db/migrations')
        return seedDemo({ db, storage, today: new Date(), drawPicture: async () => bytes })
      }),
    )
    expect(done.sort()).toEqual([false, false, true])
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored.length).toBe(await count('files'))
  } finally {
    await Promise.all(connections.map(({ close }) => close()))
    await empty.drop()
  }
})
