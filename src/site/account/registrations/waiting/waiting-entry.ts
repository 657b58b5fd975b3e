import { graphql } from '../../../../ui/gql/gql.ts'
import type { WaitingRecordFragment } from '../../../../ui/gql/graphql.ts'

graphql(`
  fragment WaitingRecord on WaitingListEntry {
    _id
    status
    place
    seats
    offeredUntil
    students { _id firstName lastName }
    session {
      _id
      startDate
      schedule { start end }
      course { _id key category slug { nl en fr } title { nl en fr } }
      location { isOnline name { nl en fr } city { nl en fr } }
      language { name { nl en fr } }
    }
  }
`)

export type WaitingRecord = WaitingRecordFragment
