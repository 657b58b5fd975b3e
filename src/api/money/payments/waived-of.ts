import { type SQLWrapper, sql } from 'drizzle-orm'

/** Cents that staff accepted never to come for a registration: what is credited of them goes back to nobody. */
export const waivedOf = (registrationId: SQLWrapper) => sql<number>`coalesce((
  select sum(waived.amount - waived.paid_amount) from payments waived
  where waived.registration_id = ${registrationId} and waived.status = 'paid' and waived.transfer_reference is null
    and waived.paid_amount < waived.amount), 0)::int`
