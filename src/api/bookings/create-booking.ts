import { eq, sql } from 'drizzle-orm'
import type { NewBooking } from '../../../schemas/booking.ts'
import type { Executor } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { bookings, organisations, users } from '../../db/tables.ts'
import { defaultLocale } from '../../domain/locales.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { countMail } from '../mails/count-mail.ts'
import { getRow } from '../resource/get-row.ts'
import { toProvider } from '../to-provider.ts'
import { customerOf, toCustomer, visitOf } from './booking-mails.ts'
import { bookingResource } from './booking-resource.ts'
import { assertRoomSuits } from './rooms.ts'

/** What a signed-in customer need not type; null for everybody else, staff who note a call included. */
async function accountOf(db: Executor, caller: Principal | null) {
  if (caller?.role !== 'CONTACT') return null
  const [account] = await db
    .select({
      userId: users.id,
      organisationId: organisations.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      language: users.language,
      organisationName: organisations.name,
      vat: organisations.vat,
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
    throw new ApiError(
      'INVALID',
      missing.map(([path]) => ({ path, message: 'error.required' })),
    )
  }
  return {
    userId: account?.userId ?? null,
    organisationId: account?.organisationId ?? null,
    ...{ firstName, lastName, email },
    phone,
    organisationName: input.organisationName ?? account?.organisationName ?? null,
    vat: input.vat ?? account?.vat ?? null,
    language: input.language ?? account?.language ?? defaultLocale,
  }
}

/** A request for a room, from anybody; the customer gets a receipt, the provider is told. */
export async function createBooking(context: ApiContext, input: NewBooking) {
  const { db, pool, user, address } = context
  await countAttempt(pool, 'booking-address', { address })
  const contact = await contactOf(db, user, input)
  const { persons, date, dayPart, roomType = null } = input
  if (roomType) await assertRoomSuits(db, { ...input, roomType })
  await countMail(context, contact.email)
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({
        ...contact,
        ...{ persons, date, dayPart, roomTypeId: roomType },
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
    const { id, firstName, email } = booking
    await recordStateChange(tx, {
      entity: 'booking',
      entityId: id,
      from: null,
      to: 'new',
      userId: user?.userId ?? null,
    })
    const visit = { ...visitOf(booking), persons }
    await queueMail(tx, {
      key: `booking-received:${id}`,
      ...toCustomer(booking),
      kind: 'booking-received',
      values: { firstName, ...visit },
    })
    await queueMail(tx, {
      key: `booking-request:${id}`,
      ...toProvider,
      kind: 'booking-request',
      values: {
        customer: customerOf(booking),
        ...{ email, ...visit },
        url: context.controlPanelUrl(),
      },
    })
    // Who asks without an account may see the answer to this one call.
    return getRow(tx, user, { ...bookingResource, visible: undefined }, id)
  })
}
