import type { resultOf } from '../payment.ts'

/** Rooms are paid by their customer, never by a partner. */
export const roomResult = (result: ReturnType<typeof resultOf>) => (result === 'partner' ? 'pending' : result)
