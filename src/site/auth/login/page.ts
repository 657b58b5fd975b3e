import type { AnyObject, InferType } from 'yup'
import { type Locale, localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import type { AnyForm, SendDocument, Sending } from '../../../ui/forms/define-form.ts'
import { RefusedDocument } from '../../../ui/forms/refused-document.ts'
import { checkEmail, createAccount } from '../../../ui/login/create-account.ts'
import { loginForm } from '../../../ui/login/login-form.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'
import type { registerSchema } from '../auth-schemas.ts'

type Registration = InferType<typeof registerSchema>

/** Whoever joins may be a participant whom the organisation has already; a founder mostly registers others. */
function inputOf(registration: Registration, locale: Locale) {
  const { isKnownOrganisation = false, confirmEmail: _again, organisation, ...given } = registration
  const person = { ...given, language: given.language ?? locale }
  if (person.isPrivatePerson) return { ...person, createStudent: true }
  const { _id, name, vat } = organisation
  return { ...person, createStudent: isKnownOrganisation, organisation: isKnownOrganisation ? { _id } : { name, vat } }
}

/** Says at its field why a registration was refused, where that depends on whose the address is already. */
async function explained(error: unknown, send: SendDocument, { email, isPrivatePerson }: Registration) {
  if (!(error instanceof RefusedDocument)) return error
  if (error.message !== 'User already exists') return error
  const holder = await checkEmail(send, email).catch(() => null)
  if (holder === 'linked') return error.at('email', 'error.emailLinked')
  return holder === 'private' && isPrivatePerson ? error.at('email', 'error.emailPrivate') : error
}

function successAddress({ locale, search }: PageContext, isWaiting: boolean): string {
  const returnUrl = search.returnUrl?.[0]
  const told = new URLSearchParams({ ...(isWaiting && { state: 'waiting' }), ...(returnUrl && { returnUrl }) })
  const path = localePath('/register-success', locale)
  return String(told) ? `${path}?${told}` : path
}

async function register(send: SendDocument, values: AnyObject, page: PageContext, sending: Sending): Promise<string> {
  const registration = values as Registration
  const made = createAccount(send, inputOf(registration, page.locale), page, sending)
  const { isWaiting } = await made.catch(async (error) => {
    throw await explained(error, send, registration)
  })
  return successAddress(page, isWaiting)
}

export const registerForm: AnyForm = {
  name: 'register',
  refusals: {
    // The address has an account already, which is to be linked.
    'Wrong password': { field: 'password', title: 'passwordMismatchTitle', text: 'passwordMismatch' },
  },
  otherwise: { text: 'default' },
  schema: () => import('../auth-schemas.ts').then((module) => module.registerSchema),
  fields: [
    'isPrivatePerson',
    'isKnownOrganisation',
    'organisation._id',
    'organisation.name',
    'organisation.vat',
    'firstName',
    'lastName',
    'email',
    'confirmEmail',
    'phone',
    'language',
    'password',
    'confirmPassword',
    'allowMarketing',
  ],
  secrets: ['password', 'confirmPassword'],
  send: 'session',
  submit: register,
}

/** Signing in and registering, on one page (spec section 2). */
export const loginPage = definePage({
  path: '/login',
  access: 'guest',
  area: 'auth',
  search: ['returnUrl', 'type', 'organisation', 'email'],
  forms: [loginForm, registerForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].auth.login
    return { title, description, tilePattern: { seed: 'login', family: 'sage' } }
  },
  screen: 'auth/login',
})
