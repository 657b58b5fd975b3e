/** The four ways a course is given (spec section 3, Course). */
export const courseTypes = ['CALENDAR', 'TAILORED', 'ONLINE', 'CERTIFICATION'] as const
export type CourseType = (typeof courseTypes)[number]

/** How long courses last, by their days: what a filter tells apart. */
export const durations = ['1', '2', '3-5', '6-up'] as const
export type Duration = (typeof durations)[number]

export function durationOf(days: number): Duration {
  if (days > 5) return '6-up'
  if (days > 2) return '3-5'
  return days === 2 ? '2' : '1'
}
