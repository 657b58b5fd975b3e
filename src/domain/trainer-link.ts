/** Days after the last day of a session on which its trainer's link still opens it: results come in by then. */
const daysAfterwards = 14

const day = 86_400_000

/** When the link of a session ends. */
export const trainerLinkEnds = (end: Date): Date => new Date(end.getTime() + daysAfterwards * day)

/** Where the link leads, without its language. */
export const trainerPath = (token: string): string => `/trainer/${token}`
