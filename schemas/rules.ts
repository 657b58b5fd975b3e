import { mixed, number, type StringSchema, string } from 'yup'
import { locales } from '../src/domain/locales.ts'
import { containsAddress } from '../src/domain/students.ts'

/**
 * Control characters, halves of characters and what turns the direction of text round are no text; the lines of a
 * paragraph may be broken and indented.
 */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u
const lines = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}]|[\n\r\t])*$/u

/** A text of one line, of at most so many characters. */
export const line = (longest = 200) =>
  string().trim().max(longest, 'error.tooLong').matches(oneLine, 'error.characters')

/** A file that was chosen; what it is, the API finds out. */
export const chosenFile = mixed<File>()
  .required('error.required')
  .test('file', 'error.required', (value) => value instanceof File && value.name !== '')

/** A text that may have several lines. */
export const paragraphs = (longest: number) =>
  string().trim().max(longest, 'error.tooLong').matches(lines, 'error.characters')

/** The same text where it may be left out; empty says the same as null. */
export const optional = (text: StringSchema) => text.transform((value) => (value === '' ? null : value)).nullable()

/** A time of day, 'HH:MM'. */
export const clock = string().matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  message: 'error.time',
  excludeEmptyString: true,
})

/** An address of the web, whole: other schemes and '//elsewhere' are none. A name in other letters comes as punycode. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(text)) return false
  try {
    return /^[a-z\d.-]+$/.test(new URL(text).hostname)
  } catch {
    return false
  }
}

export const webAddress = line(2000).test('webAddress', 'error.link', (value) => !value || isWebAddress(value))

/** Belgian ones, of an address beside them, have four digits. */
export const postalCode = line(20).test(
  'postalCode',
  'error.postalCode',
  (value, { parent }) => !value || parent.country !== 'BE' || /^\d{4}$/.test(value),
)

/** The longest one that mail can be sent to has 254 characters. */
export const emailAddress = line(254)
  .email('error.email')
  .matches(/^[^@]+@[^@.]+(?:\.[^@.]+)+$/, { message: 'error.email', excludeEmptyString: true })

/** Eight to fifteen digits, with whatever people put between them (spec section 5). */
export const phoneNumber = line(40).matches(/^\+?(?:[\s()./-]*\d){8,15}$/, {
  message: 'error.phone',
  excludeEmptyString: true,
})

/** As the Flemish training database writes them: 'ODB-0002141', 'ODB-P00004'. */
export const trainingDatabaseNumber = string()
  .trim()
  .matches(/^ODB-[P\d]\d{4,9}$/, { message: 'error.trainingDatabaseNumber', excludeEmptyString: true })

export const localeCode = string().oneOf(locales, 'error.language').meta({ title: 'Locale' })

/** A name of a person or an organisation: mails repeat it to strangers, so nothing in it may become a link. */
export const name = (longest = 200) =>
  line(longest).test('name', 'error.nameAddress', (value) => !value || !containsAddress(value))

/** What people are called, one name. */
export const personName = name(100).min(1, 'error.required')

/** What addresses and filters call a thing: small letters, digits and hyphens. */
export const key = line(100).matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: 'error.slug', excludeEmptyString: true })

/** When what is changed was read, as its `updatedAt` said. */
export const readAt = string().test('instant', 'error.date', (value) => !value || !Number.isNaN(Date.parse(value)))

/** A whole number from `lowest` to what the database can hold. */
export const wholeNumber = (lowest: number, highest = 2_147_483_647) =>
  number().integer('error.number').min(lowest, 'error.number').max(highest, 'error.number').typeError('error.number')
