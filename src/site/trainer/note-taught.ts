import { graphql } from '../../ui/gql/gql.ts'

graphql(`
  fragment TaughtSession on TrainerSession {
    _id trainer isOfAccount panelUrl markedAt endsAt room onlineLink contact
    bring { nl en fr } directions { nl en fr } parking { nl en fr }
    session {
      schedule { start end }
      course { key category title { nl en fr } }
      language { name { nl en fr } }
      location { isOnline address addresses { nl en fr } zip name { nl en fr } city { nl en fr } }
    }
    halves { day half }
    participants {
      _id firstName lastName organisation
      days { day present morning afternoon }
      marks { _id day half present madeAt by }
    }
  }
`)

/** Sends what was noted, and hears how the session is then. */
export const noteTaught = graphql(`
  mutation NoteTaught($token: String!, $input: NewMarks_Input!) {
    markTaught(token: $token, input: $input) { refused session { ...TaughtSession } }
  }
`)
