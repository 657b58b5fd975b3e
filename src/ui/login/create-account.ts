import type { SendDocument, Sending } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'
import type { NewUser_Input } from '../gql/graphql.ts'
import type { PageContext } from '../page-context.ts'
import { loginForm } from './login-form.ts'

const checkEmailDocument = graphql(`
  mutation CheckEmail($input: UserCheck_Input!) {
    validateUser(input: $input) { isPrivatePerson organisation { _id } }
  }
`)

/** Whose an e-mail address is already; it throws when it is nobody's (404), and when nobody can say. */
export async function checkEmail(send: SendDocument, email: string): Promise<'linked' | 'private'> {
  const { validateUser } = await send(checkEmailDocument, { input: { email, inviteType: 'CONTACT' } })
  return validateUser?.organisation || !validateUser?.isPrivatePerson ? 'linked' : 'private'
}

const registerDocument = graphql(`
  mutation Register($input: NewUser_Input!) {
    createUser(input: $input) { approval }
  }
`)

/** Makes an account and signs in with it, unless somebody has to let it in first (CONTRACT, After registering). */
export async function createAccount(
  send: SendDocument,
  input: NewUser_Input,
  page: PageContext,
  sending: Sending,
): Promise<{ isWaiting: boolean }> {
  const { createUser } = await send(registerDocument, { input })
  const isWaiting = createUser?.approval === 'pending'
  // The account is there, whether or not one can sign in with it just now.
  if (!isWaiting) await loginForm.submit(send, input, page, sending).catch(() => {})
  return { isWaiting }
}
