import { type SQL, sql } from 'drizzle-orm'

/** How like two names of people born on one day must be. */
const alike = 0.45

/** Whose participant it is. */
const customer = sql`coalesce(organisation_id, owner_id)`

const same = (one: string, more: SQL) => sql`select a.id as one, b.id as other, ${one}::text as why
  from present a join present b on a.customer = b.customer and (a.created_at, a.id) < (b.created_at, b.id) and ${more}`

/** Participants of one customer that are probably one person: `one` was there first. */
export const likelyStudents = (of: string | undefined): SQL => sql`
  select distinct on (one, other) 'student' as kind, one, other, why, found.customer_id,
    coalesce(organisations.name, users.first_name || ' ' || users.last_name) as customer_name,
    kept.first_name || ' ' || kept.last_name as one_name, kept.email as one_about,
    gone.first_name || ' ' || gone.last_name as other_name, gone.email as other_about
  from (
    with present as materialized (
      select id, ${customer} as customer, sort_name, date_of_birth, created_at,
        regexp_replace(lower(email), '\\+[^@]*@', '@') as mailbox
      from students where status <> 'deleted' and ${of ? sql`${customer} = ${of}` : sql`true`})
    select pairs.*, present.customer as customer_id from (
      ${same('email', sql`a.mailbox = b.mailbox`)}
      union all ${same('nameAndBirth', sql`a.sort_name = b.sort_name and a.date_of_birth = b.date_of_birth`)}
      union all ${same('name', sql`a.sort_name = b.sort_name and (a.date_of_birth is null or b.date_of_birth is null)`)}
      union all ${same(
        'birth',
        sql`a.date_of_birth = b.date_of_birth and a.sort_name <> b.sort_name
          and similarity(a.sort_name, b.sort_name) > ${alike}`,
      )}
    ) pairs join present on present.id = one
  ) found
  join students kept on kept.id = one join students gone on gone.id = other
  left join organisations on organisations.id = customer_id left join users on users.id = customer_id
  order by one, other, why = 'nameAndBirth' desc, why`
