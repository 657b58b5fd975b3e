/** Whom of registrations a message goes to: who takes part, who registered them, or both. */
export const messageTargets = ['participants', 'contacts', 'both'] as const
export type MessageTarget = (typeof messageTargets)[number]

/** What may stand in the text as `{{name}}`: of each reader, and of the session that it is about. */
export const messageFields = ['firstName', 'course', 'day', 'hours', 'place', 'room'] as const
export type MessageField = (typeof messageFields)[number]

/** What is known of a reader, by field. */
export type MessageFacts = Partial<Record<MessageField, string>>

/** Who gets it: in which quality. */
export const receiverKinds = ['participant', 'contact', 'copy'] as const
export type ReceiverKind = (typeof receiverKinds)[number]

/**
 * Why somebody gets nothing: their mails come back, their address is not verified, the registration is not paid, or the seat
 * was given back; the account or participant is no longer active; there is no address.
 */
export const leftOutReasons = ['noAddress', 'bounced', 'unverified', 'unpaid', 'noSeat', 'inactive'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const messageStates = ['draft', 'sending', 'sent'] as const

/** The text with what is known of its reader; a field of which nothing is known is left out. */
export const filledIn = (text: string, facts: MessageFacts): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name as MessageField] ?? '')
