/**
 * Days from the seeding on for which the demo keeps what CONTRACT promises: a year, and some to spare. Deadlines and
 * sessions of what must not lapse lie beyond, so that the jobs, which know no demo, leave them alone.
 */
export const horizonDays = 380
