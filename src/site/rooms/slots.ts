import { type DayPart, type HalfDay, halfDays, halfDaysOf, hasBegun } from '../../domain/bookings.ts'
import { isWorkingDay } from '../../domain/days.ts'
import type { TakenHalf } from './rooms-query.ts'
import type { Request } from './use-request.ts'

export type SlotState = 'free' | 'quoted' | 'taken' | 'past' | 'closed' | 'unknown'

/** One half day of one room. */
export interface Slot {
  room: string
  date: string
  half: HalfDay
  state: SlotState
  isChosen: boolean
}

const isChosen = ({ date, dayPart, roomType }: Request, room: string, day: string, half: HalfDay) =>
  roomType === room && date === day && dayPart !== undefined && halfDaysOf(dayPart).includes(half)

function stateOf(taken: TakenHalf[] | null, room: string, day: string, half: HalfDay, now: string): SlotState {
  if (hasBegun(day, half, now)) return 'past'
  if (!isWorkingDay(day)) return 'closed'
  if (!taken) return 'unknown'
  const found = taken.find(({ roomType, date, dayPart }) => roomType === room && date === day && dayPart === half)
  return found?.state ?? 'free'
}

/** The half days of a room, in the order of the days; those that have begun, and days off, cannot be had. */
export const slotsOf = (
  room: string,
  days: string[],
  now: string,
  taken: TakenHalf[] | null,
  request: Request,
): Slot[] =>
  days.flatMap((date) =>
    halfDays.map((half) => ({
      ...{ room, date, half },
      state: stateOf(taken, room, date, half, now),
      isChosen: isChosen(request, room, date, half),
    })),
  )

/** The part of the day once a half is pressed: with its other half it is the whole day, pressed again it is left out. */
export function partWith({ date, roomType, dayPart }: Request, { room, date: day, half }: Slot): DayPart {
  const chosen = dayPart && roomType === room && date === day ? halfDaysOf(dayPart) : []
  if (chosen.includes(half)) return chosen.find((other) => other !== half) ?? half
  return chosen.length > 0 ? 'all' : half
}
