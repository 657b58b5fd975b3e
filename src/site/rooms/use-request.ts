import { useForm, useFormState } from 'react-final-form'
import type { CateringType, DayPart, RoomConfiguration, RoomWishes } from '../../domain/bookings.ts'
import { bookingPrice, cateringTypes, dayParts, missingIn, roomConfigurations } from '../../domain/bookings.ts'
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

/** What the form's fields ask for, whoever draws them. */
export function useRequest(): { request: Request; set(values: Record<string, string>): void } {
  const api = useForm()
  const { values } = useFormState({ subscription })
  const text = (name: string) => String(values[name] ?? '')
  const request: Request = {
    persons: countOf(values.persons),
    configuration: oneOf<RoomConfiguration>(roomConfigurations, values.configuration),
    wheelchairAccess: values.wheelchairAccess === 'on',
    pcRoom: values.pcRoom === 'on',
    whiteboard: values.whiteboard === 'on',
    date: text('date'),
    dayPart: oneOf(dayParts, values.dayPart),
    roomType: text('roomType'),
    catering: oneOf(cateringTypes, values.catering) ?? 'none',
    reducedRate: values.reducedRate === 'on',
  }
  return {
    request,
    set: (given) =>
      api.batch(() => {
        for (const [name, value] of Object.entries(given)) api.change(name, value)
      }),
  }
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
