import { eq, sql } from 'drizzle-orm'
import { billedFields, offeredQuotation, quotationApproval, quotationRefusal } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { bookings } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { type ApiContext, ApiError, get, hashOf, pathParameter, pick, post, routes } from '../platform/index.ts'
import { approveLocked } from './approve-offer.ts'
import { type BookingRow, lockBooking, quotation } from './booking-resource.ts'
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
  const [row] = await db
    .select({
      ...pick(bookings, 'status', 'date', 'reason', 'customerRef', 'organisationName', ...billedFields),
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

/** Answers the quotation of a link, which is shown as it then stands. */
async function answer(
  context: ApiContext,
  token: string,
  work: (tx: Transaction, booking: BookingRow) => Promise<unknown>,
) {
  const [found] = await context.db.select({ id: bookings.id }).from(bookings).where(isOf(token))
  if (!found) throw new ApiError('NOT_FOUND')
  await context.db.transaction(async (tx) => work(tx, await lockBooking(tx, found.id, isOf(token))))
  return presentQuotation(context, token)
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
    run: (context, { params, body }) =>
      answer(context, params.token, (tx, booking) => approveLocked(context, tx, booking, body, guest)),
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
    run: (context, { params, body: { offerNumber, reason } }) =>
      answer(context, params.token, async (tx, booking) => {
        if (offerNumber !== booking.offer?.number) throw new ApiError('EFFECT_CHANGED')
        await refuseOffer(context, tx, booking, guest, reason)
      }),
  }),
)
