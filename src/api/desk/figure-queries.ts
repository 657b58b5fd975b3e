import { type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { figures } from '../../../schemas/figures.ts'
import {
  type Days,
  type FigureGroup,
  isByWeek,
  leadSteps,
  type VisitStep,
  visitSteps,
  yearBefore,
} from '../../domain/figures.ts'
import { teaching } from '../registrations/index.ts'

export type Figures = InferType<typeof figures>
export type Measures = Figures['now']
export type Which = 'now' | 'before'
export type Counted = Figures['steps'][number]

/** Both periods as rows, so that one statement reads both. */
const periods = (now: Days) => {
  const before = yearBefore(now)
  return sql`(values ('now', ${now.from}::date, ${now.until}::date),
    ('before', ${before.from}::date, ${before.until}::date)) as period(which, first, last)`
}

const within = (instant: SQL) => sql`${instant} >= period.first::timestamp at time zone 'Europe/Brussels'
  and ${instant} < (period.last + 1)::timestamp at time zone 'Europe/Brussels'`

const keys: Record<FigureGroup, { of: SQL; names: SQL }> = {
  course: { of: sql`sessions.course_id::text`, names: sql`select id::text as key, title as name from courses` },
  place: { of: sql`sessions.location_id::text`, names: sql`select id::text as key, name from locations` },
  trainer: {
    of: sql`'nobody'`,
    names: sql`select id::text as key, jsonb_build_object('nl', name) as name from trainers`,
  },
}

export type GroupRow = Omit<Measures, 'margin'> & {
  which: Which
  key: string | null
  name: Figures['groups'][number]['name']
}

/** Of each session who taught it, and from which to which part of its hours, one trainer after the other. */
const sharesOfTrainers = sql`
  select session, key, (upto - seconds) / whole as first, upto / whole as last from (
    select session, key, seconds, sum(seconds) over (partition by session order by key) as upto,
      sum(seconds) over (partition by session) as whole
    from (
      select sessions.id as session, lesson.trainer_id::text as key,
        sum(extract(epoch from lesson.ends_at - lesson.starts_at)) as seconds
      from sessions cross join lateral (${teaching}) lesson
      where sessions.id in (select session from facts) group by 1, 2) taught) summed`

/** Money goes by hours, to the cent: the parts of all who taught are the whole. */
const shared = (column: SQL) =>
  sql`case when part.key is null then ${column} else round(${column} * part.last) - round(${column} * part.first) end`

/** What each group has, by its key: of trainers all who taught a session have it, and share its money. */
const dividedBy = (by: FigureGroup) =>
  by === 'trainer'
    ? sql`select which, coalesce(part.key, facts.key) as key, sessions, canceled, capacity, seats,
        ${shared(sql`revenue`)} as revenue, costed, ${shared(sql`earned`)} as earned, ${shared(sql`costs`)} as costs
      from facts left join (${sharesOfTrainers}) part on part.session = facts.session`
    : sql`select * from facts`

/**
 * Sessions by the day on which they began, and invoices and credit notes by theirs: together what the books say of the period.
 * What has no key is all of it.
 */
export const groupsOf = (now: Days, by: FigureGroup) => sql`
  with period as (select * from ${periods(now)}),
  facts as (
    select which, ${keys[by].of} as key, sessions.id as session, (canceled_at is null)::int as sessions, (canceled_at is not null)::int as canceled,
      case when canceled_at is null then capacity else 0 end as capacity,
      case when canceled_at is null then seats_taken else 0 end as seats, 0 as revenue, (costs is not null)::int as costed,
      case when costs is null then 0 else coalesce((
        select sum(invoices.net) from registrations join invoices on order_id = registrations.id
        where session_id = sessions.id), 0) end as earned, coalesce(costs, 0) as costs
    from period join sessions on ${within(sql`start_date`)}
    union all
    select which, case when sessions.id is not null then ${keys[by].of} when bookings.id is not null then 'rooms'
      when prepaid_cards.id is not null then 'cards' else 'other' end, sessions.id, 0, 0, 0, 0, invoices.net, 0, 0, 0
    from period join invoices on issued_on between first and last
    left join registrations on registrations.id = order_id left join sessions on sessions.id = session_id
    left join bookings on bookings.id = order_id left join prepaid_cards on prepaid_cards.id = order_id),
  divided as (${dividedBy(by)}),
  sums as (
    select which, key, sum(sessions)::int as sessions, sum(canceled)::int as canceled, sum(capacity)::int as capacity,
      sum(seats)::int as seats, sum(revenue)::float8 as revenue, sum(costed)::int as costed, sum(earned)::float8 as earned,
      sum(costs)::float8 as costs
    from divided group by which, key
    union all
    select which, null, sum(sessions)::int, sum(canceled)::int, sum(capacity)::int, sum(seats)::int, sum(revenue)::float8,
      sum(costed)::int, sum(earned)::float8, sum(costs)::float8 from facts group by which)
  select sums.*, names.name from sums left join (${keys[by].names}) names using (key)`

/** The week or month of a day, counted from the first of the period. */
const partOf = (now: Days) =>
  isByWeek(now)
    ? sql`(issued_on - first) / 7`
    : sql`((extract(year from issued_on) - extract(year from first)) * 12 + extract(month from issued_on) - extract(month from first))::int`

export const revenueOf = (now: Days) => sql`
  select which, ${partOf(now)} as part, sum(net)::float8 as cents
  from ${periods(now)} join invoices on issued_on between first and last group by 1, 2`

const leadStep = sql`case ${sql.join(
  leadSteps.toReversed().map((days) => sql`when lead >= ${sql.raw(String(days))} then ${sql.raw(String(days))}`),
  sql` `,
)} else 0 end`

export interface PlacedRow extends Record<string, unknown> {
  which: Which
  registered: number
  leadDays: number | null
  lead: Record<string, number> | null
  seats: number
  ended: Record<string, number> | null
}

/** What became of the registrations of each period, by the day on which they were placed; an account that made way for the owner of its address placed none. */
export const placedIn = (now: Days) => sql`
  with period as (select * from ${periods(now)}),
  placed as (
    select which, registrations.id, status, ended_reason, canceled_at,
      (start_date at time zone 'Europe/Brussels')::date - (registrations.created_at at time zone 'Europe/Brussels')::date as lead
    from period join registrations on ${within(sql`registrations.created_at`)}
    join sessions on sessions.id = session_id where ended_reason is distinct from 'account replaced'),
  ends as (
    select which, case when held then 'kept' when canceled_at is not null then 'session' when status <> 'expired' then 'left'
      when ended_reason = 'canceled' then 'canceled' else 'lapsed' end as key, count(*)::int as times
    from placed join registration_students on registration_id = placed.id group by 1, 2),
  leads as (select which, ${leadStep} as key, count(*)::int as times from placed group by 1, 2)
  select which,
    (select count(*)::int from placed where placed.which = period.which) as registered,
    (select percentile_disc(0.5) within group (order by greatest(lead, 0)) from placed where placed.which = period.which) as "leadDays",
    (select json_object_agg(key, times) from leads where leads.which = period.which) as lead,
    (select coalesce(sum(times), 0)::int from ends where ends.which = period.which) as seats,
    (select json_object_agg(key, times) from ends where ends.which = period.which) as ended
  from period`

export interface StepsRow extends Record<VisitStep, number>, Record<string, unknown> {
  which: Which
  key: string
  name: Figures['funnel'][number]['name']
}

/** Steps of each course: those that are counted by day, and what became registrations that customers made themselves. */
export const stepsOf = (now: Days) => sql`
  with period as (select * from ${periods(now)}),
  placed as (
    select which, course_id, paid_at is not null or registrations.status = 'paid' or exists (
      select from invoices where order_id = registrations.id and invoices.status = 'paid' and credit_kind is null) as is_paid
    from period join registrations on ${within(sql`registrations.created_at`)} join sessions on sessions.id = session_id
    where ended_reason is distinct from 'account replaced' and not is_by_staff and split_from is null),
  facts as (
    select which, course_id, step, times from period join course_steps on day between first and last
    union all select which, course_id, 'confirmed', 1 from placed
    union all select which, course_id, 'paid', 1 from placed where is_paid)
  select which, course_id::text as key, title as name, ${sql.join(
    visitSteps.map(
      (step) => sql`coalesce(sum(times) filter (where step = ${step}), 0)::int as ${sql.identifier(step)}`,
    ),
    sql`, `,
  )}
  from facts join courses on courses.id = course_id group by which, course_id, title`
