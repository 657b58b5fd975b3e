import { brusselsDay } from '../../../domain/days.ts'
import { invalid } from '../../platform/index.ts'

interface Planned {
  schedule: { start: string }[]
}

/** 400 unless a session has a part on that day, in Brussels, and that day is not to come. */
export function assertLessonDay({ schedule }: Planned, day: string) {
  if (!schedule.some(({ start }) => brusselsDay(new Date(start)) === day)) throw invalid('day', 'error.notOnSchedule')
  if (day > brusselsDay(new Date())) throw invalid('day', 'error.dayToCome')
}
