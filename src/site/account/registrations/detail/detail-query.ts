import { graphql } from '../../../../ui/gql/gql.ts'

/** One registration, and who could come instead of its participants. */
export const registrationDetailQuery = graphql(`
  query RegistrationDetail($id: String!) {
    registration(id: $id) { ...RegistrationRecord }
    students(limit: 999, status: "!deleted", sort: ["lastName:ASC", "firstName:ASC"]) {
      items { _id firstName lastName }
    }
  }
`)
