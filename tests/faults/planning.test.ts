import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { partOfDay } from '../../src/domain/bookings.ts'
import { plusDays } from '../../src/domain/days.ts'
import { signInAtPanel } from '../support/panel.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'

const days = Array.from({ length: 15 }, (_, index) => plusDays('2031-03-03', index))

test.each([
  ['room', { room: 'Spiraal' }],
  ['trainer', {}],
] as const)(
  'kill -9 amid planning leaves no session without its %s and no %s twice; sent again each day has one',
  async (of, given) => {
    const database = await temporaryDatabase('seeded')
    const folder = temporaryFolder()
    onTestFinished(folder.remove)
    onTestFinished(database.drop)
    const { db, close } = connect(database.url)
    onTestFinished(close)
    const start = () =>
      startServer({
        LOG_LEVEL: 'fatal',
        PUBLIC_URL: 'http://site.test',
        DATABASE_URL: database.url,
        DATA_DIR: folder.path,
      })
    let site = await start()
    onTestFinished(async () => {
      await site.stop()
    })
    const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
    const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
    const { rows: rooms } = await db.execute<{ id: string }>(sql`
    insert into room_types (key, name, description, capacity, surface, price_half_day, price_full_day,
      wheelchair_access, pc_room, whiteboard, configurations, sequence)
    values ('spiral', '{"nl":"Zaal Spiraal"}', '{"nl":"Een zaal"}', 40, 60, 10000, 18000, true, false, true, '{class}', 90)
    returning id`)
    const { rows: like } = await db.execute<{ course: string; location: string; language: string }>(sql`
    select course_id as course, location_id as location, language_id as language from sessions limit 1`)
    const { rows: trainers } = await db.execute<{ id: string }>(
      sql`insert into trainers (key, name, bio) values ('spiral', 'Trui Spiraal', '{}') returning id`,
    )
    const wanted = of === 'room' ? { ...given, roomType: rooms[0]?.id } : { trainer: trainers[0]?.id }
    const plan = async (day: string) => {
      const schedule = [partOfDay(day, { from: '09:00', until: '12:00' })]
      const body = JSON.stringify({ ...like[0], capacity: 10, schedule, ...wanted })
      return fetch(`${site.url}/api/sessions`, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => null,
      )
    }
    // Two want each day.
    const planAll = () => Promise.all([...days, ...days].map(plan))
    const planned = async () => {
      const { rows } = await db.execute<{ sessions: number; uses: number; days: number }>(sql`
      select count(distinct sessions.id)::int as sessions, count(distinct sessions.start_date)::int as days,
        case when ${of} = 'room' then count(room_uses.id) else count(sessions.trainer_id) end::int as uses
      from sessions left join room_uses on room_uses.session_id = sessions.id
      where sessions.room = 'Spiraal' or sessions.trainer_id = ${trainers[0]?.id}`)
      return rows[0] ?? { sessions: 0, uses: 0, days: 0 }
    }

    const planning = planAll()
    while ((await planned()).sessions < 3) await sleep(2)
    await site.kill()
    await planning
    const { sessions, uses, days: taken } = await planned()
    expect([uses, taken]).toEqual([sessions, sessions])
    site = await start()
    const answers = await planAll()
    expect(answers.filter((status) => status === 201)).toHaveLength(days.length - sessions)
    expect(answers.filter((status) => status === 409)).toHaveLength(days.length + sessions)
    expect(await planned()).toEqual({ sessions: days.length, uses: days.length, days: days.length })
  },
)
