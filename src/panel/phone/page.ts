import { array, boolean, type InferType, number, object, string } from 'yup'
import { phonePayment } from '../../../schemas/phone-registration.ts'
import { localeCode } from '../../../schemas/rules.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { pathOf } from '../kit/paths.ts'

type RowName = `${number}`

/** So many participants are added in one call; for more there is the upload. */
export const rowNames = Array.from({ length: 8 }, (_, index): RowName => `${index}`)
const rowFields = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace'] as const
export const rowFieldsOf = (name: RowName) => rowFields.map((field) => `newStudents.${name}.${field}` as const)

const text = string().trim().max(500, 'error.tooLong')
const row = object({ firstName: text, lastName: text, email: text, dateOfBirth: text, birthPlace: text })
  .optional()
  .default(undefined)
const rows: Record<RowName, typeof row> = Object.fromEntries(rowNames.map((name) => [name, row]))

/** What the API says of a field stands at it: here is only what it cannot know. */
const schema = object({
  caller: text,
  customer: text.required('error.required'),
  contact: object({ firstName: text, lastName: text, email: text, phone: text, language: localeCode }),
  newOrganisation: object({ name: text, vat: text, enterpriseNumber: text }),
  sought: text,
  session: text.required('error.required'),
  students: array(string().uuid('error.form').required()),
  contactTakesPart: boolean(),
  newStudents: object(rows),
  payment: phonePayment.required('error.choice'),
  price: euros,
  reason: text,
  discountCode: text,
  reference: text,
  note: text,
  invoice: object({ name: text, address: text, zip: text, city: text, country: text, email: text }),
  total: number().integer('error.form').typeError('error.form'),
  knownUser: text,
  knownOrganisation: text,
  isOverCapacityAccepted: boolean(),
})
type Values = InferType<typeof schema>

export const fields = [
  ...([
    'caller',
    'customer',
    'newOrganisation.name',
    'newOrganisation.vat',
    'newOrganisation.enterpriseNumber',
  ] as const),
  ...(['contact.firstName', 'contact.lastName', 'contact.email', 'contact.phone', 'contact.language'] as const),
  ...(['invoice.name', 'invoice.address', 'invoice.zip', 'invoice.city', 'invoice.country', 'invoice.email'] as const),
  ...(['sought', 'session', 'students', 'contactTakesPart'] as const),
  ...rowNames.flatMap(rowFieldsOf),
  ...(['payment', 'price', 'reason', 'discountCode', 'reference', 'note'] as const),
]

/** Who was chosen: 'USER:ORGANISATION', either of which may be missing, 'new:organisation' or 'new:person'. */
export function customerIn(chosen: string) {
  const [user = '', organisation = ''] = chosen.split(':')
  const isNew = user === 'new'
  return {
    user: uuidPattern.test(user) ? user : '',
    organisation: uuidPattern.test(organisation) ? organisation : '',
    isContactNew: isNew || (chosen !== '' && user === ''),
    isOrganisationNew: isNew && organisation === 'organisation',
    isNew,
  }
}

/** Whom it bills where that was typed, or the customer is new; what they are called is known. */
function billedIn({ invoice, contact, newOrganisation, reference }: Values, isNew: boolean, isOrganisation: boolean) {
  const { name, address = '', zip = '', city = '', country = 'BE', email } = invoice
  if (!isNew && ![name, address, zip, city, email].some(Boolean)) return null
  const own = isOrganisation ? newOrganisation.name : `${contact.firstName ?? ''} ${contact.lastName ?? ''}`.trim()
  const called = { name: name || (isNew ? own : '') || '', email: email || (isNew ? contact.email : '') || '' }
  const vat = isOrganisation && !name ? newOrganisation.vat || null : null
  return { ...called, address, zip, city, country, vat, reference: reference || null }
}

const filledIn = (values: Values) =>
  rowNames.flatMap((name) => {
    const typed = values.newStudents[name]
    if (!typed) return []
    const { firstName = '', lastName = '', email = '', dateOfBirth, birthPlace } = typed
    return [{ firstName, lastName, email, dateOfBirth: dateOfBirth || null, birthPlace: birthPlace || null }]
  })

function contactIn({ contact }: Values) {
  const { firstName = '', lastName = '', email = '', phone, language = 'nl' } = contact
  return { firstName, lastName, email, phone: phone || null, language }
}

function organisationIn({ newOrganisation }: Values) {
  const { name = '', vat, enterpriseNumber } = newOrganisation
  return { name, vat: vat || null, enterpriseNumber: enterpriseNumber || null }
}

/** What is sent; who turned out to be known goes instead of what was typed of them. */
function inputOf(values: Values) {
  const chosen = customerIn(values.customer)
  const user = values.knownUser || chosen.user
  const organisation = values.knownOrganisation || chosen.organisation
  const price = centsOf(values.price ?? '')
  const invoice = billedIn(values, chosen.isNew, chosen.isOrganisationNew)
  return {
    session: values.session,
    ...(user ? { user } : { contact: contactIn(values) }),
    ...(organisation ? { organisation } : chosen.isOrganisationNew && { newOrganisation: organisationIn(values) }),
    ...(invoice && { invoice }),
    students: chosen.isNew ? [] : (values.students ?? []),
    newStudents: filledIn(values),
    contactTakesPart: values.contactTakesPart ?? false,
    payment: values.payment,
    ...(price !== undefined && values.price && { price }),
    reason: values.reason || null,
    discountCode: values.discountCode || null,
    reference: values.reference || null,
    note: values.note || null,
    agreedToTerms: true,
    isOverCapacityAccepted: values.isOverCapacityAccepted ?? false,
    ...(values.total !== undefined && { total: values.total }),
  }
}

/** Sent without the total it is refused, with what it comes to: so it is shown before it is done. */
export const phoneForm = defineForm({
  name: 'phone-registration',
  preview: true,
  schema: async () => schema,
  fields: [...fields, 'total', 'knownUser', 'knownOrganisation', 'isOverCapacityAccepted'],
  document: graphql(`
    mutation RegisterByPhone($input: NewPhoneRegistration_Input!, $key: String!) {
      registerByPhone(input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: (values, _page, { key }) => ({ input: inputOf(values), key }),
  next: ({ registerByPhone: made }, page) => `${pathOf('registration', made?._id ?? '', page)}?said=registered`,
})

/** What the API says that it comes to; null where it did not. */
export function effectIn(form: FormState | undefined) {
  const said = new Map(form?.details?.map(({ path, message }) => [path.replace('effect.', ''), message]))
  if (!said.has('total')) return null
  return (name: string) => said.get(name)
}

/** What the page goes by: what was typed, else what the address says. */
export function askedOf({ search }: PageContext, typed: FormValues | undefined) {
  const given = (name: string) => String(typed ? (typed[name] ?? '') : '').trim()
  const named = (name: string) => (uuidPattern.test(search[name]?.[0] ?? '') ? (search[name]?.[0] ?? '') : '')
  const chosen = typed ? customerIn(given('customer')) : { user: named('user'), organisation: named('organisation') }
  const session = typed ? given('session') : named('session')
  return {
    caller: given('caller'),
    sought: given('sought'),
    user: chosen.user,
    organisation: chosen.organisation,
    session: uuidPattern.test(session) ? session : '',
  }
}

export const phonePage = definePanelPage({
  path: '/control-panel/registrations/new',
  search: ['session', 'user', 'organisation'],
  query: {
    document: graphql(`
      query PhonePage($caller: String, $user: String, $organisation: String, $sought: String, $session: String) {
        phoneChoices(caller: $caller, user: $user, organisation: $organisation, sought: $sought, session: $session) {
          customers { user organisation name organisationName email phone vat city }
          customer {
            user organisation name organisationName city address zip isPartner billingEmail language
            students { _id firstName lastName email hasBirthData }
          }
          sessions {
            waiting
            session {
              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }
              plannedCourse { title { nl en fr } type price }
            }
          }
          session {
            waiting
            session {
              _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } }
              plannedCourse { title { nl en fr } type price }
            }
          }
        }
      }
    `),
    variables: (page, typed) => askedOf(page, typed),
  },
  forms: [phoneForm],
  refused: (_form, { locale }, details) =>
    details.some(({ path }) => path === 'effect.total') ? { text: allTexts[locale]['panel-phone'].check } : null,
  title: (_data, { locale }) => allTexts[locale]['panel-phone'].title,
})
