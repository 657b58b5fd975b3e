import type { SendDocument } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

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
