import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { jwtSecret } from '../support/account-headers.ts'
import { apiOn } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { newStudents } from '../support/training.ts'

/** Letters alone, as names have them. */
const newName = () => `Q${randomUUID().replaceAll(/[^a-f]/g, '')}zwxy`.slice(0, 9)

test('people are renamed through two processes, one of which dies of kill -9: everybody is found by the name they have, with a typing error too', async () => {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const api = apiOn(database.url, folder.path)
  onTestFinished(() => api.stop())
  const start = () =>
    startServer({
      ...{ LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', JWT_SECRET: jwtSecret },
      ...{ DATABASE_URL: database.url, DATA_DIR: folder.path },
    })
  const { customer, id } = await newRegistration(api, { paid: 'byHand' })
  const more = await newStudents(api, customer, 12)
  const { rows: seated } = await api.db.execute<{ id: string }>(
    sql`select student_id as id from registration_students where registration_id = ${id}`,
  )
  const people = [...seated.map((one) => one.id), ...more]
  const [one, other] = await Promise.all([start(), start()])
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()])
  })
  const rename = (url: string, path: string, name: object) =>
    fetch(`${url}/api${path}`, {
      method: 'PATCH',
      headers: { ...customer.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(name),
    }).then(
      ({ status }) => status,
      () => null,
    )
  const urls = [one.url, other.url]
  // Each three times, and who registered meanwhile: all of them stand in the row of one registration.
  const renameAll = (through: readonly string[]) =>
    Promise.all(
      [0, 1, 2].flatMap((round) => [
        ...people.map((student, at) =>
          rename(through[(at + round) % through.length] ?? '', `/students/${student}`, { lastName: newName() }),
        ),
        rename(through[round % through.length] ?? '', `/users/${customer.id}`, { lastName: newName() }),
      ]),
    )
  const renamed = () => api.db.execute(sql`select from students where id = ${seated[0]?.id} and last_name like 'Q%'`)
  const all = renameAll(urls)
  while ((await renamed()).rows.length === 0) await sleep(1)
  await one.kill()
  expect(new Set(await all)).toEqual(new Set([200, null]))

  const expectAllFound = async () => {
    const before = await api.db.execute(sql`select registration_id, names from registration_search order by 1`)
    await api.db.execute(sql`select refresh_registration_search(array(select id from registrations))`)
    const after = await api.db.execute(sql`select registration_id, names from registration_search order by 1`)
    expect(after.rows).toEqual(before.rows)
    const { rows: unknown } = await api.db.execute(
      sql`select called from names_in_use() called where not exists (select from name_words where word = called)`,
    )
    expect(unknown).toEqual([])
  }
  await expectAllFound()
  expect(new Set(await renameAll([other.url]))).toEqual(new Set([200]))
  await expectAllFound()

  const { rows } = await api.db.execute<{ name: string }>(
    sql`select last_name as name from students where id = ${seated[0]?.id}`,
  )
  const name = rows[0]?.name ?? ''
  const mistyped = `${name.slice(0, 4)}${name[5]}${name[4]}${name.slice(6)}`
  for (const text of [name, mistyped]) {
    const { body } = await api.get(`/panel-search?text=${text}`, await api.as('STAFF'))
    const found = body.groups.flatMap(({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id))
    expect(found, text).toEqual(expect.arrayContaining([seated[0]?.id, id]))
  }
}, 300_000)
