import type { Waiting } from '../../domain/waiting.ts'
import type { accountPaths } from './account-paths.ts'

type Path = (typeof accountPaths)[number]

/** What of it waits at which part of the account, and the word for it there. */
const places: { kind: keyof Waiting; path: Path; text: 'toPay' | 'toAnswer' | 'toDecide' }[] = [
  { kind: 'registrationsToPay', path: '/my-account/registration-data', text: 'toPay' },
  { kind: 'bookingsToPay', path: '/my-account/bookings-data', text: 'toPay' },
  { kind: 'quotationsToAnswer', path: '/my-account/bookings-data', text: 'toAnswer' },
  { kind: 'requestsToDecide', path: '/my-account/participants', text: 'toDecide' },
  { kind: 'invoicesToPay', path: '/my-account/invoice-data', text: 'toPay' },
]

/** What waits at a part of the account. */
export const waitingAt = (path: string, waiting: Waiting | null | undefined) =>
  places.flatMap(({ kind, path: at, text }) => {
    const count = waiting?.[kind] ?? 0
    return at === path && count > 0 ? [{ text, count }] : []
  })

/** How much waits in all. */
export const waitingInAll = (waiting: Waiting | null | undefined): number =>
  places.reduce((sum, { kind }) => sum + (waiting?.[kind] ?? 0), 0)
