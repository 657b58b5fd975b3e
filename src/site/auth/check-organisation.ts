import type { SendDocument } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'

const checkOrganisationDocument = graphql(`
  mutation CheckOrganisation($input: UserCheck_Input!) {
    validateUser(input: $input) { isUnique }
  }
`)

const nameOrganisationDocument = graphql(`
  mutation NameOrganisation($input: UserCheck_Input!) {
    validateUser(input: $input) { organisation { name } }
  }
`)

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

/** An organisation's id of what was pasted: the id itself, or a link that holds it. */
export const codeIn = (text: string): string => uuid.exec(text)?.[0] ?? text

/** What the organisation of a code is called; it throws when it is nobody's (404), and when nobody can say. */
export async function nameOfOrganisation(send: SendDocument, code: string): Promise<string> {
  const { validateUser } = await send(nameOrganisationDocument, { input: { organisationId: codeIn(code) } })
  return validateUser?.organisation?.name ?? ''
}

/** Whether no organisation has this name or VAT number yet; it throws when nobody can say. */
export async function isNewOrganisation(
  send: SendDocument,
  input: { organisationName: string } | { vat: string },
): Promise<boolean> {
  const { validateUser } = await send(checkOrganisationDocument, { input })
  return validateUser?.isUnique !== false
}
