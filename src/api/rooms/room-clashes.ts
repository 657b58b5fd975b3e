import { type SQL, sql } from 'drizzle-orm'
import { bundledTexts } from '../../../locales/texts.ts'
import type { Executor } from '../../db/client.ts'
import { bookings, courses, ownUses, roomUses, sessions } from '../../db/tables.ts'
import type { OwnUseReason } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { formatDays } from '../../domain/format-days.ts'
import { inLocale, type Locale, type Localized, perLocale } from '../../domain/locales.ts'
import type { ClashKind, ClashPlace } from '../../domain/sessions.ts'
import { ApiError } from '../platform/index.ts'
import { bookingEnd, bookingStart, type Hours, spanOf } from './room-uses.ts'
import { isApproved, isOpen } from './rooms.ts'

export interface Clash {
  kind: ClashKind
  id: string
  /** What it meets, and on which days, for who works here. */
  name: Localized
  /** The beginnings of the wanted hours that meet it. */
  met: string[]
}

export interface PlacedClash extends Clash {
  place: ClashPlace
}

/** How a clash is named to who accepts it: 'room.booking.' and its id. */
const keyOf = ({ place, kind, id }: PlacedClash) => `${place}.${kind}.${id}`

interface Accepting {
  isClashAccepted?: boolean | undefined
  seenClashes?: string[] | undefined
}

/**
 * 409 at the first place where something clashes, unless that is accepted, all of it or what was seen; its details name
 * each clash, at `clashes.` and its key.
 */
export function assertNoClash(clashes: readonly PlacedClash[], { isClashAccepted, seenClashes }: Accepting) {
  const isAccepted = (clash: PlacedClash) => isClashAccepted === true && (seenClashes?.includes(keyOf(clash)) ?? true)
  if (clashes.every(isAccepted)) return
  const named = clashes.map((clash) => ({ path: `clashes.${keyOf(clash)}`, message: clash.name.en, texts: clash.name }))
  const [code, first] = clashes.some(({ place }) => place === 'trainer')
    ? (['TRAINER_TAKEN', { path: 'trainer', message: 'error.trainerTaken' }] as const)
    : (['ROOM_NOT_FREE', { path: 'roomType', message: 'error.roomNotFree' }] as const)
  throw new ApiError(code, [first, ...named])
}

interface Wanted {
  roomType: string
  hours: Hours
  /** The session or own use that asks. */
  except?: string | undefined
}

interface Row extends Record<string, unknown> {
  kind: ClashKind
  id: string
  title: Partial<Localized> | null
  customer: string | null
  reason: OwnUseReason | null
  days: string[]
  /** For each of its hours, what of the wanted ones meets it. */
  met: (string[] | null)[]
}

/** The wanted hours that meet something, each once. */
export const metOf = (met: Row['met']): string[] => [...new Set(met.flatMap((some) => some ?? []))]

/** A whole day written alone, as the calendar of rooms names what stands in it. */
function nameOf({ kind, title, customer, reason, days }: Row): Localized {
  const nameIn = (locale: Locale) => {
    const { clashKinds: kinds, reasons } = bundledTexts[locale]['panel-rooms']
    const subject = title ? inLocale(title, locale) : reason ? reasons[reason] : customer
    return `${kind === 'session' ? '' : `${kinds[kind]}: `}${subject ?? ''}, ${formatDays(days, locale)}`
  }
  return perLocale(nameIn)
}

/** What a room is used or asked for at one of these hours: sessions, bookings, open quotations, own use. */
export async function findRoomClashes(db: Executor, { roomType, hours, except }: Wanted): Promise<Clash[]> {
  const first = spanOf(hours)?.start
  if (!first) return []
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) wanted ("start" timestamptz, "end" timestamptz)`
  const wantedAt = (start: SQL | typeof roomUses.startsAt, end: SQL | typeof roomUses.endsAt) =>
    sql`from ${wanted} where wanted."start" < ${end} and wanted."end" > ${start}`
  const [byUse, byBooking] = [wantedAt(roomUses.startsAt, roomUses.endsAt), wantedAt(bookingStart, bookingEnd)]
  const metByUse = sql`json_agg((select json_agg(wanted."start") ${byUse}))`
  const isUsed = sql`${roomUses.roomTypeId} = ${roomType} and ${roomUses.endsAt} > ${first}
    and exists (select ${byUse})`
  const others = (id: SQL | typeof sessions.id | typeof ownUses.id) => (except ? sql`${id} <> ${except}` : sql`true`)
  const { rows } = await db.execute<Row>(sql`
    select 'session' as kind, ${sessions.id} as id, ${courses.title} as title, null as customer, null as reason,
      json_agg(${roomUses.startsAt} order by ${roomUses.startsAt}) as days, ${metByUse} as met
    from ${roomUses} join ${sessions} on ${sessions.id} = ${roomUses.sessionId}
    join ${courses} on ${courses.id} = ${sessions.courseId}
    where ${isUsed} and ${others(sessions.id)} group by ${sessions.id}, ${courses.title}
    union all
    select 'ownUse', ${ownUses.id}, null, null, ${ownUses.reason},
      json_agg(${roomUses.startsAt} order by ${roomUses.startsAt}), ${metByUse}
    from ${roomUses} join ${ownUses} on ${ownUses.id} = ${roomUses.ownUseId}
    where ${isUsed} and ${others(ownUses.id)} group by ${ownUses.id}
    union all
    select case when ${isApproved} then 'booking' else 'quotation' end, ${bookings.id}, null,
      coalesce(${bookings.organisationName}, ${bookings.firstName} || ' ' || ${bookings.lastName}), null,
      json_build_array(${bookings.date}), json_build_array((select json_agg(wanted."start") ${byBooking}))
    from ${bookings} where ${bookings.roomTypeId} = ${roomType} and ${bookings.date} >= ${brusselsDay(new Date(first))}
      and (${isApproved} or ${isOpen()}) and exists (select ${byBooking})
    order by 1, 2`)
  return rows.map((row) => ({ kind: row.kind, id: row.id, name: nameOf(row), met: metOf(row.met) }))
}
