import { sql } from 'drizzle-orm'

const state = sql`case when not users.active then 'inactive'
  when exists (select from memberships where user_id = users.id and approval = 'pending') then 'waiting'
  else 'active' end`

/** Organisations and the accounts of customers, as one list. */
export const allCustomers = sql`(
  select id, 'organisation' as kind, name, null as email, vat as about, 'active' as state, created_at,
    vat, null as phone, plain_text(concat_ws(' ', name, vat, city)) as search_text
  from organisations
  union all
  select users.id, 'person', users.first_name || ' ' || users.last_name, users.email, organisations.name, ${state},
    users.created_at, null, users.phone,
    plain_text(concat_ws(' ', users.first_name, users.last_name, users.first_name, users.email, organisations.name))
  from users left join organisations on organisations.id = users.organisation_id
  where users.role = 'CONTACT') customers`
