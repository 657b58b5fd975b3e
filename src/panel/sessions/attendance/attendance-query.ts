import { graphql } from '../../../ui/gql/gql.ts'

export const attendanceQuery = graphql(`
  query DeskAttendance($id: String!) {
    plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
      items { _id schedule { start } plannedCourse { title { nl en fr } } }
    }
    sessionParticipants(id: $id) { student firstName lastName customer attendances { day present } }
  }
`)
