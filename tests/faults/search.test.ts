import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { killedAmid, serversOfOwn, statusOf } from '../support/killed-servers.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newStudents } from '../support/training.ts'

/** Letters alone, as names have them. */
const newName = () => `Q${randomUUID().replaceAll(/[^a-f]/g, '')}zwxy`.slice(0, 9)

test('people are renamed through two processes, one of which dies of kill -9: everybody is found by the name they have, with a typing error too', async () => {
  const { api, start } = await serversOfOwn()
  const { customer, id } = await newRegistration(api, { paid: 'byHand' })
  const more = await newStudents(api, customer, 12)
  const { rows: seated } = await api.db.execute<{ id: string }>(
    sql`select student_id as id from registration_students where registration_id = ${id}`,
  )
  const people = [...seated.map((one) => one.id), ...more]
  const [one, other] = await Promise.all([start(), start()])
  const rename = (server: typeof one | undefined, path: string, body: object) =>
    statusOf(server ?? one, 'PATCH', path, { headers: customer.headers, body })
  // Each three times, and who registered meanwhile: all of them stand in the row of one registration.
  const renameAll = (through: readonly (typeof one)[]) =>
    Promise.all(
      [0, 1, 2].flatMap((round) => [
        ...people.map((student, at) =>
          rename(through[(at + round) % through.length], `/students/${student}`, { lastName: newName() }),
        ),
        rename(through[round % through.length], `/users/${customer.id}`, { lastName: newName() }),
      ]),
    )
  const renamed = () => api.db.execute(sql`select from students where id = ${seated[0]?.id} and last_name like 'Q%'`)
  const answers = await killedAmid(
    one,
    () => renameAll([one, other]),
    async () => (await renamed()).rows.length > 0,
  )
  expect(new Set(answers)).toEqual(new Set([200, null]))

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
  expect(new Set(await renameAll([other]))).toEqual(new Set([200]))
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

test('a search whose statement runs out of time is answered as one that takes too long, and the next one as ever', async () => {
  const { api } = await serversOfOwn()
  const staff = await api.as('STAFF')
  const client = await api.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table content_texts in access exclusive mode')
    const asked = api.get('/panel-search?text=korenbloem', staff)
    // PostgreSQL ends a statement whose time is over as it ends one that is canceled.
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'with asked%'`
    let canceled = 0
    while (canceled === 0) {
      await sleep(5)
      canceled = (await api.pool.query(cancel)).rows.length
    }
    expect(await asked).toMatchObject({ status: 503, body: { message: 'This takes too long now' } })
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect((await api.get('/panel-search?text=korenbloem', staff)).body.groups).not.toEqual([])
})
