import type { TextKey } from './texts.tsx'

/** The server's messages that have a text of their own (spec section 8). */
const keys = {
  'Wrong password': 'wrongPassword',
  'User not found': 'userNotFound',
  'Email not found': 'userNotFound',
  'User already exists': 'userExists',
  'Email already in use': 'userExists',
  'Subscriber already exists': 'subscriberExists',
  'Student has registrations': 'studentHasRegistrations',
} as const satisfies Record<string, TextKey<'errors'>>

const isKnown = (message: string): message is keyof typeof keys => Object.hasOwn(keys, message)

/** The key, in the namespace `errors`, of what to tell people about a server's message. */
export const errorKey = (message: string): TextKey<'errors'> => (isKnown(message) ? keys[message] : 'default')
