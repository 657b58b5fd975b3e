import { eq, sql } from 'drizzle-orm'
import type { NewBooking } from '../../../schemas/booking.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { bookings, organisations, users } from '../../db/tables.ts'
import { bookingPrice, bookingWords, customerOf, roomFacilities } from '../../domain/bookings.ts'
import { defaultLocale, inLocale, type Locale } from '../../domain/locales.ts'
import type { RequestFacts } from '../../domain/room-mails.ts'
import { countMail } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  countAttempt,
  getRow,
  idempotent,
  jsonObject,
  pick,
  requestHash,
  toProvider,
} from '../platform/index.ts'
import { type BookingRow, bookingResource } from './booking-resource.ts'
import { assertRoomSuits, roomsOf } from './rooms.ts'
import { bookingPage, customerMail, localeOf, visitOf } from './transition-booking.ts'

/** Everything that a request for a room asks for, as a mail in that language repeats it. */
function requestFacts(
  booking: BookingRow,
  { asked, room }: Awaited<ReturnType<typeof roomsOf>>,
  locale: Locale,
): RequestFacts {
  const { persons, dayPart, catering, reducedRate, configuration } = booking
  const facilities = roomFacilities.filter((name) => booking[name])
  return {
    ...visitOf(booking),
    persons,
    room: asked ? (inLocale(asked.name, locale) ?? '') : bookingWords.roomToChoose[locale],
    setup: bookingWords.configuration[configuration][locale],
    facilities: facilities.map((name) => bookingWords.facility[name][locale]).join(', '),
    catering: bookingWords.catering[catering][locale],
    rate: reducedRate ? bookingWords.reducedRate[locale] : '',
    customerRef: booking.customerRef ?? '',
    notes: booking.notes ?? '',
    estimate: room ? bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }).total : 0,
  }
}

type Billed = Pick<BookingRow, 'address' | 'zip' | 'city' | 'country'>

const addressIn = (table: typeof users | typeof organisations) =>
  jsonObject(pick(table, 'address', 'zip', 'city', 'country'))

/** Where the invoice goes: what was typed, else what the account says; never a part of each. */
function billedAt(input: NewBooking, known: Billed | null | undefined): Billed {
  const { address = null, zip = null, city = null, country = null } = input.address ? input : (known ?? input)
  return { address, zip, city, country }
}

/** What a signed-in customer need not type; null for everybody else, staff who note a call included. */
async function accountOf(db: Executor, caller: Principal | null) {
  if (caller?.role !== 'CONTACT') return null
  const [account] = await db
    .select({
      userId: users.id,
      organisationId: organisations.id,
      ...pick(users, 'firstName', 'lastName', 'email', 'phone', 'language'),
      organisationName: organisations.name,
      vat: organisations.vat,
      billed: sql<Billed | null>`case when ${organisations.id} is null then ${addressIn(users)} else ${addressIn(organisations)} end`,
    })
    .from(users)
    .leftJoin(organisations, caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`)
    .where(eq(users.id, caller.userId))
  if (!account) throw new ApiError('TOKEN_INVALID')
  return account
}

/** Who asks: what was typed, else what the account says. */
async function contactOf(db: Executor, caller: Principal | null, input: NewBooking) {
  const account = await accountOf(db, caller)
  const firstName = input.firstName || account?.firstName
  const lastName = input.lastName || account?.lastName
  const email = input.email || account?.email
  const phone = input.phone ?? account?.phone ?? null
  // Who has no account gives a number too: there is no other way to reach them (CONTRACT, Settled).
  if (!firstName || !lastName || !email || !(phone || account || caller)) {
    const asked = { firstName, lastName, email, ...(!account && !caller && { phone }) }
    const missing = Object.entries(asked).filter(([, value]) => !value)
    const details = missing.map(([path]) => ({ path, message: 'error.required' }))
    throw new ApiError('INVALID', details)
  }
  return {
    userId: account?.userId ?? null,
    organisationId: account?.organisationId ?? null,
    firstName,
    lastName,
    email,
    phone,
    organisationName: input.organisationName ?? account?.organisationName ?? null,
    vat: input.vat ?? account?.vat ?? null,
    ...billedAt(input, account?.billed),
    language: input.language ?? account?.language ?? defaultLocale,
  }
}

async function insertBooking(
  tx: Transaction,
  input: NewBooking,
  whose: Awaited<ReturnType<typeof contactOf>> & { requestHash: string | null },
) {
  const [booking] = await tx
    .insert(bookings)
    .values({
      ...whose,
      ...pick(input, 'persons', 'date', 'dayPart'),
      roomTypeId: input.roomType ?? null,
      catering: input.catering ?? 'none',
      configuration: input.configuration ?? 'class',
      reducedRate: input.reducedRate ?? false,
      wheelchairAccess: input.wheelchairAccess ?? false,
      pcRoom: input.pcRoom ?? false,
      whiteboard: input.whiteboard ?? false,
      notes: input.notes ?? null,
      customerRef: input.customerRef ?? null,
    })
    .returning()
  if (!booking) throw new ApiError('UNKNOWN')
  return booking
}

async function mailBoth(tx: Transaction, booking: BookingRow, context: ApiContext) {
  const { id, email, phone } = booking
  const rooms = await roomsOf(tx, booking)
  const asked = requestFacts(booking, rooms, localeOf(booking))
  const mail = customerMail(booking, { ...asked, ...bookingPage(context, booking) })
  await queueMail(tx, { ...mail, kind: 'booking-received' })
  const url = context.controlPanelUrl(`/requests/${id}`)
  const who = { customer: customerOf(booking), email, phone: phone ?? '', url }
  const values = { ...who, ...requestFacts(booking, rooms, toProvider.locale) }
  await queueMail(tx, { about: id, ...toProvider, kind: 'booking-request', values })
}

/** Who asks without an account may see the answer to this one call. */
const seenByAll = { ...bookingResource, visible: undefined }

/** A request for a room, from anybody; the customer gets a receipt, the provider is told. */
export async function createBooking(context: ApiContext, input: NewBooking, key: string | null) {
  const { db, pool, user, address } = context
  const hash = requestHash(key, user?.userId, input)
  async function count() {
    await countAttempt(pool, 'booking-address', { address })
    const contact = await contactOf(db, user, input)
    if (input.roomType) await assertRoomSuits(db, { ...input, roomType: input.roomType })
    await countMail(context, contact.email)
    return contact
  }
  const id = await idempotent({
    db,
    table: bookings,
    hash,
    count,
    async make(tx, contact) {
      const booking = await insertBooking(tx, input, { ...contact, requestHash: hash })
      await recordStateChange(tx, 'booking', booking.id, { to: 'new', userId: user?.userId })
      await mailBoth(tx, booking, context)
      return booking.id
    },
  })
  return getRow(db, user, seenByAll, id)
}
