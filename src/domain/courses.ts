/** The four ways a course is given (spec section 3, Course). */
export const courseTypes = ['CALENDAR', 'TAILORED', 'ONLINE', 'CERTIFICATION'] as const
export type CourseType = (typeof courseTypes)[number]
