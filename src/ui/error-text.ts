import type { TextKey } from '../domain/translator.ts'
import type { Texts } from './texts.ts'

export type ErrorKey = TextKey<Texts['errors']>

/** The server's messages that have a text of their own (spec section 8). */
const keys = {
  'Wrong password': 'wrongPassword',
  'User not found': 'userNotFound',
  'Email not found': 'userNotFound',
  'User already exists': 'userExists',
  'Email already in use': 'userExists',
  'Account is not active': 'accountInactive',
  'Account waits for approval': 'approvalPending',
  'Account was not approved': 'approvalRejected',
  'This link was used before or has expired': 'passwordResetFailed',
  'Sign in again': 'signInAgain',
  'Subscriber already exists': 'subscriberExists',
  'Student already exists': 'studentExists',
  'Organisation name already exists': 'organisationExists',
  'Email is not verified': 'emailNotVerified',
  'Too many unpaid seats': 'unpaidSeats',
  'Seats are free': 'seatsFree',
  'Student is already on the waiting list': 'alreadyWaiting',
  'Too many people on waiting lists': 'tooManyWaiting',
  'Student has registrations': 'studentHasRegistrations',
  'Too many attempts': 'tooManyAttempts',
  'This type of file is not accepted': 'fileType',
  'Quotation has expired': 'offerExpired',
  'Room is taken': 'roomTaken',
  'Room is quoted to another request': 'roomQuoted',
  'Room was given to another request': 'roomGivenAway',
  'Room is not free at that time': 'roomNotFree',
  'A payment is under way': 'paymentUnderWay',
  'Not possible in this state': 'stateConflict',
  'Set up a second factor first': 'noSecondFactor',
  'Money of it was paid back': 'repaidSince',
  'Money of its invoice was given back since': 'creditedSince',
  'Cancel the order, which credits its invoice': 'orderStands',
  'Days bought ahead are credited as a whole, while none is used': 'prepaidCard',
  'The invoice is credited already': 'invoiceCredited',
  'Somebody else is changing this': 'busy',
  'The effect on money has changed': 'effectChanged',
  'Too late by the terms of the order': 'tooLate',
} as const satisfies Record<string, ErrorKey>

const isKnown = (message: string): message is keyof typeof keys => Object.hasOwn(keys, message)

/** The key, in the namespace `errors`, of what to tell people about a server's message. */
export const errorKey = (message: string): ErrorKey => (isKnown(message) ? keys[message] : 'default')
