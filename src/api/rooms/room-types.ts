import { newRoomType, roomType } from '../../../schemas/site-content.ts'
import { roomTypes } from '../../db/tables.ts'
import { editors, pick, pictureOf, resourceRoutes, roomDesk } from '../platform/index.ts'

const roomTypeColumns = {
  _id: roomTypes.id,
  ...pick(roomTypes, 'key', 'name', 'description', 'capacity', 'surface', 'priceHalfDay', 'priceFullDay'),
  ...pick(roomTypes, 'wheelchairAccess', 'pcRoom', 'whiteboard', 'configurations'),
  picture: pictureOf(roomTypes.pictureId),
  sequence: roomTypes.sequence,
}

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
