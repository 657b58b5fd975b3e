import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { numberOrder, receivesEInvoices } from '../money/index.ts'
import { type ApiContext, ApiError, instantOf, jsonList, preparedFor, prepareSql, selected } from '../platform/index.ts'

const state = sql`case when not users.active then 'inactive'
  when exists (select from memberships where user_id = users.id and approval = 'pending') then 'waiting'
  else 'active' end`

/** An organisation's is that of its administrator, or of whoever of its people was there first. */
const organisationEmail = sql`(select users.email from memberships join users on users.id = memberships.user_id
  where memberships.organisation_id = organisations.id and memberships.approval = 'approved' and users.active
  order by cardinality(memberships.contact_roles) desc, memberships.created_at, users.id limit 1)`

/** Organisations and the accounts of customers, as one list. */
export const allCustomers = sql`(
  select id, 'organisation' as kind, name, ${organisationEmail} as email, vat as about, 'active' as state, created_at,
    vat, null as phone, plain_text(concat_ws(' ', name, vat, city)) as search_text
  from organisations
  union all
  select users.id, 'person', users.first_name || ' ' || users.last_name, users.email, organisations.name, ${state},
    users.created_at, null, users.phone,
    plain_text(concat_ws(' ', users.first_name, users.last_name, users.first_name, users.email, organisations.name))
  from users left join organisations on organisations.id = users.organisation_id
  where users.role = 'CONTACT') customers`

/** Of each kind of thing, the newest. */
const most = 50

const at = (name: string) => instantOf(sql.raw(name))

/** Who this is, with where they live, what they are called for the accounts, and how many participants they have. */
const identityOf = (id: Placeholder, records: SQL) => sql`
  select customers.id as "_id", customers.kind, customers.name, users.email, customers.state,
    ${at('customers.created_at')} as "createdAt", users.email_verified_at is not null as "emailVerified", users.phone,
    organisations.vat, organisations.enterprise_number as "enterpriseNumber",
    ${receivesEInvoices} as "receivesEInvoices", users.language, coalesce(organisations.address, users.address) as address,
    coalesce(organisations.zip, users.zip) as zip, coalesce(organisations.city, users.city) as city,
    (select count(*)::int from students where status <> 'deleted'
      and (organisation_id = ${id} or (owner_id = ${id} and organisation_id is null))) as participants, ${records}
  from ${allCustomers} left join users on users.id = customers.id
  left join organisations on organisations.id = customers.id where customers.id = ${id}`

/** What there is of it, each kind by its name: what is an organisation's, or what the person ordered, whoever for. */
function recordsOf(id: Placeholder): Record<string, SQL> {
  const owned = sql`(organisation_id = ${id} or user_id = ${id})`
  const emails = sql`(select lower(email) from users where id = ${id} or id in (
    select user_id from memberships where organisation_id = ${id} and approval = 'approved'))`
  return {
    people: sql`
      select users.id as "_id", first_name || ' ' || last_name as name, email, contact_roles as roles, approval, active
      from memberships join users on users.id = user_id where memberships.organisation_id = ${id}
      order by last_name, first_name, users.id limit 999`,
    organisations: sql`
      select organisations.id as "_id", name, contact_roles as roles, approval
      from memberships join organisations on organisations.id = organisation_id where user_id = ${id}
      order by name, organisations.id`,
    registrations: sql`
      select registrations.id as "_id", registrations.status, courses.title as course,
        ${at('sessions.start_date')} as "startDate", session_id as session,
        (select count(*)::int from registration_students where registration_id = registrations.id) as participants
      from registrations join sessions on sessions.id = session_id join courses on courses.id = course_id
      where ${owned} order by registrations.created_at desc limit ${most}`,
    invoices: sql`
      select id as "_id", number, status, issued_on::text as "issuedOn", due_on::text as "dueOn", total,
        document->>'creditOf' as "creditOf"
      from invoices where ${owned} order by ${numberOrder} desc limit ${most}`,
    bookings: sql`
      select id as "_id", status, date::text as date, persons from bookings
      where ${owned} order by bookings.date desc limit ${most}`,
    mails: sql`
      select id as "_id", "to", coalesce(subject, data->>'kind') as subject, ${at('created_at')} as "createdAt", ${at('sent_at')} as "sentAt"
      from mails where lower("to") in ${emails} order by created_at desc limit ${most}`,
    messages: sql`
      select id as "_id", subject, ${at('created_at')} as "createdAt", handled_at is not null as handled
      from contact_messages where lower(email) in ${emails} order by created_at desc limit ${most}`,
    history: sql`
      select "to", reason as about, ${at('state_changes.created_at')} as at, first_name || ' ' || last_name as by
      from state_changes left join users on users.id = user_id
      where entity in ('user', 'organisation') and entity_id = ${id} order by state_changes.created_at desc limit ${most}`,
  }
}

const recordOf = preparedFor((db) => {
  const id = sql.placeholder('id')
  const lists = Object.entries(recordsOf(id)).map(([name, rows]) => [
    name,
    jsonList(sql`select json_agg(one) from (${rows}) one`),
  ])
  return prepareSql(db, identityOf(id, selected(Object.fromEntries(lists))))
})

/** All that there is of an organisation or an account: what happened between it and the house, at one moment. */
export async function getCustomerRecord({ db }: ApiContext, id: string) {
  const [record] = await recordOf(db)({ id })
  if (!record) throw new ApiError('NOT_FOUND')
  return record
}
