import type { StateTable } from './state-table.ts'

export const waitingListStatuses = ['waiting', 'offered', 'accepted', 'lapsed', 'withdrawn'] as const
export type WaitingListStatus = (typeof waitingListStatuses)[number]

export const waitingListTransitions: StateTable<WaitingListStatus, 'owner' | 'staff' | 'job'> = {
  waiting: { offered: ['job'], lapsed: ['job'], withdrawn: ['owner', 'staff', 'job'] },
  offered: { accepted: ['owner', 'staff'], lapsed: ['job'], withdrawn: ['owner', 'staff', 'job'] },
  accepted: {},
  lapsed: {},
  withdrawn: {},
}

const hoursToAccept = 48

/** Until when seats that came free are kept for who waited for them: two days, and not beyond the start. */
export const offerEnds = (now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + hoursToAccept * 60 * 60 * 1000, start.getTime()))

/** Who of a list, in its order, gets the free seats: a group as a whole, and whoever it leaves seats for after it. */
export function firstFit<Entry extends { seats: number }>(entries: readonly Entry[], free: number): Entry[] {
  let left = free
  return entries.filter(({ seats }) => {
    const fits = seats <= left
    if (fits) left -= seats
    return fits
  })
}
