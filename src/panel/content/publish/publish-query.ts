import { graphql } from '../../../ui/gql/gql.ts'
import type { ContentToPublishQuery } from '../../../ui/gql/graphql.ts'

export const publishQuery = graphql(`
  query ContentToPublish($type: String!) {
    staticContentStates {
      items {
        type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author
        languages { locale state missing }
      }
    }
    staticContentCheck(type: $type) {
      findings { severity kind blockId block locale path field value }
    }
  }
`)

export type Check = NonNullable<ContentToPublishQuery['staticContentCheck']>
export type Finding = NonNullable<Check['findings'][number]>
