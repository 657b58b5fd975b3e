import { randomUUID } from 'node:crypto'
import { roomTypes } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { workingDayFrom } from '../../src/domain/public-holidays.ts'
import type { TestApi } from './api.ts'

type Api = Pick<TestApi, 'db' | 'send' | 'as'>

export const inDays = (days: number) => plusDays(brusselsDay(new Date()), days)

/** The first day from then on which people are received. */
export const openDay = (days: number) => workingDayFrom(inDays(days))

/** The id of a room of one's own, for twelve, at 100 euro a half day and 180 the whole one. */
export async function newRoom({ db }: Pick<Api, 'db'>, given: Partial<typeof roomTypes.$inferInsert> = {}) {
  const [room] = await db
    .insert(roomTypes)
    .values({
      key: randomUUID(),
      name: { nl: 'Zaal Proef', en: 'Trial room', fr: null },
      description: { nl: 'Een zaal', en: null, fr: null },
      capacity: 12,
      surface: 30,
      priceHalfDay: 10_000,
      priceFullDay: 18_000,
      wheelchairAccess: true,
      pcRoom: false,
      whiteboard: true,
      configurations: ['class'],
      sequence: 99,
      ...given,
    })
    .returning({ id: roomTypes.id })
  if (!room) throw new Error('no room was made')
  return room.id
}

export const visit = {
  persons: 10,
  date: openDay(40),
  dayPart: 'morning',
  catering: 'coffee',
  configuration: 'class',
  ...{ address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE' },
}

/** Who asks without an account. */
export const visitor = () => ({
  ...{ firstName: 'Ann', lastName: 'Claes', email: `${randomUUID()}@bezoeker.test` },
  phone: '+32 2 555 01 20',
})

/** A request for a room, by somebody who is signed in or not. */
export async function requestRoom(api: Api, headers: Record<string, string> | undefined, given: object = {}) {
  const { status, body } = await api.send('POST', '/bookings', { ...visit, ...given }, headers)
  if (status !== 201) throw new Error(`No booking: ${JSON.stringify(body)}`)
  return body
}

/** What staff send to make it a quotation. */
export const quotation = (roomType: string, given: object = {}) => ({
  status: 'waiting_for_customer',
  offerValidUntil: inDays(10),
  alongside: true,
  roomType,
  ...given,
})

/** A booking whose quotation waits for its customer. */
export async function quotedBooking(api: Api, headers: Record<string, string> | undefined, given: object = {}) {
  const roomType = 'roomType' in given ? String(given.roomType) : await newRoom(api)
  const { _id } = await requestRoom(api, headers, { ...given, roomType })
  const { status, body } = await api.send('PUT', `/bookings/${_id}`, quotation(roomType), await api.as('STAFF'))
  if (status !== 200) throw new Error(`No quotation: ${JSON.stringify(body)}`)
  return body
}

/** What keeps a room for the house itself, on the day of `visit`. */
export const ownUse = (roomType: string, given: object = {}) => ({
  roomType,
  fromDay: visit.date,
  untilDay: visit.date,
  dayPart: 'morning',
  reason: 'maintenance',
  ...given,
})

/** The id of an own use of the house, in a room of its own unless one is given. */
export async function newOwnUse(api: Api, roomType?: string) {
  const room = roomType ?? (await newRoom(api))
  const { status, body } = await api.send('POST', '/room-uses', ownUse(room), await api.as('STAFF'))
  if (status !== 201) throw new Error(`No own use: ${JSON.stringify(body)}`)
  return String(body.find(({ roomType: used }: { roomType: string }) => used === room).ownUse)
}
