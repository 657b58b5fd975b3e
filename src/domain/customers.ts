/** A customer of the house: an organisation, or the account of a person. */
export const customerKinds = ['organisation', 'person'] as const

/** `waiting` asks to be let into an organisation; whoever is inactive cannot sign in. */
export const customerStates = ['active', 'waiting', 'inactive'] as const
export type CustomerState = (typeof customerStates)[number]
