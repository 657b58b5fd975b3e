import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { partOfDay } from '../../src/domain/bookings.ts'
import { plusDays } from '../../src/domain/days.ts'
import { killedAmid, serversOfOwn, statusOf } from '../support/killed-servers.ts'

const days = Array.from({ length: 15 }, (_, index) => plusDays('2031-03-03', index))

test.each(['room', 'trainer'] as const)(
  'planned by two processes at once, one of which dies of kill -9, no session is without its %s and no day has two; asked again each has one',
  async (of) => {
    const { api, db, start } = await serversOfOwn()
    const { rows } = await db.execute<Record<'course' | 'location' | 'language' | 'room' | 'trainer', string>>(sql`
      with spiral as (insert into room_types (key, name, description, capacity, surface, price_half_day, price_full_day,
        wheelchair_access, pc_room, whiteboard, configurations, sequence)
        values ('spiral', '{"nl":"Zaal Spiraal"}', '{"nl":"Een zaal"}', 40, 60, 10000, 18000, true, false, true, '{class}', 90)
        returning id),
      trui as (insert into trainers (key, name, bio) values ('spiral', 'Trui Spiraal', '{}') returning id)
      select course_id as course, location_id as location, language_id as language, spiral.id as room, trui.id as trainer
      from sessions, spiral, trui limit 1`)
    const { room, trainer, ...like } = rows[0] ?? {}
    const wanted = of === 'room' ? { room: 'Spiraal', roomType: room } : { trainer }
    const headers = await api.as('STAFF')
    const [one, other] = await Promise.all([start(), start()])
    // Each of them wants each day.
    const planAll = (...servers: (typeof one)[]) =>
      Promise.all(
        days.flatMap((day) => {
          const schedule = [partOfDay(day, { from: '09:00', until: '12:00' })]
          const body = { ...like, capacity: 10, schedule, ...wanted }
          return servers.map((server) => statusOf(server, 'POST', '/sessions', { headers, body }))
        }),
      )
    const planned = async () => {
      const { rows } = await db.execute<Record<'sessions' | 'uses' | 'days', number>>(sql`
        select count(distinct sessions.id)::int as sessions, count(distinct sessions.start_date)::int as days,
          case when ${of} = 'room' then count(room_uses.id) else count(sessions.trainer_id) end::int as uses
        from sessions left join room_uses on room_uses.session_id = sessions.id
        where sessions.room = 'Spiraal' or sessions.trainer_id = ${trainer}`)
      return rows[0] ?? { sessions: 0, uses: 0, days: 0 }
    }

    await killedAmid(
      one,
      () => planAll(one, other),
      async () => (await planned()).sessions >= 3,
    )
    const { sessions, uses, days: taken } = await planned()
    expect([uses, taken]).toEqual([sessions, sessions])
    const answers = await planAll(other)
    expect(answers.filter((status) => status === 201)).toHaveLength(days.length - sessions)
    expect(answers.filter((status) => status === 409)).toHaveLength(sessions)
    expect(await planned()).toEqual({ sessions: days.length, uses: days.length, days: days.length })
  },
  300_000,
)
