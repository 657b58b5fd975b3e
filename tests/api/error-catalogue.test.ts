import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../src/domain/locales.ts'
import { allTexts } from '../../src/ui/all-texts.ts'
import { errorKey } from '../../src/ui/error-text.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let contact: Customer
beforeAll(async () => {
  api = await startApi()
  contact = await newCustomer(api)
})
afterAll(() => api.stop())

const password = 'leerplein-demo'
const known = 'contact@leerplein.test'
const address = () => `${randomUUID()}@fouten.test`
const person = (given: object = {}) => ({ firstName: 'Ann', lastName: 'Claes', email: address(), ...given })
const account = (given: object = {}) => ({
  ...person({ password, confirmPassword: password }),
  isPrivatePerson: true,
  ...given,
})
const post = (path: string, body: object, headers?: Record<string, string>) => api.send('POST', path, body, headers)

const texts = {
  wrongPassword: 'Oeps, zou het kunnen dat je wachtwoord verkeerd was? Probeer het nog eens.',
  unknown: 'Oeps, deze gebruiker werd niet gevonden. Kijk je e-mailadres na en probeer het nog eens.',
  known: 'Oeps, er is al een gebruiker met dit e-mailadres.',
  subscribed: 'Oeps, dit e-mailadres is reeds geregistreerd in onze mailing lijst.',
  expected: 'Oeps, deze deelnemer heeft nog toekomstige sessies gepland.',
  notReset: 'Het wachtwoord kon niet opnieuw ingesteld worden.',
  default: 'Oeps, er ging iets mis! Probeer het nog eens.',
}

interface Situation {
  status: number
  message: string
  text: string
  /** What people do until it happens. */
  happen: () => Promise<{ status: number; body: { message?: string } }>
}

/** Spec section 8; where it names no status, the one that says best what happened. */
const situations: Record<string, Situation> = {
  'somebody signs in with a wrong password': {
    ...{ status: 401, message: 'Wrong password', text: texts.wrongPassword },
    happen: () => post('/auth/login', { email: known, password: 'een-ander-woord' }),
  },
  'somebody signs in with an address nobody has': {
    ...{ status: 401, message: 'User not found', text: texts.unknown },
    happen: () => post('/auth/login', { email: address(), password }),
  },
  'somebody changes the password and mistypes the old one': {
    ...{ status: 401, message: 'Wrong password', text: texts.wrongPassword },
    happen: async () => {
      const words = { oldPassword: 'mis', password: 'een-nieuw-woord', confirmPassword: 'een-nieuw-woord' }
      return post('/auth/change-password', words, await api.as('CONTACT'))
    },
  },
  'a private person joins an organisation with a password that does not match': {
    ...{ status: 401, message: 'Wrong password', text: texts.wrongPassword },
    happen: async () => {
      const given = account()
      await post('/users', given)
      const words = { password: 'een-ander-woord', confirmPassword: 'een-ander-woord' }
      return post('/users', { ...given, ...words, isPrivatePerson: false, organisation: { name: randomUUID() } })
    },
  },
  'somebody asks a new password for an address nobody has': {
    ...{ status: 401, message: 'Email not found', text: texts.unknown },
    happen: () => post('/auth/reset-password', { email: address() }),
  },
  'a form asks about an address nobody has': {
    ...{ status: 404, message: 'Email not found', text: texts.unknown },
    happen: () => post('/users/validate', { email: address(), inviteType: 'CONTACT' }),
  },
  'somebody registers twice': {
    ...{ status: 409, message: 'User already exists', text: texts.known },
    happen: async () => {
      const given = account()
      await post('/auth/register', given)
      return post('/auth/register', given)
    },
  },
  'somebody takes the address of another': {
    ...{ status: 409, message: 'Email already in use', text: texts.known },
    happen: async () => {
      const given = account()
      const { body } = await post('/auth/register', given)
      return api.send('PATCH', `/users/${body._id}`, { email: known, password }, await api.asUser(given.email))
    },
  },
  'a participant is put on the list twice': {
    ...{ status: 409, message: 'Student already exists', text: 'Oeps, deze deelnemer staat al in uw lijst.' },
    happen: async () => {
      const given = person()
      await post('/students', given, contact.headers)
      return post('/students', given, contact.headers)
    },
  },
  'somebody subscribes to the newsletter twice': {
    ...{ status: 401, message: 'Subscriber already exists', text: texts.subscribed },
    happen: async () => {
      const email = address()
      await post('/newsletter-subscriptions', { email })
      return post('/newsletter-subscriptions', { email })
    },
  },
  'a newsletter gets no address': {
    ...{ status: 400, message: 'The request is not valid', text: texts.default },
    happen: () => post('/newsletter-subscriptions', { email: 'geen' }),
  },
  'a participant with a session to come is deleted': {
    ...{ status: 400, message: 'Student has registrations', text: texts.expected },
    happen: async () => {
      const students = await newStudents(api, contact)
      await post('/registrations', registrationOf(await newSession(api), students), contact.headers)
      return api.send('DELETE', `/students/${students[0]}`, undefined, contact.headers)
    },
  },
  'a participant that is gone is deleted': {
    ...{ status: 404, message: 'Not found', text: texts.default },
    happen: () => api.send('DELETE', `/students/${randomUUID()}`, undefined, contact.headers),
  },
  'a contact of an organisation founds another': {
    ...{ status: 403, message: 'Not allowed', text: texts.default },
    happen: () => post('/organisations', { name: `Groep ${randomUUID()}` }, contact.headers),
  },
  'an organisation is asked for by what it has not': {
    ...{ status: 400, message: 'The request is not valid', text: texts.default },
    happen: () => api.get('/organisations?colour=red', contact.headers),
  },
  'the organisation of another is asked for': {
    ...{ status: 404, message: 'Not found', text: texts.default },
    happen: async () => api.get(`/organisations/${(await newCustomer(api)).organisation}`, contact.headers),
  },
  'an account is asked for with a token that is none': {
    ...{ status: 401, message: 'Token is invalid or expired', text: texts.default },
    happen: () => api.get(`/users/me/${contact.id}`, { Authorization: 'Bearer oud' }),
  },
  'an account is asked for without a token': {
    ...{ status: 401, message: 'Not signed in', text: texts.default },
    happen: () => api.get(`/users/me/${contact.id}`),
  },
  'a password is chosen on a link that was used': {
    ...{ status: 400, message: 'This link was used before or has expired', text: texts.notReset },
    happen: () => post('/auth/reset-password/gebruikt', { password, confirmPassword: password }),
  },
}

describe('the server’s messages come of what people do', () => {
  test.each(Object.entries(situations))('%s', async (_, { status, message, text, happen }) => {
    const response = await happen()
    expect(response).toMatchObject({ status, body: { statusCode: status, message } })
    expect(allTexts.nl.errors[errorKey(message)]).toBe(text)
  })

  test('an organisation that cannot be fetched since the server fails', async () => {
    await api.pool.query('alter table organisations rename column city to town')
    const response = await api.get(`/organisations/${contact.organisation}`, contact.headers)
    await api.pool.query('alter table organisations rename column town to city')
    expect(response).toMatchObject({ status: 500, body: { statusCode: 500, message: 'Internal server error' } })
    expect(errorKey(response.body.message)).toBe('default')
  })
})

describe('what people read', () => {
  const messages = [
    'Wrong password',
    'User not found',
    'User already exists',
    'Subscriber already exists',
    'Student already exists',
    'Organisation name already exists',
    'Email is not verified',
    'Too many unpaid seats',
    'Student has registrations',
    'anything else',
  ]

  test.each(locales)('%s has a text of its own for each message', (locale) => {
    const own = messages.map((message) => allTexts[locale].errors[errorKey(message)])
    expect(new Set(own).size).toBe(messages.length)
    const others = locales.filter((other) => other !== locale).flatMap((other) => Object.values(allTexts[other].errors))
    for (const text of own) expect(others).not.toContain(text)
  })

  test.each(['', 'toString', '__proto__', 'wrong password', 'Wrong password '])('%j is anything else', (message) => {
    expect(locales.map((locale) => allTexts[locale].errors[errorKey(message)])).toEqual([
      texts.default,
      'Oops, something went wrong! Try again.',
      'Oups, quelque chose s’est mal passé\u00a0! Réessayez.',
    ])
  })

  test.each([
    ['nl', 'passwordMismatchTitle', 'Wachtwoord is niet correct.'],
    ['nl', 'passwordMismatch', 'Geef het correct wachtwoord in voor jouw email'],
    ['nl', 'failedTitle', 'Mislukt'],
    ['nl', 'failed', 'Er is iets fout gegaan. Probeer opnieuw of probeer later nog eens.'],
    ['en', 'passwordMismatchTitle', 'Password is incorrect.'],
    ['en', 'passwordMismatch', 'Enter the correct password for your email.'],
    ['en', 'failedTitle', 'Failed'],
    ['en', 'failed', 'Something went wrong. Please try again or try again later.'],
    ['en', 'passwordResetFailed', 'Could not reset password'],
    ['en', 'emailLinkedTitle', 'Email already linked'],
    ['en', 'templateDownloadFailed', 'Error downloading template. Please try again later.'],
    ['en', 'loggedOut', 'You have been logged out'],
  ] as const)('%s: errors.%s', (locale, key, text) => {
    expect(allTexts[locale].errors[key]).toBe(text)
  })
})
