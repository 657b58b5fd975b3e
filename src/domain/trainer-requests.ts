/**
 * How it stands with a trainer who was asked to teach a session: they teach it, they cannot, somebody else does, the desk
 * asks no more, or the session is another one or none since.
 */
export const trainerRequestStatuses = [
  'open',
  'accepted',
  'declined',
  'settled',
  'withdrawn',
  'moved',
  'canceled',
] as const
export type TrainerRequestStatus = (typeof trainerRequestStatuses)[number]

/** Why a request ends that nobody answered, other than by who teaches the session. */
export type RequestEnd = Extract<TrainerRequestStatus, 'settled' | 'withdrawn' | 'moved' | 'canceled'>

/** Working days after which the desk hears that nobody answered. */
export const workingDaysToAnswer = 2

/** Where the link leads, without its language. */
export const trainerRequestPath = (token: string): string => `/trainer-request/${token}`
