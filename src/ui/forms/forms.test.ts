import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { array, boolean, type InferType, lazy, number, object, string } from 'yup'
import { newBooking } from '../../../schemas/booking.ts'
import { newNewsletterSubscription } from '../../../schemas/newsletter-subscription.ts'
import { emailAddress, name, optional } from '../../../schemas/rules.ts'
import { vatNumber } from '../../../schemas/vat-number.ts'
import { allTexts } from '../all-texts.ts'
import { TypedDocumentString } from '../gql/graphql.ts'
import { defineForm } from './define-form.ts'
import { errorsOfResult } from './failure.ts'
import { checkForm, readForm } from './read-form.ts'

const schema = object({
  email: emailAddress.required('error.required'),
  nickname: optional(name()),
  persons: number().integer('error.number').required('error.required').typeError('error.number'),
  terms: boolean().oneOf([true], 'error.terms'),
  students: array(string().required()).min(1, 'error.participants').required(),
  level: string().oneOf(['low', 'high'], 'error.choice'),
  organisation: object({
    name: name().required('error.required'),
    vat: optional(vatNumber),
    partner: boolean(),
  }).default(undefined),
})

const document = new TypedDocumentString<{ done: boolean }, { input: InferType<typeof schema> }>('mutation { done }')
const form = defineForm({
  name: 'trial',
  schema: async () => schema,
  fields: [
    'email',
    'nickname',
    'persons',
    'terms',
    'students',
    'level',
    'organisation.name',
    'organisation.vat',
    'organisation.partner',
  ],
  document,
  variables: (input) => ({ input }),
  next: ({ done }, { path }) => `${path}?said=${done}`,
})

const read = (entries: [string, string][]) => readForm(form, schema, entries)
const check = (given: object, locale: 'nl' | 'fr' = 'nl') => checkForm(form, schema, given, locale, allTexts[locale])
const good: [string, string][] = [
  ['email', 'an@voorbeeld.be'],
  ['nickname', ''],
  ['persons', '12'],
  ['terms', 'on'],
  ['students', 'a'],
  ['students', ''],
  ['students', 'b'],
]

describe('a posted form', () => {
  it('is read by the types of its schema', () => {
    const { given } = read(good)
    expect(given).toEqual({ email: 'an@voorbeeld.be', nickname: null, persons: 12, terms: true, students: ['a', 'b'] })
    expect(check(given)).toEqual({ value: given })
  })

  it('is kept as it was typed, in the order of its fields', () => {
    const { values } = read([['persons', ' twaalf '], ...good.slice(0, 1), ['students', 'a']])
    expect(Object.entries(values).slice(0, 5)).toEqual([
      ['email', 'an@voorbeeld.be'],
      ['nickname', ''],
      ['persons', ' twaalf '],
      ['terms', ''],
      ['students', ['a']],
    ])
  })

  it('has an unticked box, an empty list, and no object of which nothing was filled in', () => {
    const { given } = read([
      ['organisation.name', ''],
      ['organisation.vat', ''],
    ])
    expect(given).toEqual({ terms: false, students: [] })
  })

  it('has the whole object as soon as one of its fields is filled in', () => {
    const { given } = read([...good, ['organisation.name', ''], ['organisation.vat', 'BE0123456749']])
    expect(given.organisation).toEqual({ vat: 'BE0123456749', partner: false })
    expect(check(given)).toEqual({ errors: { 'organisation.name': 'Vul de naam in' } })
  })

  it('takes the last of several entries where there can be one, and breaks lines as scripts do', () => {
    expect(read([...good, ['nickname', 'x'], ['nickname', 'An\r\nB']]).given.nickname).toBe('An\nB')
  })

  it('reads parts of a schema that depend on what was sent', () => {
    const either = object({
      organisation: lazy((value: unknown) =>
        typeof value === 'string' ? string() : object({ name: string().required() }).default(undefined),
      ),
    })
    const lazyForm = { ...form, fields: ['organisation.name'] }
    expect(readForm(lazyForm, either, [['organisation.name', 'Bakkerij']]).given).toEqual({
      organisation: { name: 'Bakkerij' },
    })
    expect(readForm(lazyForm, either, [['organisation.name', '']]).given).toEqual({})
  })

  it('leaves a choice that was not made to the schema', () => {
    const wishes = { ...form, fields: ['persons', 'date', 'dayPart', 'configuration', 'roomType', 'notes'] }
    const entries = wishes.fields.map((field): [string, string] => [field, ''])
    expect(readForm(wishes, newBooking, entries).given).toEqual({ roomType: null, notes: null })
  })

  it('never throws, reads nothing that is not its own, and says only its own sentences', () => {
    const names = fc.oneof(
      fc.constantFrom(...form.fields, '__proto__', 'organisation', 'constructor.name'),
      fc.string(),
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'on', '1e999', 'NaN', '-0', '{{count}}', ' '),
    )
    const sentences = new Set(Object.values(allTexts.fr.error))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts), { maxLength: 20 }), (entries) => {
        const { values, given } = readForm(form, schema, entries)
        expect(Object.keys(values)).toEqual(form.fields)
        expect(Object.keys(given).every((key) => form.fields.some((field) => field.split('.')[0] === key))).toBe(true)
        const checked = check(given, 'fr')
        if ('value' in checked) return
        expect(Object.values(checked.errors).every((sentence) => sentences.has(sentence))).toBe(true)
        expect(Object.keys(checked.errors)).toEqual(form.fields.filter((field) => field in checked.errors))
      }),
    )
  })

  it('brings every text back as it was typed', () => {
    const texts = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\r'))
    fc.assert(
      fc.property(texts, texts, fc.array(texts), (email, nickname, students) => {
        const entries = [
          ['email', email],
          ['nickname', nickname],
        ].concat(students.map((id) => ['students', id]))
        const { values } = read(entries as [string, string][])
        expect(values).toMatchObject({ email, nickname, students: students.filter((id) => id !== '') })
      }),
    )
  })
})

describe('what is wrong with a form', () => {
  it('is said once a field, by the sentences of the API', () => {
    const { given } = read([...good.slice(1), ['email', 'an'], ['level', 'middle'], ['persons', 'twaalf']])
    expect(check(given, 'fr')).toEqual({
      errors: {
        email: allTexts.fr.error.email,
        persons: allTexts.fr.error.number,
        level: allTexts.fr.error.choice,
      },
    })
    expect(check({ ...given, students: [7, null] })).toMatchObject({ errors: { students: allTexts.nl.error.form } })
  })

  it('is said in general where the form has no such field', () => {
    const newsletter = { ...form, fields: ['email'] }
    const given = { email: 'an@voorbeeld.be', language: 'de' }
    expect(checkForm(newsletter, newNewsletterSubscription, given, 'nl', allTexts.nl)).toEqual({
      errors: {},
      message: allTexts.nl.errors.default,
    })
  })

  const told = (message: string, details?: unknown) =>
    errorsOfResult(form, [{ message, extensions: { status: 400, details } }], 'nl', allTexts.nl)

  it('goes to the fields the server names', () => {
    const details = [
      { path: 'organisation', message: 'Deze organisatienaam bestaat al' },
      { path: 'students.2.email', message: 'Dit kan niet' },
      { path: 'email', message: 'Eerste' },
      { path: 'email', message: 'Tweede' },
      { path: 7 },
    ]
    const { errors, message } = told('The request is not valid', details)
    expect(Object.entries(errors)).toEqual([
      ['email', 'Eerste'],
      ['students', 'Dit kan niet'],
      ['organisation.name', 'Deze organisatienaam bestaat al'],
    ])
    expect(message).toBeUndefined()
  })

  it('is the server’s own sentence where the form has no such field', () => {
    const message = allTexts.nl.error.participantInactive
    expect(told('The request is not valid', [{ path: 'participants.0', message }])).toEqual({ errors: {}, message })
  })

  it.each([
    ['Subscriber already exists', allTexts.nl.errors.subscriberExists],
    ['This type of file is not accepted', allTexts.nl.errors.fileType],
    ['Something new', allTexts.nl.errors.default],
  ])('is a sentence of the catalogue otherwise: %s', (message, sentence) => {
    expect(told(message)).toEqual({ errors: {}, message: sentence })
    expect(told(message, [])).toEqual({ errors: {}, message: sentence })
    expect(told(message, [{ path: 'captcha', message: 'x' }])).toEqual({
      errors: {},
      message: allTexts.nl.errors.default,
    })
  })
})

it('sends what was checked and leads to the page that follows', async () => {
  const sent: unknown[] = []
  const now = '2026-11-22T12:00:00Z'
  const page = { locale: 'nl', path: '/newsletter', search: {}, params: {}, now } as const
  const next = await form.submit(
    async (asked, variables) => {
      sent.push(String(asked), variables)
      return { done: true } as never
    },
    { email: 'an@voorbeeld.be' },
    page,
    { key: 'once' },
  )
  expect(next).toBe('/newsletter?said=true')
  expect(sent).toEqual(['mutation { done }', { input: { email: 'an@voorbeeld.be' } }])
})
