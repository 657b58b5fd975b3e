import { graphql } from '../../ui/gql/gql.ts'

/** Keeps a part of the draft, and says what becomes of it. */
export const saveDraftDocument = graphql(`
  mutation SaveRegistrationDraft($session: String!, $input: RegistrationDraftChanges_Input!) {
    saveRegistrationDraft(session: $session, input: $input) {
      _id
      seatsLeft
      students { _id lacksBirthData }
    }
  }
`)
