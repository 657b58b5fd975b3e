/**
 * `secret`: sent, and what its link opened is not kept, so nobody else can send it again. `expired`: not sent, and its link
 * opens nothing any more.
 */
export const mailStates = ['sent', 'secret', 'waiting', 'undelivered', 'expired'] as const

/** Minutes after which a mail that was not sent counts as undelivered. */
export const minutesToDeliver = 60
