import { useLayoutEffect, useMemo, useState } from 'react'
import { useForm } from 'react-final-form'
import type { CateringType, DayPart, HalfDay, RoomConfiguration, RoomWishes } from '../../domain/bookings.ts'
import {
  bookingPrice,
  cateringTypes,
  dayParts,
  halfDaysOf,
  missingIn,
  roomConfigurations,
} from '../../domain/bookings.ts'
import type { Locale } from '../../domain/locales.ts'
import type { Room } from './page.ts'

const subscription = { values: true }

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((name) => name === value)

/** People as typed; 0 while that is no number. */
const countOf = (value: unknown) => (/^\s*\d{1,4}\s*$/.test(String(value ?? '')) ? Number(value) : 0)

export interface Request extends RoomWishes {
  date: string
  dayPart?: DayPart
  roomType: string
  catering: CateringType
  reducedRate: boolean
}

const requestOf = (values: Record<string, unknown>): Request => ({
  persons: countOf(values.persons),
  configuration: oneOf<RoomConfiguration>(roomConfigurations, values.configuration),
  wheelchairAccess: values.wheelchairAccess === 'on',
  pcRoom: values.pcRoom === 'on',
  whiteboard: values.whiteboard === 'on',
  date: String(values.date ?? ''),
  dayPart: oneOf(dayParts, values.dayPart),
  roomType: String(values.roomType ?? ''),
  catering: oneOf(cateringTypes, values.catering) ?? 'none',
  reducedRate: values.reducedRate === 'on',
})

const isSame = (one: Request, other: Request) => JSON.stringify(one) === JSON.stringify(other)

/** One half day of one room. */
export interface Half {
  room: string
  date: string
  half: HalfDay
}

/** The part of the day once a half is pressed: with its other half it is the whole day, pressed again it is left out. */
function partWith({ date, roomType, dayPart }: Request, { room, date: day, half }: Half): DayPart {
  const chosen = dayPart && roomType === room && date === day ? halfDaysOf(dayPart) : []
  if (chosen.includes(half)) return chosen.find((other) => other !== half) ?? half
  return chosen.length > 0 ? 'all' : half
}

/** What the form's fields ask for, whoever draws them; a letter of another field draws nothing of it anew. */
export function useRequest() {
  const api = useForm()
  const [request, setRequest] = useState(() => requestOf(api.getState().values))
  useLayoutEffect(() => {
    const follow = ({ values = {} }: { values?: Record<string, unknown> }) => {
      const next = requestOf(values)
      setRequest((known) => (isSame(known, next) ? known : next))
    }
    return api.subscribe(follow, subscription)
  }, [api])
  const acts = useMemo(() => {
    const set = (given: Record<string, string>) =>
      api.batch(() => {
        for (const [name, value] of Object.entries(given)) api.change(name, value)
      })
    return {
      set,
      lay(half: Half) {
        set({ roomType: half.room, date: half.date, dayPart: partWith(requestOf(api.getState().values), half) })
      },
    }
  }, [api])
  return { request, ...acts }
}

/** The room that was chosen, else the smallest that has everything; that is the one the provider will propose. */
export function roomFor(rooms: Room[], request: Request): Room | undefined {
  const chosen = rooms.find(({ _id }) => _id === request.roomType)
  const fitting = rooms.filter((room) => missingIn(room, request).length === 0)
  return chosen ?? fitting.sort((one, other) => one.capacity - other.capacity)[0]
}

/** What it costs; null while the number of people or the part of the day is missing. */
export function priceOf({ persons, dayPart, catering, reducedRate }: Request, room: Room | undefined, locale: Locale) {
  return persons > 0 && dayPart && room ? bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }) : null
}
