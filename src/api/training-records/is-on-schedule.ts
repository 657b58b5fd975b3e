import { brusselsDay } from '../../domain/days.ts'

interface Planned {
  schedule: { start: string }[]
}

/** Whether a session has a part on that day, in Brussels. */
export const isOnSchedule = ({ schedule }: Planned, day: string): boolean =>
  schedule.some(({ start }) => brusselsDay(new Date(start)) === day)
