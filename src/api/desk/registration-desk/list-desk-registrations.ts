import { sql } from 'drizzle-orm'
import type { Localized } from '../../../domain/locales.ts'
import type { PaymentOutcome, RegistrationStatus } from '../../../domain/registration-states.ts'
import { canceled } from '../../../domain/registration-states.ts'
import { type ApiContext, instantOf, readPaging } from '../../platform/index.ts'
import { mostCounted, readDeskQuery } from './find-registrations.ts'

type Query = Record<string, string[]>

export type DeskRow = {
  _id: string
  customer: string
  contact: string
  phone: string | null
  participants: number
  session: string
  course: Localized
  startDate: string
  status: RegistrationStatus
  outcome: PaymentOutcome | null
  total: number
  createdAt: string
  isCanceled: boolean
  creditNotes: { _id: string; number: string }[]
}

/** What the desk sees of the registrations that `found` names. */
export const deskColumns = sql`registrations.id as _id, registrations.invoice->>'name' as customer,
  users.first_name || ' ' || users.last_name as contact, users.phone,
  (select count(*)::int from registration_students where registration_students.registration_id = registrations.id)
    as participants,
  registrations.session_id as session, courses.title as course,
  ${instantOf(sql.raw('sessions.start_date'))} as "startDate", registrations.status, registrations.outcome,
  registrations.net + registrations.vat as total, ${instantOf(sql.raw('registrations.created_at'))} as "createdAt",
  exists (select from state_changes where state_changes.entity = 'registration'
    and state_changes.entity_id = registrations.id and state_changes.reason = ${canceled}) as "isCanceled",
  coalesce((
    select json_agg(json_build_object('_id', notes.id, 'number', notes.number) order by notes.number)
    from invoices notes where notes.document ? 'creditOf' and notes.follows_id in (
      select billed.id from invoices billed join invoices first on first.id in (billed.id, billed.follows_id)
      where first.registration_id = registrations.id)), '[]') as "creditNotes"`

export const fromDesk = sql`registrations join users on users.id = registrations.user_id
  join sessions on sessions.id = registrations.session_id join courses on courses.id = sessions.course_id`

/** A page of all registrations but those that were taken back unpaid; both statements stay within an index. */
export async function listDeskRegistrations(context: ApiContext, query: Query) {
  const { db } = context
  const { page, limit } = readPaging(query)
  const { fits, isMany, order } = await readDeskQuery(context, query, ['page', 'limit'])
  const { rows: items } = await db.execute<DeskRow>(sql`
    select ${deskColumns} from ${fromDesk}
    where registrations.id = any(array(
      select registrations.id from registrations where ${fits} order by ${order}
      limit ${limit} offset ${(page - 1) * limit}))
    order by ${order}`)
  if (isMany) return { items, total: mostCounted, isMore: true, page, limit }
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from registrations where ${fits} limit ${mostCounted + 1}) counted`)
  const total = rows[0]?.total ?? 0
  return { items, total: Math.min(total, mostCounted), isMore: total > mostCounted, page, limit }
}
