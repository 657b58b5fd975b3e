import { array, boolean, type InferType, number, object, string } from 'yup'
import { plannedSession } from './course.ts'
import { dateOfBirth } from './date-of-birth.ts'
import { typedCode } from './discount-code.ts'
import { billing, shownTotal } from './registration.ts'
import { emailAddress, line, localeCode, name, optional, personName, phoneNumber, wholeNumber } from './rules.ts'
import { enterpriseNumber, vatNumber } from './vat-number.ts'

const id = string().uuid('error.id').required('error.required')
const known = string().uuid('error.id').optional()

/** Who calls, where nobody knows them yet. */
const phoneContact = object({
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  email: emailAddress.required('error.required'),
  phone: optional(phoneNumber),
  language: localeCode,
})

const phoneOrganisation = object({
  name: name().required('error.required'),
  vat: optional(vatNumber),
  enterpriseNumber: optional(enterpriseNumber),
})

/** Somebody who takes part: whom the customer has already, by the address, is that participant. */
export const phoneParticipant = object({
  firstName: name(100).required('error.required'),
  lastName: name(100).required('error.required'),
  email: emailAddress.required('error.required'),
  dateOfBirth: optional(dateOfBirth),
  birthPlace: optional(line(100)),
})

/** How it is paid: at the checkout, by a link in the mail, or an invoice that leaves at once. */
export const phonePayment = string().oneOf(['online', 'invoice'] as const, 'error.choice')

/** Cents a participant excluding VAT that were agreed, whatever the course costs. */
const agreedPrice = wholeNumber(0, 100_000_000).optional()

/**
 * Whom staff register who calls: an account (`user`), for an organisation or as a private person, or a `contact` that gets
 * one, for an organisation that is there or a `newOrganisation`. Without an `invoice` the customer's own address is billed.
 * `total` and, in a full session, `isOverCapacityAccepted` are what was shown: 409 says what it comes to.
 */
export const newPhoneRegistration = object({
  session: id,
  user: known,
  organisation: known,
  contact: phoneContact.optional().default(undefined).meta({ title: 'PhoneContact' }),
  newOrganisation: phoneOrganisation.optional().default(undefined).meta({ title: 'PhoneOrganisation' }),
  contactTakesPart: boolean(),
  students: array(id).max(100, 'error.tooMany'),
  newStudents: array(phoneParticipant.meta({ title: 'PhoneParticipant' }).required()).max(100, 'error.tooMany'),
  invoice: billing.optional().default(undefined),
  payment: phonePayment.required('error.choice').meta({ title: 'PhonePayment' }),
  price: agreedPrice,
  reason: optional(line(500)).test(
    'why',
    'error.required',
    (reason, { parent }) => parent.price === undefined || Boolean(reason),
  ),
  discountCode: typedCode.test('alone', 'error.codeAlone', (code, { parent }) => !code || parent.price === undefined),
  reference: optional(line()),
  note: optional(line(500)),
  agreedToTerms: boolean().oneOf([true], 'error.terms').required('error.terms'),
  isOverCapacityAccepted: boolean(),
  total: shownTotal,
})
  .test('who', 'error.required', function ({ user, contact }) {
    return Boolean(user || contact) || this.createError({ path: 'contact.firstName', message: 'error.required' })
  })
  .meta({ title: 'NewPhoneRegistration' })
export type NewPhoneRegistration = InferType<typeof newPhoneRegistration>

const text = string().defined().nullable()

/** A customer as who calls may be: an account for an organisation or for itself, or an organisation whose caller is new. */
const phoneCustomer = object({
  user: string().uuid().defined().nullable(),
  organisation: string().uuid().defined().nullable(),
  name: text,
  organisationName: text,
  email: text,
  phone: text,
  vat: text,
  city: text,
}).meta({ title: 'PhoneCustomer' })

/** The customer that was chosen: who takes part, by name, 200 at most, and who is billed. */
const chosenCustomer = phoneCustomer
  .shape({
    language: string().required(),
    isPartner: boolean().required(),
    address: text,
    zip: text,
    country: text,
    billingEmail: text,
    reference: text,
    students: array(
      object({
        _id: id,
        firstName: string().required(),
        lastName: string().required(),
        email: string().required(),
        hasBirthData: boolean().required(),
      })
        .meta({ title: 'PhoneStudent' })
        .required(),
    ).required(),
  })
  .meta({ title: 'ChosenPhoneCustomer' })

/** A session to come, with how many people wait for a seat in it. */
const phoneSession = object({ session: plannedSession.required(), waiting: number().integer().required() }).meta({
  title: 'PhoneSession',
})

/** What staff choose from while somebody calls. */
export const phoneChoices = object({
  customers: array(phoneCustomer.required()).required(),
  customer: chosenCustomer.defined().nullable(),
  sessions: array(phoneSession.required()).required(),
  session: phoneSession.defined().nullable(),
}).meta({ title: 'PhoneChoices' })
