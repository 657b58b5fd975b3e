import { brusselsDay } from '../../domain/days.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'

export interface Room {
  /** null: no room is chosen yet. */
  id: string | null | typeof withoutRoom
  name: string
}

/** The line of sessions that have no room yet. */
export const withoutRoom = 'none'

export type Use = NonNullable<NonNullable<PanelRoomsQuery['roomUses']>[number]>

export const usesOfRoom = (uses: readonly Use[], room: Room, day: string) =>
  uses.filter(({ roomType, start }) => (roomType ?? withoutRoom) === room.id && brusselsDay(new Date(start)) === day)
