import { graphql } from '../../../../ui/gql/gql.ts'

graphql(`
  fragment CancellationEffect on CancellationEffect {
    students isPossible isWhole withdrawal withdrawableUntil credit refund kept
  }
`)

graphql(`
  fragment RegistrationMoves on RegistrationMoves {
    until
    isPossible
    sessions {
      difference
      refund
      session {
        _id
        decision
        schedule { start end }
        location { isOnline name { nl en fr } city { nl en fr } }
        language { name { nl en fr } }
      }
    }
  }
`)

/** One registration, what canceling and moving would do to its money, and who could come instead of its participants. */
export const registrationDetailQuery = graphql(`
  query RegistrationDetail($id: String!, $students: [String], $withdrawal: Boolean) {
    registration(id: $id) {
      ...RegistrationRecord
      invoice { name vat }
      deadlines {
        subsidy { apply pay }
        trainingLeave { attest request claim minimumHours }
      }
      session { duration course { trainingDatabaseNumber } }
    }
    cancellationEffect(id: $id, students: $students, withdrawal: $withdrawal) { ...CancellationEffect }
    registrationMoves(id: $id) { ...RegistrationMoves }
    students(limit: 999, status: "!deleted", sort: ["lastName:ASC", "firstName:ASC"]) {
      items { _id firstName lastName }
    }
  }
`)
