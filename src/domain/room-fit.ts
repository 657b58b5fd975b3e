import { type RoomConfiguration, type RoomFacility, roomFacilities } from './bookings.ts'

export type RoomWishes = { persons: number; configuration?: RoomConfiguration } & Partial<Record<RoomFacility, boolean>>

type FittingRoom = { capacity: number; configurations: readonly (string | null)[] } & Record<RoomFacility, boolean>

/** What of somebody's wishes a room does not have, by the name of the field; empty when it fits. */
export function missingIn(room: FittingRoom, wishes: RoomWishes): ('persons' | 'configuration' | RoomFacility)[] {
  const { persons, configuration } = wishes
  return [
    ...(room.capacity < persons ? (['persons'] as const) : []),
    ...(configuration && !room.configurations.includes(configuration) ? (['configuration'] as const) : []),
    ...roomFacilities.filter((facility) => wishes[facility] && !room[facility]),
  ]
}
