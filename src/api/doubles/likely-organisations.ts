import { type SQL, sql } from 'drizzle-orm'

const numberOf = (table: string) => sql`vat_number(${sql.identifier(table)}.vat)`

const key = (table: string) => sql`organisation_key(${sql.identifier(table)}.name)`

/** Each pair once; of one organisation, those that it is in. */
const pairOf = (of: string | undefined) =>
  of ? sql`a.id = ${of} and b.id <> a.id` : sql`(a.created_at, a.id) < (b.created_at, b.id)`

const isFirst = sql`(a.created_at, a.id) < (b.created_at, b.id)`

/** Organisations that are probably one, by their number or by a name that is nearly the same: `one` was there first. */
export const likelyOrganisations = (of: string | undefined): SQL => sql`
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
