import type { SendDocument } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

const checkOrganisationDocument = graphql(`
  mutation CheckOrganisation($input: UserCheck_Input!) {
    validateUser(input: $input) { isUnique }
  }
`)

/** Whether no organisation has this name yet; it throws when nobody can say. */
export async function isNewOrganisation(send: SendDocument, organisationName: string): Promise<boolean> {
  const { validateUser } = await send(checkOrganisationDocument, { input: { organisationName } })
  return validateUser?.isUnique !== false
}
