import { newRoomType, roomType } from '../../../schemas/site-content.ts'
import { roomTypes } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { roomTypeColumns } from './present-room-type.ts'

export const roomTypeRoutes = resourceRoutes({
  names: ['roomType', 'roomTypes'],
  table: roomTypes,
  columns: roomTypeColumns,
  filters: {
    _id: { kind: 'id', column: roomTypes.id },
    key: { kind: 'text', column: roomTypes.key },
    name: { kind: 'localized', column: roomTypes.name },
    capacity: { kind: 'number', column: roomTypes.capacity },
    surface: { kind: 'number', column: roomTypes.surface },
    priceHalfDay: { kind: 'number', column: roomTypes.priceHalfDay },
    priceFullDay: { kind: 'number', column: roomTypes.priceFullDay },
    wheelchairAccess: { kind: 'boolean', column: roomTypes.wheelchairAccess },
    pcRoom: { kind: 'boolean', column: roomTypes.pcRoom },
    whiteboard: { kind: 'boolean', column: roomTypes.whiteboard },
    sequence: { kind: 'number', column: roomTypes.sequence },
  },
  sort: [['sequence', 'ASC']],
  schema: roomType,
  input: newRoomType,
  toRow: ({ picture, ...row }) => (picture === undefined ? row : { ...row, pictureId: picture }),
})
