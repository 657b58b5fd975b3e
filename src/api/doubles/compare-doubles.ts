import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import type { DoubleKind } from '../../domain/doubles.ts'
import type { ApiContext } from '../context.ts'
import { readFilters } from '../filters.ts'
import { readLocale } from '../list-query.ts'
import { instantOf } from '../present-instant.ts'
import type { Query } from '../resource/list-rows.ts'
import { organisationClashes } from './organisation-clashes.ts'
import { organisationRecords } from './organisation-records.ts'
import type { Pair, Row } from './pair.ts'
import { type Addressed, columnsOf, readAddressed, readPair } from './read-pair.ts'
import { studentClashes } from './student-clashes.ts'
import { studentRecords } from './student-records.ts'

const records = { student: studentRecords, organisation: organisationRecords }
const clashes = { student: studentClashes, organisation: organisationClashes }

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** So many of what there is are named. */
const mostNamed = 8

async function recordsOf(db: Executor, of: SQL) {
  const { rows } = await db.execute(sql`
    select kind, count(*)::int as count,
      (array_agg(json_build_object('name', name, 'at', ${instantOf(sql`at`)}) order by at desc nulls last))[1:${sql.raw(String(mostNamed))}] as newest
    from (${of}) as records (kind, name, at) group by kind order by kind`)
  return rows
}

export async function clashesOf(db: Executor, kind: DoubleKind, pair: Pair, locale: string) {
  const { rows } = await db.execute(sql`
    select kind, name, ${instantOf(sql`at`)} as at from (${clashes[kind](pair, locale)}) as clashing (kind, name, at)
    order by at, kind, name`)
  return rows
}

const customerParty = (db: Executor, id: string) =>
  db.execute<{ name: string }>(sql`
    select name from organisations where id = ${id}
    union all select first_name || ' ' || last_name from users where id = ${id}`)

/** Two beside each other: what is known of each, what each has, and why they cannot be one yet. */
export async function compareDoubles({ db }: ApiContext, addressed: Addressed, query: Query) {
  const { kind, pair } = readAddressed(addressed)
  readFilters(query, {}, ['locale'])
  const locale = readLocale(query)
  return db.transaction(async (tx) => {
    const { kept, dropped, version, customer, names } = await readPair(tx, kind, pair)
    const side = async (row: Row, name = '') => ({
      _id: row.id,
      name,
      createdAt: new Date(String(row.created_at)).toISOString(),
      records: await recordsOf(tx, records[kind](row.id, locale)),
    })
    const { rows } = await customerParty(tx, customer)
    return {
      ...{ kind, version },
      customer: { _id: customer, name: rows[0]?.name ?? '', about: null },
      kept: await side(kept, names[0]),
      dropped: await side(dropped, names[1]),
      fields: columnsOf(kind).map(([name, column]) => ({
        name,
        kept: textOf(kept[column]),
        dropped: textOf(dropped[column]),
      })),
      clashes: await clashesOf(tx, kind, pair, locale),
    }
  })
}
