import { sql } from 'drizzle-orm'
import { type ApiContext, instantOf } from '../../platform/index.ts'
import { assertVisible } from '../../registrations/index.ts'

type Event = {
  what: string
  to: string
  reason: string | null
  at: string
  by: string | null
  /** The session it was in then, where it was moved from another. */
  movedTo: string | null
  /** The ids that its reason names, the first first. */
  named: string[]
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Names of participants and starts of sessions, by their ids. */
async function namesOf({ db }: ApiContext, events: readonly Event[]) {
  const ids = JSON.stringify(events.flatMap(({ named, movedTo }) => [...named, movedTo]))
  const asked = sql`(select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from students where id in ${asked}
    union all select id, ${instantOf(sql.raw('start_date'))} from sessions where id in ${asked}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The states that a registration and its payments had, the latest first, who brought them there, and from what to what. */
export async function listRegistrationHistory(context: ApiContext, id: string) {
  await assertVisible(context, id)
  const { rows } = await context.db.execute<Event>(sql`
    with subjects as (
      select 'registration' as entity, ${id}::uuid as id
      union all select 'payment', payments.id from payments where payments.registration_id = ${id}),
    events as (
      select changes.*, users.first_name || ' ' || users.last_name as by,
        array(select found[1] from regexp_matches(coalesce(changes.reason, ''), ${uuid}, 'g') found) as named
      from subjects join state_changes changes on changes.entity = subjects.entity and changes.entity_id = subjects.id
      left join users on users.id = changes.user_id)
    select entity as what, "to", reason, ${instantOf(sql.raw('created_at'))} as at, by, named,
      case when reason like 'moved from %' then coalesce(
        lag(named[1]) over (partition by reason like 'moved from %' order by created_at desc, id),
        (select session_id::text from registrations where registrations.id = ${id})) end as "movedTo"
    from events order by created_at desc, id`)
  const names = await namesOf(context, rows)
  const said = (ids: readonly string[]) => ids.flatMap((one) => names.get(one) ?? []).join(', ') || null
  return rows.map(({ movedTo, named, ...event }) => {
    const { reason } = event
    if (movedTo) return { ...event, before: said(named), about: said([movedTo]) }
    if (reason?.startsWith('price ')) return { ...event, before: null, about: reason.slice('price '.length) }
    const [coming, ...leaving] = named
    if (reason?.includes(' instead of ') && coming) return { ...event, before: said(leaving), about: said([coming]) }
    return { ...event, before: null, about: said(named) }
  })
}
