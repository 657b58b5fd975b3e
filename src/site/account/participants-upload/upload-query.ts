import { graphql } from '../../../ui/gql/gql.ts'
import type { StudentUploadQuery } from '../../../ui/gql/graphql.ts'

export const uploadQuery = graphql(`
  query StudentUpload($id: String!) {
    studentUpload(id: $id) {
      _id
      fileName
      state
      columns {
        heading
        sample
        field
      }
      missing
      total
      good
      bad
      badRows {
        row
        cells {
          field
          value
          message
        }
      }
      added
    }
  }
`)

export type Upload = NonNullable<StudentUploadQuery['studentUpload']>
