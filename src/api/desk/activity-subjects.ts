import type { ActivityKind, activityTargets } from '../../../schemas/activity.ts'
import { officeRoles, orderRoles, type PanelRole } from '../../domain/visitor.ts'

export type Target = (typeof activityTargets)[number]

interface Subject {
  /** Who sees it, and so what was done to it. */
  readers: readonly PanelRole[]
  /** What it is called, in the language `{locale}`, and the record where it stands: of the row `activity`. */
  named: string
}

const course = `coalesce(nullif(courses.title->>'{locale}', ''), courses.title->>'nl')`
const starts = `to_char(sessions.start_date at time zone 'Europe/Brussels', 'DD/MM/YYYY')`
const person = (table: string) => `${table}.first_name || ' ' || ${table}.last_name`
const named = (target: Target | null, id: string, name: string, from: string) =>
  `select ${name} as subject, ${target ? `'${target}'` : 'null'} as target, (${id})::text as target_id from ${from}`

const ofSession = 'join sessions on sessions.id = session_id join courses on courses.id = course_id'
const ofPayment = `payments left join registrations on registrations.id = registration_id
  left join bookings on bookings.id = booking_id`
const payer = `coalesce(registrations.invoice->>'name', bookings.organisation_name, ${person('bookings')})`
const record = (table: string) =>
  named(
    'session',
    'session_id',
    person('students'),
    `${table} join students on students.id = student_id where ${table}.id = activity.entity_id`,
  )

const inLanguage = (column: string) => `coalesce(nullif(${column}->>'{locale}', ''), ${column}->>'nl')`

/** What is gone has the name that it had. */
const orWhatItWas = `union all select activity.reason, null, null where activity.event = 'removed'`

/** What is kept in a list of the panel, by its name. */
const kept = (list: string, readers: readonly PanelRole[], table: string, name: string): Subject => ({
  readers,
  named: `${named('list', `'${list}/' || id`, name, `${table} where id = activity.entity_id`)}
    ${orWhatItWas}`,
})

/** Which of them, its kind says. */
const settings: Subject = { readers: ['finance'], named: `select '', 'settings', ''` }

/** Days of a room or a trainer, which the entry itself names: '<id> 2026-12-01 2026-12-04'. */
const onDays = (readers: readonly PanelRole[], target: Target, table: string, name: string): Subject => ({
  readers,
  named: named(
    target,
    `split_part(activity.reason, ' ', 2)`,
    `${name} || ', ' || to_char(split_part(activity.reason, ' ', 2)::date, 'DD/MM/YYYY')
      || coalesce(' – ' || to_char(nullif(split_part(activity.reason, ' ', 3), split_part(activity.reason, ' ', 2))::date, 'DD/MM/YYYY'), '')`,
    `${table} where ${table}.id::text = split_part(activity.reason, ' ', 1)`,
  ),
})

/** Of each kind of the journal, who sees it and what it was done to. */
export const subjects: Record<ActivityKind, Subject> = {
  registration: {
    readers: orderRoles,
    named: named(
      'registration',
      'registrations.id',
      `invoice->>'name' || ', ' || ${course}`,
      `registrations ${ofSession} where registrations.id = activity.entity_id`,
    ),
  },
  payment: {
    readers: ['finance'],
    named: named('payment', 'payments.id', payer, `${ofPayment} where payments.id = activity.entity_id`),
  },
  refund: {
    readers: ['finance'],
    named: named(
      'payment',
      'payments.id',
      payer,
      `${ofPayment} join refunds on refunds.payment_id = payments.id where refunds.id = activity.entity_id`,
    ),
  },
  booking: {
    readers: ['rooms'],
    named: named(
      'request',
      'id',
      `coalesce(organisation_name, ${person('bookings')})`,
      'bookings where id = activity.entity_id',
    ),
  },
  student: {
    readers: officeRoles,
    named: named(
      'customer',
      'coalesce(organisation_id, owner_id)',
      person('students'),
      'students where id = activity.entity_id',
    ),
  },
  invoice: {
    readers: officeRoles,
    named: named(
      'invoice',
      'id',
      `number || ', ' || (document->'customer'->>'name')`,
      'invoices where id = activity.entity_id',
    ),
  },
  'e-invoice': {
    readers: ['finance'],
    named: named(
      'invoice',
      'invoices.id',
      'number',
      'e_invoices join invoices on invoices.id = invoice_id where e_invoices.id = activity.entity_id',
    ),
  },
  user: {
    readers: officeRoles,
    named: `${named('customer', 'id', person('users'), `users where id = activity.entity_id and role = 'CONTACT'`)}
      union all ${named(null, 'id', person('users'), `users where id = activity.entity_id and role <> 'CONTACT'`)}`,
  },
  'waiting-list-entry': {
    readers: ['desk'],
    named: named(
      'session',
      'session_id',
      `${person('users')} || ', ' || ${course}`,
      `waiting_list_entries entries ${ofSession} join users on users.id = entries.user_id
      where entries.id = activity.entity_id`,
    ),
  },
  session: {
    readers: ['desk'],
    named: named(
      'session',
      'sessions.id',
      `${course} || ', ' || ${starts}`,
      'sessions join courses on courses.id = course_id where sessions.id = activity.entity_id',
    ),
  },
  attendance: { readers: ['desk'], named: record('attendances') },
  result: { readers: ['desk'], named: record('results') },
  certificate: { readers: ['desk'], named: record('certificates') },
  course: {
    readers: ['editor', 'desk'],
    named: `${named('course', 'id', course, 'courses where id = activity.entity_id')}
      union all select reason, null, null where event = 'removed'`,
  },
  mail: {
    readers: officeRoles,
    named: named(null, 'id', `coalesce(subject, kind) || ', ' || "to"`, 'mails where id = activity.entity_id'),
  },
  'contact-message': {
    readers: ['desk'],
    named: named('message', 'id', 'subject', 'contact_messages where id = activity.entity_id'),
  },
  organisation: {
    readers: officeRoles,
    named: named('customer', 'id', 'name', 'organisations where id = activity.entity_id'),
  },
  provider: {
    readers: ['finance'],
    named: named('list', `'company'`, 'name', 'provider where id = activity.entity_id'),
  },
  faq: kept('faqs', ['editor'], 'faqs', inLanguage('question')),
  review: kept('reviews', ['editor'], 'reviews', 'name'),
  staffMember: kept('team', ['editor'], 'staff_members', 'name'),
  trainer: kept('trainers', ['editor', 'desk'], 'trainers', 'name'),
  location: kept('places', ['editor', 'desk'], 'locations', inLanguage('name')),
  category: kept('domains', ['editor'], 'categories', inLanguage('name')),
  theme: kept('themes', ['editor'], 'themes', inLanguage('name')),
  language: kept('languages', ['editor'], 'languages', inLanguage('name')),
  roomType: kept('rooms', ['rooms'], 'room_types', inLanguage('name')),
  cancellationTerms: kept('terms', ['finance'], 'cancellation_terms', `to_char(valid_from, 'DD/MM/YYYY')`),
  ownUse: onDays(['rooms'], 'rooms', 'room_types', inLanguage('room_types.name')),
  trainerAbsence: onDays(['desk'], 'trainers', 'trainers', 'trainers.name'),
  deskMessage: {
    readers: ['desk'],
    named: named(
      'sent',
      'messages.id',
      `${inLanguage('subject')} || coalesce(', ' || trainers.name, '')`,
      'desk_messages messages left join trainers on trainers.id = trainer_id where messages.id = activity.entity_id',
    ),
  },
  bulkAct: {
    readers: orderRoles,
    named: `select string_agg(one.name, ', '), 'bulk', activity.entity_id::text from (
      select ${course} || ' (' || count(*) || ')' as name from bulk_act_items items
      join registrations on registrations.id = registration_id ${ofSession}
      where items.act_id = activity.entity_id group by courses.id order by 1 limit 3) one`,
  },
  evaluationReview: {
    readers: ['editor', 'desk'],
    named: named(
      'evaluationReview',
      `''`,
      course,
      `evaluation_reviews join evaluations on evaluations.id = evaluation_id
      ${ofSession} where evaluation_reviews.id = activity.entity_id`,
    ),
  },
  picture: {
    readers: ['editor'],
    named: `${named('picture', 'id', 'name', 'files where id = activity.entity_id')} ${orWhatItWas}`,
  },
  file: {
    readers: ['editor'],
    named: `${named(null, 'id', 'name', 'files where id = activity.entity_id')} ${orWhatItWas}`,
  },
  discountCode: {
    readers: orderRoles,
    named: `${named('code', 'id', 'code', 'discount_codes where id = activity.entity_id')} ${orWhatItWas}`,
  },
  searchTerm: {
    readers: ['editor'],
    named: `${named('searchTerm', 'term', 'term', 'search_terms where id = activity.entity_id')} ${orWhatItWas}`,
  },
  evaluationQuestion: {
    readers: ['editor', 'desk'],
    named: `${named(
      'evaluationQuestion',
      'id',
      inLanguage('text'),
      'evaluation_questions where id = activity.entity_id',
    )} ${orWhatItWas}`,
  },
  prepaidCard: {
    readers: officeRoles,
    named: named(
      'customer',
      'coalesce(cards.organisation_id, cards.user_id)',
      `number || ', ' || coalesce(organisations.name, ${person('users')})`,
      `prepaid_cards cards left join organisations on organisations.id = cards.organisation_id
      left join users on users.id = cards.user_id where cards.id = activity.entity_id`,
    ),
  },
  receipt: {
    readers: ['finance'],
    named: named(
      'receipt',
      'receipts.id',
      `coalesce(nullif(payer, ''), organisations.name, ${person('users')}, to_char(received_on, 'DD/MM/YYYY'))`,
      `receipts left join organisations on organisations.id = receipts.organisation_id
      left join users on users.id = receipts.user_id where receipts.id = activity.entity_id`,
    ),
  },
  bankTransaction: {
    readers: ['finance'],
    named: named(
      'bank',
      'id',
      `concat_ws(', ', nullif(counterparty_name, ''), to_char(booked_on, 'DD/MM/YYYY'))`,
      'bank_transactions where id = activity.entity_id',
    ),
  },
  bankStatement: {
    readers: ['finance'],
    named: named(
      null,
      'id',
      `file_name || ', ' || to_char(closed_on, 'DD/MM/YYYY')`,
      'bank_statements where id = activity.entity_id',
    ),
  },
  interfaceText: { readers: ['editor'], named: `select activity.reason, 'text', activity.reason` },
  publishingPlan: {
    readers: ['editor'],
    named: named(
      'plan',
      'id',
      `to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      'publishing_plans where id = activity.entity_id',
    ),
  },
  reminderSettings: settings,
  ledgerAccounts: settings,
  billingSettings: settings,
  note: {
    readers: ['desk'],
    named: `select note.subject, note.target, note.target_id from notes, lateral (
      ${named('customer', 'id', 'name', 'organisations where id = organisation_id')}
      union all ${named('customer', 'id', person('users'), 'users where id = notes.user_id')}
      union all ${named('registration', 'id', `invoice->>'name'`, 'registrations where id = registration_id')}
      union all ${named('session', 'sessions.id', course, 'sessions join courses on courses.id = course_id where sessions.id = session_id')}
      ) note where notes.id = activity.id`,
  },
  panel: { readers: [], named: named(null, 'id', person('users'), 'users where id = activity.entity_id') },
  content: {
    readers: ['editor'],
    named: `select coalesce((select coalesce(nullif(title->>'{locale}', ''), title->>'nl') from pages
      where 'page:' || pages.id = activity.reason), activity.reason), 'content', activity.reason`,
  },
}
