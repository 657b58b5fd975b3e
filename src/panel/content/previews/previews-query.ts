import { graphql } from '../../../ui/gql/gql.ts'
import type { ContentPreviewsQuery } from '../../../ui/gql/graphql.ts'

export const previewsQuery = graphql(`
  query ContentPreviews($type: String!) {
    previews(type: $type) {
      items { _id status address author createdAt expiresAt revokedAt revokedBy }
    }
    staticContentDraft(type: $type) { blocks { id data } }
  }
`)

export type Preview = NonNullable<NonNullable<ContentPreviewsQuery['previews']>['items'][number]>
