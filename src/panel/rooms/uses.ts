import { brusselsDay } from '../../domain/days.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'

export interface Room {
  /** null: no room is chosen yet. */
  id: string | null
  name: string
}

export type Use = NonNullable<NonNullable<PanelRoomsQuery['roomUses']>[number]>

export const usesOfRoom = (uses: readonly Use[], room: Room, day: string) =>
  uses.filter(({ roomType, start }) => roomType === room.id && brusselsDay(new Date(start)) === day)
