import type { SendDocument, Sending } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'
import type { NewUser_Input } from '../gql/graphql.ts'
import type { PageContext } from '../page-context.ts'
import { loginForm } from './login-form.ts'

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
