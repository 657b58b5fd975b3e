import type { InferType } from 'yup'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { RefusedDocument } from '../../ui/forms/refused-document.ts'
import { createAccount } from '../../ui/login/create-account.ts'
import { loginForm } from '../../ui/login/login-form.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { askedStep, stepAddress } from './journey.ts'
import type { guestSchema } from './registration-schemas.ts'

type Submitted = Parameters<AnyForm['submit']>
type Guest = InferType<typeof guestSchema>

/** The step that was asked for, now that it is known for whom. */
const sameStep = (page: PageContext) => stepAddress(page, askedStep(page))

function inputOf({ organisation, isPrivatePerson, ...person }: Guest, page: PageContext) {
  const account = { ...person, language: page.locale }
  // Who pays for themselves mostly comes themselves; a founder mostly registers others.
  if (isPrivatePerson) return { ...account, isPrivatePerson, createStudent: true }
  return { ...account, isPrivatePerson: false, createStudent: false, organisation }
}

/** Whoever is known already, with another password or in an organisation, signs in beside it. */
const isKnown = ({ message }: Error) => message === 'User already exists' || message === 'Wrong password'

export async function becomeCustomer(...[send, values, page, sending]: Submitted): Promise<string> {
  await createAccount(send, inputOf(values as Guest, page), page, sending).catch((error) => {
    throw error instanceof RefusedDocument && isKnown(error) ? error.at('email', 'error.emailKnown') : error
  })
  return sameStep(page)
}

export async function comeBack(...[send, values, page, sending]: Submitted): Promise<string> {
  await loginForm.submit(send, values, page, sending)
  return sameStep(page)
}
