import { getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { organisations, students } from '../../../db/tables.ts'
import { type DoubleKind, doubleKinds, mergedFields } from '../../../domain/doubles.ts'
import { ApiError, uuidPattern } from '../../platform/index.ts'
import type { Pair, Row } from './pair.ts'

const tables = { student: students, organisation: organisations }

/** Which two, as an address says it. */
export interface Addressed {
  kind: string
  kept: string
  dropped: string
}

/** The ids of an address, as the database writes them; 404 where they are none. */
export function readAddressed(params: Addressed) {
  const kind = doubleKinds.find((one) => one === params.kind)
  const [kept, dropped] = [params.kept.toLowerCase(), params.dropped.toLowerCase()]
  if (!kind || !uuidPattern.test(kept) || !uuidPattern.test(dropped)) throw new ApiError('NOT_FOUND')
  return { kind, pair: { kept, dropped } }
}

/** How the database calls what may differ. */
export const columnsOf = (kind: DoubleKind): [field: string, column: string][] => {
  const columns: Record<string, { name: string }> = getTableColumns(tables[kind])
  return mergedFields[kind].map((field) => [field, columns[field]?.name ?? field])
}

export const tableOf = (kind: DoubleKind) => tables[kind]

const nameOf = ({ name, first_name, last_name }: Row) =>
  typeof name === 'string' ? name : `${first_name} ${last_name}`

/** Whose participant it is; an organisation is itself a customer. */
const customerOf = (kind: DoubleKind, { id, organisation_id, owner_id }: Row) =>
  String((kind === 'organisation' ? id : (organisation_id ?? owner_id)) ?? '')

/** Both rows as they stand; 404 where one is not there. */
export async function readRows(db: Executor, kind: DoubleKind, { kept, dropped }: Pair) {
  const { rows } = await db.execute<{ found: Row; version: string }>(sql`
    select to_jsonb(one) as found, md5(string_agg(one::text, '') over (
      order by one.id rows between unbounded preceding and unbounded following)) as version
    from ${tables[kind]} as one where id in (${kept}, ${dropped})
      ${kind === 'student' ? sql`and status <> 'deleted'` : sql``}`)
  const [one, other] = [kept, dropped].map((id) => rows.find(({ found }) => found.id === id))
  if (!one || !other || one === other) throw new ApiError('NOT_FOUND')
  return { kept: one.found, dropped: other.found, version: one.version }
}

/** Two that may become one, `version` saying how they stand; 404 where they are not of one customer. */
export async function readPair(db: Executor, kind: DoubleKind, pair: Pair) {
  const { kept, dropped, version } = await readRows(db, kind, pair)
  const customer = customerOf(kind, kept)
  const isOfAnother = kind === 'student' && customerOf(kind, dropped) !== customer
  if (!customer || isOfAnother) throw new ApiError('NOT_FOUND')
  return { kept, dropped, version, customer, names: [nameOf(kept), nameOf(dropped)] }
}
