import { type SQL, sql } from 'drizzle-orm'
import { doubleKinds } from '../../domain/customers.ts'
import { type ApiContext, invalid, type Query, readFilters, readPaging, uuidPattern } from '../platform/index.ts'

/** How like two names of people born on one day must be. */
const alike = 0.45

const customer = sql`coalesce(organisation_id, owner_id)`

const same = (one: string, more: SQL) => sql`select a.id as one, b.id as other, ${one}::text as why
  from present a join present b on a.customer = b.customer and (a.created_at, a.id) < (b.created_at, b.id) and ${more}`

/** Participants of one customer that are probably one person: `one` was there first. */
const likelyStudents = (of: string | undefined): SQL => sql`
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

const numberOf = (table: string) => sql`vat_number(${sql.identifier(table)}.vat)`

const key = (table: string) => sql`organisation_key(${sql.identifier(table)}.name)`

const isFirst = sql`(a.created_at, a.id) < (b.created_at, b.id)`

/** Each pair once; of one organisation, those that it is in. */
const pairOf = (of: string | undefined) => (of ? sql`a.id = ${of} and b.id <> a.id` : isFirst)

/** Organisations that are probably one, by their number or by a name that is nearly the same: `one` was there first. */
const likelyOrganisations = (of: string | undefined): SQL => sql`
  select distinct on (one, other) 'organisation' as kind, one, other, why, one as customer_id, kept.name as customer_name,
    kept.name as one_name, coalesce(kept.vat, kept.city) as one_about, gone.name as other_name,
    coalesce(gone.vat, gone.city) as other_about
  from (
    select case when ${isFirst} then a.id else b.id end as one, case when ${isFirst} then b.id else a.id end as other, why
    from organisations a join lateral (
      select *, 'vat' as why from organisations b where ${numberOf('b')} = ${numberOf('a')}
      union all select *, 'name' from organisations b where ${key('b')} % ${key('a')}
    ) b on ${pairOf(of)}
  ) found
  join organisations kept on kept.id = one join organisations gone on gone.id = other
  order by one, other, why desc`

const likely = { student: likelyStudents, organisation: likelyOrganisations }

function readAsked(query: Query) {
  readFilters(query, {}, ['page', 'limit', 'kind', 'customer'])
  const [customer] = query.customer ?? []
  if (customer !== undefined && !uuidPattern.test(customer)) throw invalid('customer', 'must be an id')
  const asked = query.kind?.[0]
  const kinds = asked === undefined ? doubleKinds : doubleKinds.filter((kind) => kind === asked)
  if (kinds.length === 0) throw invalid('kind', `must be one of ${doubleKinds.join(', ')}`)
  return { kinds, customer }
}

const party = (id: string, name: string, about: SQL) =>
  sql`json_build_object('_id', ${sql.identifier(id)}, 'name', ${sql.identifier(name)}, 'about', ${about})`

export async function listDuplicates({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const { kinds, customer } = readAsked(query)
  const found = sql.join(
    kinds.map((kind) => sql`(${likely[kind](customer)})`),
    sql` union all `,
  )
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local pg_trgm.similarity_threshold = 0.6`)
    const { rows } = await tx.execute<{ total: number }>(sql`
      select kind, why, ${party('customer_id', 'customer_name', sql`null::text`)} as customer,
        ${party('one', 'one_name', sql`one_about`)} as kept, ${party('other', 'other_name', sql`other_about`)} as dropped,
        (count(*) over ())::int as total
      from (${found}) likely order by kind = 'student', customer_name, one_name, one, other
      limit ${limit} offset ${(page - 1) * limit}`)
    return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0, page, limit }
  })
}
