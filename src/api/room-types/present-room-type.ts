import { roomTypes } from '../../db/tables.ts'
import { pictureOf } from '../present-picture.ts'

export const roomTypeColumns = {
  _id: roomTypes.id,
  key: roomTypes.key,
  name: roomTypes.name,
  description: roomTypes.description,
  capacity: roomTypes.capacity,
  surface: roomTypes.surface,
  priceHalfDay: roomTypes.priceHalfDay,
  priceFullDay: roomTypes.priceFullDay,
  wheelchairAccess: roomTypes.wheelchairAccess,
  pcRoom: roomTypes.pcRoom,
  whiteboard: roomTypes.whiteboard,
  configurations: roomTypes.configurations,
  picture: pictureOf(roomTypes.pictureId),
  sequence: roomTypes.sequence,
}
