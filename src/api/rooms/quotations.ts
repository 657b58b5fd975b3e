import { eq, sql } from 'drizzle-orm'
import type { QuotationApproval, QuotationRefusal } from '../../../schemas/booking.ts'
import { offeredQuotation, quotationApproval, quotationRefusal } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { bookings } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { type ApiContext, ApiError, get, hashOf, pathParameter, post, routes } from '../platform/index.ts'
import { approveLocked } from './approve-offer.ts'
import { type BookingRow, bookingColumns, lockBooking, quotation } from './booking-resource.ts'
import { refuseOffer } from './requested-transitions.ts'

/** Nobody is signed in: whoever got the mail answers for the customer. */
const guest = { as: 'customer', userId: null } as const

const isOf = (token: string) => eq(bookings.offerTokenHash, hashOf(token))

const nothingMore = {
  customerRef: null,
  organisationName: null,
  offer: null,
  vat: null,
  address: null,
  zip: null,
  city: null,
  country: null,
}

/** The room that is taken, once the quotation was approved. */
const agreed = sql`case when status in ('waiting_for_payment', 'paid', 'completed') then json_build_object(
  'room', offer->'room', 'date', offer->'date', 'start', offer->'start', 'end', offer->'end') end`

/** A quotation as its link shows it; once it is answered, expired or withdrawn, only what became of it. 404 for any other link. */
async function presentQuotation({ db }: Pick<ApiContext, 'db'>, token: string) {
  const { status, date, reason, customerRef, organisationName, vat, address, zip, city, country } = bookingColumns
  const [row] = await db
    .select({
      status,
      date,
      reason,
      customerRef,
      organisationName,
      vat,
      address,
      zip,
      city,
      country,
      validUntil: bookings.offerValidUntil,
      offer: quotation,
      agreed,
    })
    .from(bookings)
    .where(isOf(token))
  if (!row) throw new ApiError('NOT_FOUND')
  const isOpen = row.status === 'waiting_for_customer' && (row.validUntil ?? '') >= brusselsDay(new Date())
  return isOpen ? { ...row, isOpen } : { ...row, ...nothingMore, isOpen }
}

async function answer(
  { db }: ApiContext,
  token: string,
  work: (tx: Transaction, booking: BookingRow) => Promise<unknown>,
) {
  const [found] = await db.select({ id: bookings.id }).from(bookings).where(isOf(token))
  if (!found) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => work(tx, await lockBooking(tx, found.id, isOf(token))))
}

/** Approves as the account does (`approveLocked`). */
async function approveQuotation(context: ApiContext, token: string, given: QuotationApproval) {
  await answer(context, token, (tx, booking) => approveLocked(context, tx, booking, given, guest))
}

/** Refuses with a reason; 409 when it is not the quotation that was read, or none waits for an answer. */
async function refuseQuotation(context: ApiContext, token: string, { offerNumber, reason }: QuotationRefusal) {
  await answer(context, token, async (tx, booking) => {
    if (offerNumber !== booking.offer?.number) throw new ApiError('EFFECT_CHANGED')
    await refuseOffer(context, tx, booking, guest, reason)
  })
}

const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in a guest's quotation does, for whoever holds its token. */
export const quotationRoutes = routes(
  get('/:token', {
    id: 'offeredQuotation',
    summary: 'The quotation of a guest, by the link of its mail',
    description:
      'The quotation that waits for an answer, and where its invoice would go. Once it was answered, expired or was withdrawn: only what became of it.',
    access: 'everyone',
    parameters,
    response: offeredQuotation,
    run: (context, { params }) => presentQuotation(context, params.token),
  }),
  post('/:token/approve', {
    id: 'approveQuotation',
    summary: 'Approves the quotation of a guest',
    description:
      'Approves it as `approveOffer` does for accounts: the room is then taken and the invoice goes out. Approving twice changes nothing; another quotation than the one that was read is 409.',
    access: 'everyone',
    parameters,
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'OFFER_EXPIRED', 'ROOM_TAKEN', 'EFFECT_CHANGED'],
    response: offeredQuotation,
    body: quotationApproval,
    run: async (context, { params, body }) => {
      const token = params.token
      await approveQuotation(context, token, body)
      return presentQuotation(context, token)
    },
  }),
  post('/:token/refuse', {
    id: 'refuseQuotation',
    summary: 'Refuses the quotation of a guest',
    description: 'Refuses it with a reason, which the provider reads; another one than the one that was read is 409.',
    access: 'everyone',
    parameters,
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'EFFECT_CHANGED'],
    response: offeredQuotation,
    body: quotationRefusal,
    run: async (context, { params, body }) => {
      const token = params.token
      await refuseQuotation(context, token, body)
      return presentQuotation(context, token)
    },
  }),
)
