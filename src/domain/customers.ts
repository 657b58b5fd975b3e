/** A customer of the house: an organisation, or the account of a person. */
export const customerKinds = ['organisation', 'person'] as const

/** `waiting` asks to be let into an organisation; whoever is inactive cannot sign in. */
export const customerStates = ['active', 'waiting', 'inactive'] as const
export type CustomerState = (typeof customerStates)[number]

/** What can be there twice: a participant of one customer, or an organisation. */
export const doubleKinds = ['student', 'organisation'] as const
export type DoubleKind = (typeof doubleKinds)[number]

/** What is known of each and may differ: of every one of these somebody chooses which stays. */
export const mergedFields = {
  student: ['firstName', 'lastName', 'email', 'phone', 'language', 'dateOfBirth', 'birthPlace'],
  organisation: ['name', 'vat', 'address', 'zip', 'city', 'country', 'reference', 'isPartner'],
} as const satisfies Record<DoubleKind, readonly string[]>
export type MergedField = (typeof mergedFields)[DoubleKind][number]

/** Of the two: which one a value comes from. */
export const mergeSides = ['kept', 'dropped'] as const

/** By what two are taken for one. */
export const doubleReasons = ['email', 'nameAndBirth', 'name', 'birth', 'vat'] as const

/** What one has, and the other may have too. */
export const doubleRecords = [
  'registration',
  'waiting',
  'attendance',
  'result',
  'certificate',
  'account',
  'invoice',
  'booking',
  'participant',
] as const

/** Why two cannot become one yet. */
export const doubleClashes = ['seat', 'attendance', 'result', 'certificate', 'approval'] as const
