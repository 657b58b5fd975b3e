import { expect, it } from 'vitest'
import { mailboxOf } from './mail-delivery.ts'

it.each([
  ['jan@klant.test', 'jan@klant.test'],
  ['Jan+cursus@Klant.TEST', 'jan@klant.test'],
  [' jan+a+b@klant.test ', 'jan@klant.test'],
  ['jan.peeters@klant.test', 'jan.peeters@klant.test'],
])('%j is read by %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
