import { type SQL, sql } from 'drizzle-orm'
import type { SoughtKind } from '../../../schemas/panel-search.ts'
import { instantOf } from '../platform/index.ts'
import { isForgotten } from '../registrations/index.ts'
import {
  colleagues,
  contents,
  courses,
  customers,
  faqs,
  invoices,
  localized,
  messages,
  participants,
  registrations,
  requests,
  rooms,
  type Shape,
  saidWhere,
  sessions,
  value,
} from './search-finders.ts'

export const none = {
  about: sql`null`,
  day: sql`null`,
  amount: sql`null::int`,
  status: sql`null`,
  customer: sql`null`,
  locale: sql`null`,
  block: sql`null`,
}

interface Source {
  find(shape: Shape): SQL | null
  /** What those that were found are joined with to be put in order, which may be shown, and in what order. */
  join: SQL
  only?: SQL
  order: SQL
  /** What the few that are shown are joined with, and what is said of each. */
  show(shape: Shape): SQL
  columns: { title: SQL } & Partial<typeof none>
}

/** What the database holds. */
export type StoredKind = Exclude<SoughtKind, 'text'>

export const sources: Record<StoredKind, Source> = {
  customer: {
    find: customers,
    join: sql`left join organisations on organisations.id = best.id left join users on users.id = best.id`,
    only: sql`(organisations.id is not null or users.role = 'CONTACT')`,
    order: sql`organisations.id is null, organisations.name, users.last_name, users.first_name`,
    show: () => sql`left join organisations on organisations.id = top.id left join users on users.id = top.id
      left join organisations firm on firm.id = users.organisation_id`,
    columns: {
      title: sql`coalesce(organisations.name, users.first_name || ' ' || users.last_name)`,
      about: sql`nullif(concat_ws(' · ', organisations.vat, organisations.city, firm.name, users.email), '')`,
    },
  },
  participant: {
    find: participants,
    join: sql`join students on students.id = best.id`,
    order: sql`students.sort_name`,
    show: () =>
      sql`join students on students.id = top.id left join organisations on organisations.id = students.organisation_id`,
    columns: {
      title: sql`students.first_name || ' ' || students.last_name`,
      about: sql`concat_ws(' · ', organisations.name, students.email)`,
      customer: sql`coalesce(students.organisation_id, students.owner_id)::text`,
    },
  },
  registration: {
    find: registrations,
    join: sql`join registrations on registrations.id = best.id`,
    only: sql`not (${isForgotten})`,
    order: sql`registrations.created_at desc`,
    show: () => sql`join registrations on registrations.id = top.id join sessions on sessions.id = registrations.session_id
      join courses on courses.id = sessions.course_id`,
    columns: {
      title: sql`registrations.invoice->>'name'`,
      about: localized('courses.title'),
      day: instantOf(sql`sessions.start_date`),
      amount: sql`registrations.net + registrations.vat`,
      status: sql`registrations.status`,
    },
  },
  invoice: {
    find: invoices,
    join: sql`join invoices on invoices.id = best.id`,
    order: sql`invoices.issued_on desc, invoices.number desc`,
    show: () => sql`join invoices on invoices.id = top.id`,
    columns: {
      title: sql`invoices.number`,
      about: sql`invoices.document->'customer'->>'name'`,
      day: sql`invoices.issued_on::text`,
      amount: sql`invoices.total`,
      status: sql`invoices.status`,
    },
  },
  session: {
    find: sessions,
    join: sql`join sessions on sessions.id = best.id`,
    order: sql`abs(extract(epoch from sessions.start_date - now()))`,
    show: () => sql`join sessions on sessions.id = top.id join courses on courses.id = sessions.course_id
      join locations on locations.id = sessions.location_id`,
    columns: {
      title: localized('courses.title'),
      about: localized('locations.name'),
      day: instantOf(sql`sessions.start_date`),
      status: sql`case when sessions.canceled_at is not null then 'canceled' end`,
    },
  },
  course: {
    find: courses,
    join: sql`join courses on courses.id = best.id`,
    order: localized('courses.title'),
    show: () => sql`join courses on courses.id = top.id`,
    columns: { title: localized('courses.title') },
  },
  request: {
    find: requests,
    join: sql`join bookings on bookings.id = best.id`,
    order: sql`bookings.date desc`,
    show: () =>
      sql`join bookings on bookings.id = top.id left join room_types on room_types.id = bookings.room_type_id`,
    columns: {
      title: sql`coalesce(bookings.organisation_name, bookings.first_name || ' ' || bookings.last_name)`,
      about: sql`nullif(concat_ws(' · ', bookings.offer->>'number', ${localized('room_types.name')}), '')`,
      day: sql`bookings.date::text`,
      status: sql`bookings.status`,
    },
  },
  message: {
    find: messages,
    join: sql`join contact_messages on contact_messages.id = best.id`,
    order: sql`contact_messages.created_at desc`,
    show: () => sql`join contact_messages on contact_messages.id = top.id`,
    columns: {
      title: sql`contact_messages.subject`,
      about: sql`contact_messages.first_name || ' ' || contact_messages.last_name`,
      day: instantOf(sql`contact_messages.created_at`),
    },
  },
  content: {
    find: contents,
    join: sql`join static_contents on static_contents.type = best.id`,
    only: sql`static_contents.newest_version > 0`,
    order: sql`static_contents.type`,
    show: (shape) => sql`join static_contents contents on contents.type = top.id left join static_content_values draft
      on draft.type = contents.type and draft.block_id = '' and draft.locale = ${value('locale')}::text ${saidWhere(shape)}`,
    columns: {
      title: sql`coalesce(case when contents.type like 'page:%' then coalesce(nullif(draft.data->>'title', ''), contents.data->'nl'->>'title') end, contents.type)`,
      about: sql`said.text`,
      locale: sql`said.locale`,
      block: sql`nullif(said.block_id, '')`,
    },
  },
  faq: {
    find: faqs,
    join: sql`join faqs on faqs.id = best.id`,
    order: sql`faqs.sequence`,
    show: () => sql`join faqs on faqs.id = top.id`,
    columns: { title: localized('faqs.question'), about: localized('faqs.answer') },
  },
  room: {
    find: rooms,
    join: sql`join room_types on room_types.id = best.id`,
    order: sql`room_types.sequence`,
    show: () => sql`join room_types on room_types.id = top.id`,
    columns: { title: localized('room_types.name') },
  },
  colleague: {
    find: colleagues,
    join: sql`join users on users.id = best.id`,
    order: sql`users.last_name, users.first_name`,
    show: () => sql`join users on users.id = top.id`,
    columns: { title: sql`users.first_name || ' ' || users.last_name`, about: sql`users.email` },
  },
}
