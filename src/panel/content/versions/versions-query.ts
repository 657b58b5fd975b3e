import { graphql } from '../../../ui/gql/gql.ts'
import type { ContentVersionsQuery } from '../../../ui/gql/graphql.ts'

export const contentVersionsQuery = graphql(`
  query ContentVersions($type: String!, $version: Int!, $hasVersion: Boolean!) {
    staticContentVersions(type: $type) {
      items { version state author createdAt publishedAt }
    }
    staticContentChanges(type: $type, version: $version) @include(if: $hasVersion) {
      items { kind blockId block locale path before after }
    }
  }
`)

type Versions = NonNullable<ContentVersionsQuery['staticContentVersions']>
export type ContentVersion = NonNullable<Versions['items'][number]>
type Changes = NonNullable<ContentVersionsQuery['staticContentChanges']>
export type ContentChange = NonNullable<Changes['items'][number]>
