import { sql } from 'drizzle-orm'
import { newRoomType, roomType } from '../../../schemas/site-content.ts'
import { bookings, courses, ownUses, roomTypes, roomUses, sessions } from '../../db/tables.ts'
import { editors, pick, pictureOf, resourceRoutes, roomDesk } from '../platform/index.ts'

const roomTypeColumns = {
  _id: roomTypes.id,
  ...pick(roomTypes, 'key', 'name', 'description', 'capacity', 'surface', 'priceHalfDay', 'priceFullDay'),
  ...pick(roomTypes, 'wheelchairAccess', 'pcRoom', 'whiteboard', 'configurations'),
  picture: pictureOf(roomTypes.pictureId),
  ...pick(roomTypes, 'sequence', 'updatedAt'),
}

/** Who asked for a room, the sessions in it, and when the house keeps it for itself. */
const usedBy = (id: string) => sql`
  select id as _id, 'booking' as kind, date::text as day, json_build_object(
    'nl', coalesce(organisation_name, first_name || ' ' || last_name), 'en', null, 'fr', null) as name
  from ${bookings} where ${bookings.roomTypeId} = ${id}
  union all select ${sessions.id}, 'session', (${sessions.startDate} at time zone 'Europe/Brussels')::date::text,
    ${courses.title}::json
  from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId} where exists (
    select from ${roomUses} where ${roomUses.sessionId} = ${sessions.id} and ${roomUses.roomTypeId} = ${id})
  union all select id, 'own_use', from_day::text, json_build_object('nl', coalesce(note, ''), 'en', null, 'fr', null)
  from ${ownUses} where ${ownUses.roomTypeId} = ${id}`

export const roomTypeRoutes = resourceRoutes({
  names: ['roomType', 'roomTypes'],
  words: {
    one: 'a room',
    many: 'rooms',
    about: 'The rooms to rent, with their equipment and prices in cents for half a day and a day, excluding VAT.',
  },
  more: {
    update: 'Editors change texts, pictures and equipment; prices are for staff (403).',
    delete: 'One that was booked gets 409.',
  },
  access: { read: 'everyone', create: roomDesk, update: [...editors, ...roomDesk], delete: roomDesk },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  table: roomTypes,
  columns: roomTypeColumns,
  journal: 'values',
  version: roomTypes.updatedAt,
  ordered: true,
  usedBy,
  filters: {
    _id: roomTypes.id,
    ...pick(roomTypes, 'key', 'name', 'capacity', 'surface', 'priceHalfDay', 'priceFullDay', 'wheelchairAccess'),
    ...pick(roomTypes, 'pcRoom', 'whiteboard', 'sequence'),
  },
  sort: [['sequence', 'ASC']],
  staffFields: { of: roomDesk, fields: ['priceHalfDay', 'priceFullDay'] },
  schema: roomType,
  input: newRoomType,
  toRow: ({ picture, ...row }) => (picture === undefined ? row : { ...row, pictureId: picture }),
})
